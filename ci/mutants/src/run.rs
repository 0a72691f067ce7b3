//! Puts each mutant to the tests that come by it.

use crate::list::Mutant;
use crate::weave::LEFT_OUT;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};
use wait_timeout::ChildExt;

/// What a program of tests may use, in kilobytes: a mutant may ask for all there is.
const MEMORY: u32 = 6_000_000;

/// Tests that take longer, with no mutant on, are left out.
const LONGEST: Duration = Duration::from_secs(8);

/// Tests of one program whose names begin alike.
struct Unit {
    program: PathBuf,
    folder: PathBuf,
    filter: String,
    took: Duration,
    /// The mutants that these tests come by.
    passed: HashSet<usize>,
}

pub fn run(mutants: &[Mutant], tree: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let left_out: BTreeMap<usize, String> = fs::read_to_string(tree.join(LEFT_OUT))?
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(number, why)| Ok((number.parse()?, why.to_owned())))
        .collect::<Result<_, std::num::ParseIntError>>()?;
    let mut units = build(tree)?;
    let noted = tree.join("passed.txt");
    let mut slow = 0;
    for unit in &mut units {
        let _ = fs::remove_file(&noted);
        let began = Instant::now();
        let passes = unit.passes("TABIA_PASSED", &noted.display().to_string(), LONGEST)?;
        unit.took = began.elapsed();
        match passes {
            Some(true) => {
                let numbers = fs::read_to_string(&noted).unwrap_or_default();
                unit.passed = numbers.lines().map(str::parse).collect::<Result<_, _>>()?;
            }
            Some(false) => return Err(format!("fails without a mutant: {unit}").into()),
            None => {
                slow += 1;
                eprintln!("left out, for it takes too long: {unit}");
            }
        }
    }
    units.sort_by_key(|unit| unit.took);
    eprintln!(
        "{} groups of tests, {} s",
        units.len() - slow,
        units
            .iter()
            .map(|unit| unit.took.as_secs_f64())
            .sum::<f64>() as u64
    );
    // A run that was broken off goes on.
    let known = fs::read_to_string(out).unwrap_or_default();
    let known: HashMap<&str, &str> = known
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(what, name)| (name, what))
        .collect();
    let results = Mutex::new((File::create(out)?, BTreeMap::<String, usize>::new()));
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), String> {
        while let Some((number, mutant)) =
            Some(next.fetch_add(1, Relaxed)).and_then(|n| Some((n, mutants.get(n)?)))
        {
            let known = known.get(mutant.name.as_str());
            let known = known.map(|&what| what.to_owned());
            let what = match known.or_else(|| left_out.get(&number).cloned()) {
                Some(what) => what,
                None => put_to(&units, number)
                    .map_err(|error| error.to_string())?
                    .into(),
            };
            let mut results = results.lock().map_err(|error| error.to_string())?;
            writeln!(results.0, "{what}\t{}", mutant.name).map_err(|error| error.to_string())?;
            *results.1.entry(what).or_default() += 1;
        }
        Ok(())
    };
    let workers = thread::available_parallelism()?.get();
    thread::scope(|scope| {
        let all: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        all.into_iter()
            .try_for_each(|worker| worker.join().expect("a worker does not panic"))
    })?;
    for (what, count) in &results.into_inner()?.1 {
        println!("{count:6} {what}");
    }
    Ok(())
}

/// What comes of a mutant.
fn put_to(units: &[Unit], number: usize) -> Result<&'static str, Box<dyn Error>> {
    let mut what = "no test comes by";
    for unit in units.iter().filter(|unit| unit.passed.contains(&number)) {
        let limit = unit.took * 10 + Duration::from_secs(5);
        match unit.passes("TABIA_MUTANT", &number.to_string(), limit)? {
            None => return Ok("caught by time"),
            Some(false) => return Ok("caught"),
            Some(true) => what = "survived",
        }
    }
    Ok(what)
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let program = self.program.file_name().unwrap_or_default();
        write!(f, "{} {}", program.display(), self.filter)
    }
}

impl Unit {
    /// Whether the tests pass. Nothing if they do not end.
    fn passes(
        &self,
        name: &str,
        value: &str,
        limit: Duration,
    ) -> Result<Option<bool>, Box<dyn Error>> {
        let mut child = Command::new("sh")
            .args(["-c", &format!("ulimit -v {MEMORY}; exec \"$@\""), "sh"])
            .arg(&self.program)
            .args([&self.filter, "--test-threads=1"])
            .current_dir(&self.folder)
            .env(name, value)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let Some(status) = child.wait_timeout(limit)? else {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        };
        Ok(Some(status.success()))
    }
}

/// Builds the tests, and shares them out into groups.
fn build(tree: &Path) -> Result<Vec<Unit>, Box<dyn Error>> {
    let output = Command::new("cargo")
        .args([
            "test",
            "--quiet",
            "--no-run",
            "--package",
            "tabia-core",
            "--package",
            "tabia",
            "--package",
            "tabia-batch",
            "--all-features",
        ])
        .args(["--lib", "--tests", "--message-format=json"])
        .env("RUSTC_BOOTSTRAP", "1")
        .current_dir(tree)
        .stderr(Stdio::inherit())
        .output()?;
    if !output.status.success() {
        return Err("the tests do not compile".into());
    }
    let mut units = Vec::new();
    for line in String::from_utf8(output.stdout)?.lines() {
        let message: Value = serde_json::from_str(line)?;
        let (Some(program), Some(manifest)) = (
            message["executable"].as_str(),
            message["manifest_path"].as_str(),
        ) else {
            continue;
        };
        let folder = Path::new(manifest)
            .parent()
            .ok_or("a manifest without a folder")?;
        let listed = Command::new(program)
            .arg("--list")
            .current_dir(folder)
            .output()?;
        let mut filters: Vec<String> = String::from_utf8(listed.stdout)?
            .lines()
            .filter_map(|line| line.strip_suffix(": test"))
            .map(|name| {
                name.split([':', ' ', '/'])
                    .next()
                    .unwrap_or_default()
                    .to_owned()
            })
            .collect();
        filters.sort();
        filters.dedup();
        units.extend(filters.into_iter().map(|filter| Unit {
            program: program.into(),
            folder: folder.into(),
            filter,
            took: Duration::ZERO,
            passed: HashSet::new(),
        }));
    }
    Ok(units)
}
