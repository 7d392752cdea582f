//! What hangs from a finger, or waits to be moved by buttons: where it would be let go.

use empile_games::neko_tower::{Drop, FURTHEST_DROP, Held, Piece};

/// Tenths of a millimetre.
const TENTHS: f32 = 10.0;
/// A touch of a button moves what hangs by so much, in millimetres.
pub(super) const NUDGE: f32 = 2.0;
/// A finger that moves less than this trembles, in millimetres: it is followed in part only.
const TREMBLE: f32 = 5.0;
/// And at least in this part, so that nothing hangs behind for long.
const LEAST: f32 = 0.22;

/// A piece in hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Aim {
    pub(super) piece: Piece,
    /// Where its middle hangs, in millimetres to the right of the table's.
    pub(super) x: f32,
    /// How high a finger holds it, in millimetres; buttons hold it just above where it would land.
    pub(super) up: Option<f32>,
    pub(super) floor: u8,
    pub(super) fold: u8,
}

impl Aim {
    /// In the middle of the lowest floor it may go to, or where it is wanted.
    pub(super) fn new(held: Held, x: f32, wanted: u8) -> Aim {
        let floor = nearest(held, wanted);
        Aim { piece: held.piece, x, up: None, floor, fold: 0 }
    }

    /// It hangs where this would be let go.
    pub(super) fn of(drop: Drop) -> Aim {
        let Drop { piece, x, floor, fold } = drop;
        Aim { piece, x: f32::from(x) / TENTHS, up: None, floor, fold }
    }

    /// What is let go.
    pub(super) fn drop(self) -> Drop {
        let furthest = f32::from(FURTHEST_DROP);
        let x = (self.x * TENTHS).round().clamp(-furthest, furthest) as i16;
        Drop { piece: self.piece, x, floor: self.floor, fold: self.fold }
    }

    /// Follows a finger: quickly where it goes somewhere, less where it only trembles.
    pub(super) fn follow(&mut self, x: f32, up: f32) {
        let away = x - self.x;
        self.x += away * (away.abs() / TREMBLE).clamp(LEAST, 1.0);
        self.up = Some(up);
        self.stay_near();
    }

    pub(super) fn nudge(&mut self, by: f32) {
        self.x += by;
        self.up = None;
        self.stay_near();
    }

    fn stay_near(&mut self) {
        let furthest = f32::from(FURTHEST_DROP) / TENTHS;
        self.x = self.x.clamp(-furthest, furthest);
    }

    /// The next way to fold it.
    pub(super) fn fold_on(&mut self, held: Held) {
        self.fold = (self.fold + 1) % held.folds.max(1);
    }

    /// The floor above or below that it may go to.
    pub(super) fn change_floor(&mut self, held: Held, up: bool) {
        let beyond = |floor: &u8| if up { *floor > self.floor } else { *floor < self.floor };
        let mut floors = held.floors().filter(beyond);
        let next = if up { floors.next() } else { floors.last() };
        self.floor = next.unwrap_or(self.floor);
        self.up = None;
    }

    /// The floor nearest to a height that it may go to.
    pub(super) fn go_to(&mut self, held: Held, floor: u8) {
        self.floor = nearest(held, floor);
    }
}

fn nearest(held: Held, wanted: u8) -> u8 {
    held.floors().min_by_key(|floor| floor.abs_diff(wanted)).unwrap_or(held.lowest)
}

#[cfg(test)]
mod tests {
    use empile_games::neko_tower::Nakama;

    use super::*;

    fn cat() -> Held {
        Held { piece: Piece::Nakama(Nakama(3)), wall: None, lowest: 1, highest: 6, but: Some(4), folds: 1 }
    }

    #[test]
    fn a_finger_that_goes_somewhere_is_followed_and_one_that_trembles_less() {
        let mut aim = Aim::new(cat(), 0.0, 2);
        aim.follow(40.0, 100.0);
        assert!((aim.x - 40.0).abs() < 0.001, "all the way");
        aim.follow(41.0, 100.0);
        assert!(aim.x > 40.1 && aim.x < 40.5, "a part of a tremble: {}", aim.x);
        for _ in 0..40 {
            aim.follow(41.0, 100.0);
        }
        assert!((aim.x - 41.0).abs() < 0.05, "whoever stays there is followed: {}", aim.x);
    }

    #[test]
    fn nothing_is_let_go_further_out_than_may_be() {
        let mut aim = Aim::new(cat(), 0.0, 2);
        aim.follow(9_000.0, 0.0);
        assert_eq!(aim.drop().x, FURTHEST_DROP);
        aim.nudge(-NUDGE);
        assert_eq!(aim.drop().x, FURTHEST_DROP - 20);
    }

    #[test]
    fn it_goes_from_floor_to_floor_past_the_one_where_it_may_not() {
        let mut aim = Aim::new(cat(), 0.0, 4);
        assert_ne!(aim.floor, 4);
        aim.go_to(cat(), 3);
        aim.change_floor(cat(), true);
        assert_eq!(aim.floor, 5);
        aim.change_floor(cat(), true);
        aim.change_floor(cat(), true);
        assert_eq!(aim.floor, 6, "and no higher");
        aim.change_floor(cat(), false);
        aim.change_floor(cat(), false);
        assert_eq!(aim.floor, 3);
    }
}
