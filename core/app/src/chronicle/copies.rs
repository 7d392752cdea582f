//! Copies of the log: what is in each, and the way back to one.

use empile_campaign::{CopyContents, LogCopy, Reader, UnixMillis};
use empile_games::contract::Fact;

use crate::{Empile, EmpileError};

/// A copy of the log, and what there is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CopyInfo {
    /// Its stable name.
    pub id: String,
    /// When it was made.
    pub made_at: UnixMillis,
    /// Is it what the log was when another copy was put back?
    pub is_set_aside: bool,
    /// What there is in it, in words; or why it cannot be put back.
    pub contents: String,
    /// When the last game in it was played.
    pub last_played_at: Option<UnixMillis>,
    /// Can it be put back?
    pub is_sound: bool,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// The copies of the log that are kept, the newest first.
    pub fn copies(&self) -> Result<Vec<CopyInfo>, EmpileError> {
        let found = self.read_log(|log| {
            Ok(log.copies()?.into_iter().map(|copy| (log.look_into(&copy), copy)).collect::<Vec<_>>())
        })?;
        Ok(found
            .into_iter()
            .map(|(looked, copy)| {
                let looked = looked.map_err(|error| EmpileError::log(self.lexicon(), &error));
                self.copy_info(&copy, &looked)
            })
            .collect())
    }

    /// Makes a copy of the log now.
    pub fn copy_now(&self) -> Result<(), EmpileError> {
        self.read_log(Reader::copy_now).map(drop)
    }

    /// Makes the log what it was when this copy was made. What it was until now becomes a copy, too: nothing is lost. Tables and
    /// tools that are open are of the log as it was; a shell goes home.
    pub fn put_back(&self, copy: &str) -> Result<(), EmpileError> {
        let all = self.read_log(Reader::copies)?;
        let wanted = all.into_iter().find(|kept| kept.name() == copy);
        let wanted = wanted.ok_or_else(|| self.error("log-no-such-copy"))?;
        self.ask_log(|log| log.put_back(&wanted))?;
        self.forget_what_is_open();
        Ok(())
    }
}

impl Empile {
    fn copy_info(&self, copy: &LogCopy, looked: &Result<CopyContents, EmpileError>) -> CopyInfo {
        CopyInfo {
            id: copy.name(),
            made_at: copy.made_at,
            is_set_aside: copy.is_set_aside,
            contents: match looked {
                Ok(CopyContents { games, people, .. }) => {
                    let number = |number: u32| Fact::Number(number.into());
                    self.say("copy-contents", &[("games", number(*games)), ("people", number(*people))])
                }
                Err(refusal) => refusal.reason().to_owned(),
            },
            last_played_at: looked.as_ref().ok().and_then(|contents| contents.last_played_at),
            is_sound: looked.is_ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::TempDir;

    use super::*;

    fn shelf() -> (TempDir, Empile) {
        let directory = TempDir::new().unwrap();
        let app = Empile::open(&directory.path().join("empile.db"), "fr").unwrap();
        (directory, app)
    }

    fn names(app: &Empile) -> Vec<String> {
        app.players().unwrap().into_iter().map(|player| player.name).collect()
    }

    /// The newest copy made on purpose: the daily one comes by itself.
    fn copied(app: &Empile) -> CopyInfo {
        app.copy_now().unwrap();
        app.copies().unwrap().remove(0)
    }

    #[test]
    fn a_copy_is_listed_with_what_is_in_it_and_comes_back() {
        let (_directory, app) = shelf();
        app.add_player("Ada".into(), 0).unwrap();
        let copy = copied(&app);
        assert!(copy.is_sound && !copy.is_set_aside);
        assert_eq!(copy.contents, "Aucune partie, 1 personne");
        app.add_player("Bob".into(), 1).unwrap();
        app.put_back(&copy.id).unwrap();
        assert_eq!(names(&app), ["Ada"]);
        let aside = app.copies().unwrap().into_iter().find(|copy| copy.is_set_aside).unwrap();
        assert_eq!(aside.contents, "Aucune partie, 2 personnes");
        app.put_back(&aside.id).unwrap();
        assert_eq!(names(&app), ["Ada", "Bob"]);
    }

    #[test]
    fn a_damaged_copy_is_listed_as_such_and_refused_with_a_clear_word() {
        let (directory, app) = shelf();
        app.add_player("Ada".into(), 0).unwrap();
        let copy = copied(&app);
        let file = directory.path().join("empile.db.copies").join(&copy.id);
        fs::write(&file, &fs::read(&file).unwrap()[..5_000]).unwrap();
        let listed = app.copies().unwrap().into_iter().find(|listed| listed.id == copy.id).unwrap();
        assert!(!listed.is_sound && listed.contents.starts_with("Cette copie est abîmée"), "{listed:?}");
        app.add_player("Bob".into(), 1).unwrap();
        assert_eq!(app.put_back(&copy.id).unwrap_err().code(), "log-copy-damaged");
        assert_eq!(app.put_back("../empile.db").unwrap_err().code(), "log-no-such-copy");
        assert_eq!(names(&app), ["Ada", "Bob"]);
    }

    #[test]
    fn a_table_of_the_log_as_it_was_is_not_handed_out_again() {
        use crate::MatchSetup;
        let (_directory, app) = shelf();
        let seats: Vec<_> =
            (0..2).map(|number| app.add_player(format!("P{number}"), number).unwrap().id).collect();
        let copy = copied(&app);
        let setup = MatchSetup { game: empile_games::GameId::PilePoils, options: Vec::new(), rows: None };
        let table = app.start_as_chosen(setup, seats, None, None).unwrap();
        app.put_back(&copy.id).unwrap();
        let again = app.resume_match(table.id()).err().unwrap();
        assert_eq!(again.code(), "log-no-such-match");
        assert!(app.open_matches().unwrap().is_empty());
    }
}
