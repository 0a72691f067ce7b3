//! What is drawn.

use super::session::Session;
use crate::args::Player;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use tabia::Side;
use tabia::picture::{self, Colour};

/// What stands before what is typed.
const PROMPT: &str = "> ";
/// The room of the moves beside the board.
const MOVES: u16 = 24;

/// Draws everything.
pub fn draw(session: &Session, frame: &mut Frame<'_>) {
    let told = told(session);
    let [head, middle, message, input] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(height(&told, frame.area().width)),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    let board = board(session);
    let width = board.width() as u16 + 3;
    let [left, right] =
        Layout::horizontal([Constraint::Length(width), Constraint::Min(MOVES)]).areas(middle);
    frame.render_widget(Paragraph::new(heading(session)), head);
    frame.render_widget(Paragraph::new(board), left);
    frame.render_widget(Paragraph::new(beside(session, right)), right);
    frame.render_widget(Paragraph::new(told).wrap(Wrap { trim: false }), message);
    write_input(session, input, frame);
}

/// The game, and who is to move or how it ended.
fn heading(session: &Session) -> Line<'static> {
    let variant = session.game.variant();
    let state = match session.game.outcome() {
        Some(outcome) => outcome.in_words().to_string(),
        None => {
            let side = session.game.turn();
            let by = match session.player(side) {
                Player::Person => "",
                Player::Random => " (random)",
                Player::Search => " (search)",
            };
            format!("{} to move{by}", side.name())
        }
    };
    let bold = Style::new().add_modifier(Modifier::BOLD);
    Line::from(vec![
        Span::styled(variant.about().title, bold),
        Span::raw(": "),
        Span::raw(state),
    ])
}

/// The board, with the square of the cursor turned light for dark.
fn board(session: &Session) -> Text<'static> {
    let lines = session.picture().spans(session.glyphs);
    let line = |spans: Vec<picture::Span>| -> Line<'static> {
        let spans = spans.into_iter().map(|span| styled(session, span));
        spans.collect::<Vec<_>>().into()
    };
    lines.into_iter().map(line).collect::<Vec<_>>().into()
}

fn styled(session: &Session, span: picture::Span) -> Span<'static> {
    let colour = |colour: Colour| Color::Indexed(colour.indexed());
    let mut style = Style::new();
    if session.coloured {
        style.fg = span.ink.map(colour);
        style.bg = span.ground.map(colour);
    }
    if span.square == Some(session.cursor.square) {
        style = style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
    }
    Span::styled(span.text, style)
}

/// Where the cursor is, what counts run, and the last moves that there is room for.
fn beside(session: &Session, area: Rect) -> Text<'static> {
    let position = session.game.position();
    let here = position.square_name(session.cursor.square);
    let mut lines = vec![format!("on {here}")];
    if let Some(at) = session.turn.at() {
        lines.push(format!("moving {}", position.square_name(at)));
    }
    for running in session
        .game
        .running()
        .iter()
        .filter(|running| running.count > 0)
    {
        let name = running.clause.reason.in_words();
        lines.push(format!(
            "{name} {} of {}",
            running.count, running.clause.limit
        ));
    }
    lines.push(String::new());
    let room = usize::from(area.height).saturating_sub(lines.len());
    let moves = pairs(session);
    let skipped = moves.len().saturating_sub(room);
    lines.extend(moves.into_iter().skip(skipped));
    lines.join("\n").into()
}

/// The moves made, numbered; those of one turn on one line.
fn pairs(session: &Session) -> Vec<String> {
    let texts = session.game.texts();
    let mut side = session.game.first_position().turn();
    let mut lines: Vec<String> = Vec::new();
    let positions = session.game.positions();
    for (text, after) in texts.iter().zip(positions.iter().skip(1)) {
        match lines.last_mut() {
            Some(line) if side == Side::Black => *line += &format!(" {text}"),
            _ => {
                let number = lines.len() + 1;
                let gap = if side == Side::Black { " …" } else { "" };
                lines.push(format!("{number:>3}.{gap} {text}"));
            }
        }
        side = after.turn();
    }
    lines
}

fn told(session: &Session) -> Text<'static> {
    let mut style = Style::new();
    if session.message.is_error {
        style = style.add_modifier(Modifier::BOLD);
        if session.coloured {
            style = style.fg(Color::Red);
        }
    }
    let line = |line: &String| Line::styled(line.clone(), style);
    let lines: Vec<Line<'static>> = session.message.lines.iter().map(line).collect();
    lines.into()
}

/// How many rows a text takes where it is this wide.
fn height(text: &Text<'_>, width: u16) -> u16 {
    let width = usize::from(width.max(1));
    let rows = text
        .lines
        .iter()
        .map(|line| line.width().div_ceil(width).max(1) + line.width() / width / 4);
    rows.sum::<usize>().clamp(1, 16) as u16
}

/// What is typed; of a long line the end.
fn write_input(session: &Session, area: Rect, frame: &mut Frame<'_>) {
    let line = Line::from(format!("{PROMPT}{}", session.line));
    let width = line.width() as u16;
    let skipped = (width + 1).saturating_sub(area.width);
    frame.render_widget(Paragraph::new(line).scroll((0, skipped)), area);
    frame.set_cursor_position(Position::new(area.x + width - skipped, area.y));
}
