//! Where in a file its mutants are, and what stands there.

use crate::list::{Genre, Mutant};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::error::Error;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, BinOp, Block, Expr, Pat, Signature};

/// A place with its mutants, in a file as it is written.
pub struct Wrap {
    pub whole: Range<usize>,
    /// The mutants and their texts.
    pub changed: Vec<(usize, Range<usize>)>,
}

/// What a change stands in for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    /// All that a function does: nothing of it is left.
    Body,
    /// Whether a match arm is taken that has no guard: it gets one.
    Arm,
    Expression,
}

/// The places of a file: from, to, what; with each mutant the text that it has there.
pub struct Wraps(BTreeMap<Place, Vec<(usize, String)>>);

/// From where to where: what holds another comes first.
type Place = (usize, Reverse<usize>, What);

impl Wraps {
    pub fn contains(&self, number: usize) -> bool {
        self.0.values().flatten().any(|&(other, _)| other == number)
    }

    /// The source with all mutants but those left out, and where they are.
    pub fn write(&self, source: &str, left_out: &BTreeMap<usize, &str>) -> (String, Vec<Wrap>) {
        let mut text = String::new();
        let mut wraps: Vec<Wrap> = Vec::new();
        let mut open: Vec<(usize, usize)> = Vec::new();
        let mut at = 0;
        let close = |text: &mut String,
                     wraps: &mut Vec<Wrap>,
                     open: &mut Vec<(usize, usize)>,
                     at: &mut usize,
                     to: usize| {
            while let Some(&(end, index)) = open.last().filter(|(end, _)| *end <= to) {
                text.push_str(&source[*at..end]);
                *at = end;
                text.push_str(" })");
                wraps[index].whole.end = text.len();
                open.pop();
            }
        };
        for (&(start, Reverse(end), what), mutants) in &self.0 {
            let mutants: Vec<_> = mutants
                .iter()
                .filter(|(number, _)| !left_out.contains_key(number))
                .collect();
            if mutants.is_empty() {
                continue;
            }
            close(&mut text, &mut wraps, &mut open, &mut at, start);
            text.push_str(&source[at..start]);
            at = start;
            let began = text.len();
            let mut changed = Vec::new();
            match what {
                What::Arm => text.push_str(" if true"),
                What::Expression => text.push('('),
                _ => {}
            }
            for (number, replacement) in mutants {
                match what {
                    What::Arm => text.push_str(&format!(" && !crate::mutants::on({number})")),
                    What::Body | What::Expression => {
                        let word = if what == What::Body { "return " } else { "" };
                        text.push_str(&format!("if crate::mutants::on({number}) {{ {word}"));
                        let from = text.len();
                        text.push_str(replacement);
                        changed.push((*number, from..text.len()));
                        text.push_str(if what == What::Body {
                            "; }\n"
                        } else {
                            " } else "
                        });
                        continue;
                    }
                }
                changed.push((*number, began..text.len()));
            }
            let mut whole = began..text.len();
            if what == What::Expression {
                text.push_str("{ ");
                open.push((end, wraps.len()));
            } else if what == What::Body {
                whole.end += end - start;
            }
            wraps.push(Wrap { whole, changed });
        }
        close(&mut text, &mut wraps, &mut open, &mut at, source.len());
        text.push_str(&source[at..]);
        (text, wraps)
    }
}

/// Finds the places of these mutants.
pub fn find(
    source: &str,
    file: &str,
    mutants: &[Mutant],
    numbers: &[usize],
) -> Result<Wraps, Box<dyn Error>> {
    let mut finder = Finder {
        source,
        wanted: BTreeMap::new(),
        wraps: Wraps(BTreeMap::new()),
    };
    for &number in numbers {
        let mutant = &mutants[number];
        if mutant.function.is_none() {
            continue;
        }
        let start = mutant.span.start.offset(source);
        finder
            .wanted
            .entry((mutant.genre as u8, start))
            .or_default()
            .push((number, mutant));
    }
    finder.visit_file(&syn::parse_file(source).map_err(|error| format!("{file}: {error}"))?);
    Ok(finder.wraps)
}

struct Finder<'a> {
    source: &'a str,
    /// By genre and the byte where they start.
    wanted: BTreeMap<(u8, usize), Vec<(usize, &'a Mutant)>>,
    wraps: Wraps,
}

