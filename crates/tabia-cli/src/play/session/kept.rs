//! What is kept of a game: records written and read, and warnings before one is lost.

use super::{Message, Session};
use crate::play::cursor::Cursor;
use crate::play::saved::{self, Saved};
use std::path::{Path, PathBuf};
use tabia::AnyGame;
use tabia::pdn::Tag;

/// Where a game is kept.
pub(super) struct Kept {
    /// The game as it was written last, or as it began.
    game: AnyGame,
    /// The tags of the record it began with.
    tags: Vec<Tag>,
    /// The file that the person named for it to be saved in.
    file: Option<PathBuf>,
    /// Whether the file holds the game as it was written last, and nothing else that matters.
    is_there: bool,
}

impl Kept {
    pub(super) fn new(game: AnyGame, tags: Vec<Tag>) -> Kept {
        Kept {
            game,
            tags,
            file: None,
            is_there: false,
        }
    }
}

impl Session {
    /// Saves the game in this file, and on leaving. `is_there` says that the game was read from it.
    pub fn save_in(&mut self, file: PathBuf, is_there: bool) {
        self.kept.file = Some(file);
        self.kept.is_there = is_there;
    }

    /// What is told once the terminal is as it was before: where the game is, or the game itself. And what went
    /// wrong, if it could not be saved.
    pub fn farewell(&mut self) -> (String, Option<String>) {
        let fault = self.keep().err();
        let record = || saved::record(&self.game, &self.kept.tags).to_string();
        let told = match &self.kept.file {
            Some(file) if self.is_kept() => format!("saved in {}", file.display()),
            _ => record().trim_end().to_owned(),
        };
        (told, fault)
    }

    /// Writes the game into its file, if it has one and is not there yet.
    fn keep(&mut self) -> Result<(), String> {
        match self.kept.file.clone() {
            Some(file) if !self.is_kept() && self.game.plies() > 0 => self.write(file, false),
            _ => Ok(()),
        }
    }

    /// Whether the game is in its file as it is now.
    fn is_kept(&self) -> bool {
        self.kept.is_there && self.game == self.kept.game
    }

    fn write(&mut self, file: PathBuf, force: bool) -> Result<(), String> {
        let is_own = self.kept.is_there && self.kept.file.as_ref() == Some(&file);
        let record = saved::record(&self.game, &self.kept.tags);
        saved::save(&record, &file, force || is_own)?;
        self.kept.game = self.game.clone();
        self.save_in(file, true);
        Ok(())
    }

    pub(super) fn save(&mut self, file: Option<&Path>, force: bool) -> Result<(), String> {
        let file = file.map(Path::to_owned).or_else(|| self.kept.file.clone());
        let file = file.ok_or("save where? type `save FILE`")?;
        let told = format!("saved in {}", file.display());
        self.write(file, force)?;
        self.say([told]);
        Ok(())
    }

    pub(super) fn load(&mut self, file: Option<&Path>, force: bool) -> Result<(), String> {
        let file = file.ok_or("load what? type `load FILE`")?;
        self.may_lose(force, "load!")?;
        let saved = saved::load(file, &self.game.rules())?;
        let plies = saved.game.plies();
        self.begin(saved);
        self.say([format!("{plies} plies from {}", file.display())]);
        self.ended();
        Ok(())
    }

    /// Begins with another game. It is saved nowhere until the person says where: no file is that of two games.
    pub(super) fn begin(&mut self, saved: Saved) {
        self.kept = Kept::new(saved.game.clone(), saved.tags);
        self.game = saved.game;
        self.cursor = Cursor::new(self.game.position().grid());
        self.turn_begins();
        self.message = Message::default();
    }

    /// Whether nothing is lost if the person leaves, or the person insists.
    pub(super) fn may_leave(&self, force: bool) -> Result<(), String> {
        match self.kept.file {
            // It is written there on leaving.
            Some(_) => Ok(()),
            None => self.may_lose(force, "quit!"),
        }
    }

    /// Whether nothing is lost if the game is given up, or the person insists.
    pub(super) fn may_lose(&self, force: bool, insisting: &str) -> Result<(), String> {
        if force || self.game == self.kept.game || self.game.plies() == 0 {
            return Ok(());
        }
        Err(format!(
            "the game is not saved: `save FILE`, or `{insisting}`"
        ))
    }
}
