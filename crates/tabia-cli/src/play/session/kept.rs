//! What is kept of a game: records written and read, and warnings before one is lost.

use super::{Message, Session};
use crate::play::cursor::Cursor;
use crate::play::saved;
use std::path::Path;
use tabia::AnyGame;
use tabia::pdn::Record;

impl Session {
    /// What is told once the terminal is as it was before: where the game is, or the game itself.
    pub fn farewell(&mut self) -> String {
        let unkept = self.game != self.kept && self.game.plies() > 0;
        if let (true, Some(file)) = (unkept, &self.file)
            && saved::save(&self.game, file, true).is_ok()
        {
            return format!("saved in {}", file.display());
        }
        match &self.file {
            Some(file) if !unkept => format!("saved in {}", file.display()),
            _ => Record::of(&self.game).to_string().trim_end().to_owned(),
        }
    }

    pub(super) fn save(&mut self, file: Option<&Path>, force: bool) -> Result<(), String> {
        let own = self.file.clone();
        let file = file.map(Path::to_owned).or(own.clone());
        let file = file.ok_or("save where? type `save FILE`")?;
        saved::save(&self.game, &file, force || own.as_ref() == Some(&file))?;
        self.say([format!("saved in {}", file.display())]);
        self.file = Some(file);
        self.kept = self.game.clone();
        Ok(())
    }

    pub(super) fn load(&mut self, file: Option<&Path>, force: bool) -> Result<(), String> {
        let file = file.ok_or("load what? type `load FILE`")?;
        self.may_lose(force, "load!")?;
        let game = saved::load(file, &self.game.rules())?;
        let plies = game.plies();
        self.begin(game);
        self.file = Some(file.to_owned());
        self.say([format!("{plies} plies from {}", file.display())]);
        self.ended();
        Ok(())
    }

    pub(super) fn begin(&mut self, game: AnyGame) {
        self.kept = game.clone();
        self.game = game;
        self.cursor = Cursor::new(self.game.position().grid());
        self.turn_begins();
        self.message = Message::default();
    }

    /// Whether nothing is lost if the game is given up, or the person insists.
    pub(super) fn may_lose(&self, force: bool, insisting: &str) -> Result<(), String> {
        if force || self.game == self.kept || self.game.plies() == 0 {
            return Ok(());
        }
        Err(format!(
            "the game is not saved: `save FILE`, or `{insisting}`"
        ))
    }
}