impl<'a> Finder<'a> {
    fn wanted(&self, genre: Genre, start: usize) -> Vec<(usize, &'a Mutant)> {
        self.wanted
            .get(&(genre as u8, start))
            .cloned()
            .unwrap_or_default()
    }

    fn wrap(&mut self, range: Range<usize>, what: What, number: usize, text: String) {
        let place = (range.start, Reverse(range.end), what);
        self.wraps.0.entry(place).or_default().push((number, text));
    }

    /// All mutants of a genre that start at a byte, by their own texts.
    fn wrap_all(&mut self, genre: Genre, start: usize, range: Range<usize>, what: What) {
        for (number, mutant) in self.wanted(genre, start) {
            self.wrap(range.clone(), what, number, mutant.replacement.clone());
        }
    }

    /// The expression with the bytes of one operator replaced.
    fn operator(&mut self, genre: Genre, whole: Range<usize>, operator: Range<usize>) {
        for (number, mutant) in self.wanted(genre, operator.start) {
            let (before, after) = (
                &self.source[whole.start..operator.start],
                &self.source[operator.end..whole.end],
            );
            self.wrap(
                whole.clone(),
                What::Expression,
                number,
                format!("{before}{}{after}", mutant.replacement),
            );
        }
    }

    fn body(&mut self, signature: &Signature, block: &Block) {
        // What returns `impl Trait` returns one type, and the mutant has another.
        if self.source[signature.output.span().byte_range()].contains("impl ") {
            return;
        }
        let (open, close) = (
            block.brace_token.span.open().byte_range(),
            block.brace_token.span.close().byte_range(),
        );
        let Some(first) = block.stmts.first() else {
            return;
        };
        self.wrap_all(
            Genre::FnValue,
            first.span().byte_range().start,
            open.end..close.start,
            What::Body,
        );
    }
}

/// Whether a part of a condition binds names: it cannot stand in parentheses.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) if matches!(binary.op, BinOp::And(_)) => {
            binds(&binary.left) || binds(&binary.right)
        }
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.body(&function.sig, &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.body(&function.sig, &function.block);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(block) = &function.default {
            self.body(&function.sig, block);
        }
        visit::visit_trait_item_fn(self, function);
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        let whole = expr.span().byte_range();
        match expr {
            Expr::Binary(binary) if !binds(expr) => {
                self.operator(Genre::BinaryOperator, whole, binary.op.span().byte_range());
            }
            Expr::Unary(unary) => {
                self.operator(Genre::UnaryOperator, whole, unary.op.span().byte_range())
            }
            Expr::Struct(literal) => {
                for field in literal
                    .fields
                    .iter()
                    .filter(|field| field.colon_token.is_some())
                {
                    let Some(rest) = &literal.rest else { break };
                    for (number, _) in
                        self.wanted(Genre::StructField, field.span().byte_range().start)
                    {
                        let base = &self.source[rest.span().byte_range()];
                        let syn::Member::Named(name) = &field.member else {
                            continue;
                        };
                        let text = format!("({base}).{name}");
                        self.wrap(
                            field.expr.span().byte_range(),
                            What::Expression,
                            number,
                            text,
                        );
                    }
                }
            }
            _ => {}
        }
        visit::visit_expr(self, expr);
    }

    fn visit_expr_match(&mut self, expr: &'ast syn::ExprMatch) {
        // Without an arm that takes all the rest, none can be missed.
        let takes_rest = |arm: &Arm| match &arm.pat {
            _ if arm.guard.is_some() => false,
            // A name with a capital is that of a value.
            Pat::Ident(name) => name.ident.to_string().starts_with(char::is_lowercase),
            pat => matches!(pat, Pat::Wild(_)),
        };
        let has_rest = expr.arms.iter().any(takes_rest);
        for arm in &expr.arms {
            let start = arm.span().byte_range().start;
            match &arm.guard {
                None if has_rest => {
                    let end = arm.pat.span().byte_range().end;
                    self.wrap_all(Genre::MatchArm, start, end..end, What::Arm);
                }
                Some((_, guard)) if !binds(guard) => {
                    let range = guard.span().byte_range();
                    self.wrap_all(
                        Genre::MatchArmGuard,
                        range.start,
                        range.clone(),
                        What::Expression,
                    );
                    for (number, _) in self.wanted(Genre::MatchArm, start) {
                        self.wrap(range.clone(), What::Expression, number, "false".into());
                    }
                }
                _ => {}
            }
        }
        visit::visit_expr_match(self, expr);
    }
}
