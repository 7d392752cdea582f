use empile_games::{GameId, contract::Fact};

use super::{Facts, Heading, Kind, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section::new("table.set-up", Kind::Setup),
    Section::new("table.first-player", Kind::Setup),
    Section::new("table.turn-order", Kind::Turn),
    Section::new("table.undo", Kind::Special),
    Section::new("table.consent", Kind::Special),
    Section::new("table.muster", Kind::Special),
    Section::new("table.late-touches", Kind::Special),
    Section::new("table.cancelled-touches", Kind::Special),
    Section::new("table.secrets", Kind::Special),
    Section::new("table.robots", Kind::Special),
    Section::new("table.saving", Kind::Special),
    Section::new("table.options", Kind::Special),
    Section::new("table.by-hand", Kind::Score),
];

pub(super) const HEADINGS: &[Heading] = &[];

/// For how many each game is, under its own name: « 2–4 ».
pub(super) fn facts(_players: u8) -> Facts {
    let seats = |game: &GameId| {
        let players = game.descriptor().players;
        let (least, most) = (players.start(), players.end());
        if least == most { least.to_string() } else { format!("{least}–{most}") }
    };
    GameId::ALL.iter().map(|game| (game.slug(), Fact::Text(seats(game)))).collect()
}
