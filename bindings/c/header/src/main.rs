//! Writes `include/tabia.h` from the sources of `tabia-c`. A test says whether it is as they say.

use cbindgen::{
    Builder, Config, DocumentationStyle, EnumConfig, FunctionConfig, ItemType, Language, Layout,
    RenameRule, Style,
};
use std::error::Error;
use std::path::{Path, PathBuf};

/// The first page of the header.
const CONVENTIONS: &str = include_str!("conventions.h");

/// The sources, in the order in which the header has them.
const SOURCES: &[&str] = &[
    "library",
    "status",
    "values",
    "outcomes",
    "variants",
    "squares",
    "rules",
    "positions",
    "moves",
    "perft",
    "pictures",
    "games",
    "turns",
    "records",
    "readers",
    "items",
];

/// Enumerations whose values are passed as plain integers, so that no function names them.
const ENUMS: &[&str] = &[
    "Side",
    "SquareForm",
    "Glyphs",
    "Length",
    "Reason",
    "Saying",
    "Encoding",
    "Result",
    "ItemKind",
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = folder();
    Ok(std::fs::write(path(&folder), header(&folder)?)?)
}

/// The folder of `tabia-c`.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn path(folder: &Path) -> PathBuf {
    folder.join("../../include/tabia.h")
}

fn header(folder: &Path) -> Result<String, Box<dyn Error>> {
    let mut builder = Builder::new().with_config(config());
    for source in SOURCES {
        builder = builder.with_src(source_file(folder, source));
    }
    let mut bytes = Vec::new();
    builder.generate()?.write(&mut bytes);
    let text = String::from_utf8(bytes)?;
    // Blank lines in comments are ` *` without a space after it.
    let lines = text.lines().map(str::trim_end);
    Ok(lines.flat_map(|line| [line, "\n"]).collect())
}

fn source_file(folder: &Path, name: &str) -> PathBuf {
    folder.join("src").join(name).with_extension("rs")
}

fn config() -> Config {
    let include = ENUMS.iter().map(|name| format!("Tabia{name}")).collect();
    Config {
        language: Language::C,
        cpp_compat: true,
        style: Style::Both,
        include_guard: Some("TABIA_H".to_owned()),
        header: Some(CONVENTIONS.trim_end().to_owned()),
        after_includes: Some(version_macros()),
        no_includes: true,
        sys_includes: ["stdbool.h", "stddef.h", "stdint.h"]
            .map(str::to_owned)
            .to_vec(),
        usize_is_size_t: true,
        documentation: true,
        documentation_style: DocumentationStyle::C99,
        line_length: 110,
        export: cbindgen::ExportConfig {
            include,
            item_types: vec![
                ItemType::Constants,
                ItemType::Enums,
                ItemType::Structs,
                ItemType::OpaqueItems,
                ItemType::Functions,
            ],
            ..Default::default()
        },
        function: FunctionConfig {
            args: Layout::Auto,
            ..Default::default()
        },
        enumeration: EnumConfig {
            rename_variants: RenameRule::QualifiedScreamingSnakeCase,
            ..Default::default()
        },
        ..Config::default()
    }
}

/// The version as `Cargo.toml` says it: all members of the workspace share one.
fn version_macros() -> String {
    let number = |part| format!("#define TABIA_VERSION_{part}");
    [
        "\n/* The version of this header. */".to_owned(),
        format!("{} {}", number("MAJOR"), env!("CARGO_PKG_VERSION_MAJOR")),
        format!("{} {}", number("MINOR"), env!("CARGO_PKG_VERSION_MINOR")),
        format!("{} {}", number("PATCH"), env!("CARGO_PKG_VERSION_PATCH")),
        format!("{} \"{}\"", number("STRING"), env!("CARGO_PKG_VERSION")),
        "\n/* The length of a text that ends with a NUL. */".to_owned(),
        "#define TABIA_Z SIZE_MAX".to_owned(),
    ]
    .join("\n")
}

#[cfg(test)]
mod tests {
    use super::{folder, header, path};

    #[test]
    fn the_header_is_as_the_sources_say() {
        let folder = folder();
        let there = std::fs::read_to_string(path(&folder)).unwrap_or_default();
        let said = header(&folder).unwrap_or_else(|error| panic!("{error}"));
        assert!(
            there == said,
            "cargo run -p tabia-header writes include/tabia.h anew"
        );
    }
}
