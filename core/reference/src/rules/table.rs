use empile_games::{GameId, contract::Fact};

use super::{Heading, Kind, Section, Topic};
use crate::Lexicon;

pub(super) const SECTIONS: &[Section] = &[
    Section::new("table.set-up", Kind::Setup),
    Section::new("table.first-player", Kind::Setup),
    Section::new("table.turn-order", Kind::Turn),
    Section::new("table.undo", Kind::Special),
    Section::new("table.consent", Kind::Special),
    Section::new("table.muster", Kind::Special),
    Section::new("table.room", Kind::Special),
    Section::new("table.late-touches", Kind::Special),
    Section::new("table.cancelled-touches", Kind::Special),
    Section::new("table.secrets", Kind::Special),
    Section::new("table.robots", Kind::Special),
    Section::new("table.dice", Kind::Special),
    Section::new("table.saving", Kind::Special),
    Section::new("table.options", Kind::Special),
    Section::new("table.by-hand", Kind::Score),
];

pub(super) const HEADINGS: &[Heading] = &[];

/// Every game and for how many it is, a line each: « - Pile-Poils : 2–4 ».
pub(super) fn games(lexicon: &Lexicon) -> (&'static str, Fact) {
    let line = |game: &GameId| {
        let players = game.descriptor().players;
        let (least, most) = (players.start(), players.end());
        let seats = if least == most { least.to_string() } else { format!("{least}–{most}") };
        let name = lexicon.say(&Topic::Game(*game).name_key(), &[]);
        lexicon.say("reference-seats", &[("game", Fact::Text(name)), ("seats", Fact::Text(seats))])
    };
    let lines: Vec<String> = GameId::ALL.iter().map(|game| format!("- {}", line(game))).collect();
    ("games", Fact::Text(lines.join("\n")))
}
