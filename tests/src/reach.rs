//! Whose hand it was: straight reaches across a table on which everyone plays at once, and who is heard.

use std::fmt::Write;

use empile_games::{GameId, contract::Seat};
use empile_stage::{ASTRAY, Phase, Point, Surface, offered};

use crate::{
    hands::{Hands, Screen},
    plugs::REFLEXES,
};

/// A hand that goes straight from the middle of its zone to a target.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// Whose hand.
    pub seat: Seat,
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// Does the finger come down only at the end? Otherwise it comes down where the hand begins, and lifts at the end.
    pub presses: bool,
}

/// A game at which everyone plays at once.
#[derive(Clone, Copy)]
pub struct Reflexes {
    /// Which.
    pub game: GameId,
    /// Moments at which hands reach for something, at a table of so many.
    pub tables: fn(u8, Screen) -> Vec<Hands>,
    /// Every reach that is tried at such a moment: what players can mean, and fingers where they have no business.
    pub reaches: fn(&Hands) -> Vec<Reach>,
}

/// What such a table is laid out on: phones from the smallest on, both ways, and tablets both ways.
pub const SCREENS: [Surface; 9] = [
    Surface { width: 320.0, height: 480.0 },
    Surface { width: 360.0, height: 560.0 },
    Surface { width: 360.0, height: 640.0 },
    Surface { width: 412.0, height: 840.0 },
    Surface { width: 640.0, height: 360.0 },
    Surface { width: 800.0, height: 360.0 },
    Surface { width: 768.0, height: 950.0 },
    Surface { width: 800.0, height: 1200.0 },
    Surface { width: 1280.0, height: 760.0 },
];

/// What became of the reaches on one layout.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// Dead straight reaches.
    pub straight: Count,
    /// Those that end [astray](ASTRAY), to either side.
    pub astray: Count,
    /// What was heard for somebody else, in words.
    pub told: Vec<String>,
}

/// How many reaches, and how many of them were heard for somebody else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// All of them.
    pub all: usize,
    /// Heard for somebody else.
    pub misheard: usize,
}

impl Reflexes {
    /// Is the game offered to so many on such a screen?
    #[must_use]
    pub fn is_offered(&self, players: u8, screen: Screen) -> bool {
        offered(self.game, players, screen.surface, screen.text_scale).is_ok()
    }

    /// Makes every reach at every moment, each at a table of its own.
    #[must_use]
    pub fn try_all(&self, players: u8, screen: Screen) -> Heard {
        let mut heard = Heard::default();
        for table in (self.tables)(players, screen) {
            for reach in (self.reaches)(&table) {
                for aside in [-ASTRAY, 0.0, ASTRAY] {
                    let others: Vec<Seat> = seats_heard(&table, reach, aside)
                        .into_iter()
                        .filter(|seat| *seat != reach.seat)
                        .collect();
                    let count = if aside == 0.0 { &mut heard.straight } else { &mut heard.astray };
                    count.all += 1;
                    if !others.is_empty() {
                        count.misheard += 1;
                        heard.told.push(format!("{reach:?}, {aside} aside, is heard for {others:?}"));
                    }
                }
            }
        }
        heard
    }
}

/// For whom a reach is heard that runs so far beside the straight line. Whatever is done in these games costs nobody but whoever
/// did it: who is not heard, is not harmed.
#[must_use]
pub fn seats_heard(table: &Hands, reach: Reach, aside: f32) -> Vec<Seat> {
    let mut hands = table.clone();
    let Reach { from, to, presses, .. } = reach.beside(aside);
    let (now, finger) = (hands.now() + 1, 77);
    hands.take_asked();
    if presses {
        hands.touch_at(finger, Phase::Down, to, now);
    } else {
        hands.touch_at(finger, Phase::Down, from, now);
        let halfway = Point { x: f32::midpoint(from.x, to.x), y: f32::midpoint(from.y, to.y) };
        hands.touch_at(finger, Phase::Move, halfway, now + 1);
        hands.touch_at(finger, Phase::Move, to, now + 2);
    }
    hands.touch_at(finger, Phase::Up, to, now + 3);
    hands.take_asked().into_iter().map(|intent| intent.seat).collect()
}

impl Reach {
    /// The same, so far to the side.
    #[must_use]
    pub fn beside(self, aside: f32) -> Reach {
        let (x, y) = (self.to.x - self.from.x, self.to.y - self.from.y);
        let length = x.hypot(y).max(1.0);
        let (x, y) = (-y / length * aside, x / length * aside);
        let moved = |point: Point| Point { x: point.x + x, y: point.y + y };
        Reach { from: moved(self.from), to: moved(self.to), ..self }
    }
}

/// The same, and each of them as a finger that comes down only at the end.
#[must_use]
pub fn also_pressed(reaches: &[Reach]) -> Vec<Reach> {
    let pressed = reaches.iter().map(|reach| Reach { presses: true, ..*reach });
    reaches.iter().copied().chain(pressed).collect()
}

/// Game × layout × players: reaches heard for somebody else, straight and astray.
#[must_use]
pub fn table() -> String {
    let mut table = String::new();
    for reflexes in REFLEXES {
        let players = reflexes.game.descriptor().players;
        let _ = write!(table, "| {} |", reflexes.game.slug());
        players.clone().for_each(|players| {
            let _ = write!(table, " {players} players |");
        });
        let _ = writeln!(table, "\n|---|{}", "---|".repeat(players.clone().count()));
        for surface in SCREENS {
            let _ = write!(table, "| {} × {} |", surface.width, surface.height);
            for players in players.clone() {
                let screen = Screen::from(surface);
                let cell = if reflexes.is_offered(players, screen) {
                    let Heard { straight, astray, .. } = reflexes.try_all(players, screen);
                    format!(
                        "{} of {}, {} of {}",
                        straight.misheard, straight.all, astray.misheard, astray.all
                    )
                } else {
                    "not offered".to_owned()
                };
                let _ = write!(table, " {cell} |");
            }
            table.push('\n');
        }
        table.push('\n');
    }
    table
}
