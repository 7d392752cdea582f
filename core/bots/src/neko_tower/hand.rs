//! How steady a hand is, how far it looks, and how long it takes.

use empile_games::{
    contract::{Millis, Stream},
    neko_tower::{Action, Drop, FURTHEST_DROP},
};

use super::Station;
use crate::{Level, paced::Reaction};

/// A hand goes to what it takes, or carries it to where it hangs.
const TAKES_MS: Millis = 700;
const CARRIES_MS: Millis = 520;
/// It hangs a little elsewhere after so long, and is opened after so long where it hangs last.
const SWAYS_MS: Millis = 380;
const HANGS_MS: Millis = 560;
/// A card or a cat is pointed at for so long.
const POINTS_MS: Millis = 620;

/// What a level makes of a hand, and of the head above it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// It opens at most so far from where it means to, in tenths of a millimetre.
    error: i16,
    /// And hangs so often elsewhere before.
    sways: u8,
    thinks: Reaction,
    /// Walls stand so far inside the edge of a floor, in tenths of a millimetre.
    pub(super) inside: i16,
    /// It knows which wall belongs to which side, and which card levels the tower.
    pub(super) levels: bool,
    /// It sees a tower lean as a whole, and builds against it.
    pub(super) sees_lean: bool,
    /// It puts cats where missions want them.
    pub(super) plans_missions: bool,
}

pub(super) fn skill(level: Level) -> Skill {
    level.pick(
        Skill {
            error: 140,
            sways: 3,
            thinks: Reaction::new(700, 50),
            inside: 40,
            levels: false,
            sees_lean: false,
            plans_missions: false,
        },
        Skill {
            error: 85,
            sways: 2,
            thinks: Reaction::new(500, 50),
            inside: 40,
            levels: true,
            sees_lean: false,
            plans_missions: true,
        },
        Skill {
            error: 12,
            sways: 1,
            thinks: Reaction::new(350, 40),
            inside: 30,
            levels: true,
            sees_lean: true,
            plans_missions: true,
        },
    )
}

impl Skill {
    pub(super) fn thinks(&self, chance: &mut Stream) -> Millis {
        self.thinks.draw(chance)
    }

    /// Opens where it means to, give or take: seldom by as much as it may, for two tremblings rarely go the same way.
    pub(super) fn shaken(&self, drop: Drop, chance: &mut Stream) -> Drop {
        let span = u32::from(self.error.unsigned_abs()) + 1;
        let away = chance.below(span) as i16 + chance.below(span) as i16 - self.error;
        Drop { x: drop.x.saturating_add(away).clamp(-FURTHEST_DROP, FURTHEST_DROP), ..drop }
    }

    /// To the piece, and with it to where it opens: each sway is a trembling of the same hand.
    pub(super) fn way(&self, meant: Drop, opens: Drop, chance: &mut Stream) -> Vec<Station<Action>> {
        let mut stations = vec![(meant, TAKES_MS)];
        for sway in 0..self.sways {
            let lasts = if sway == 0 { CARRIES_MS } else { SWAYS_MS };
            stations.push((self.shaken(meant, chance), lasts));
        }
        stations.push((opens, HANGS_MS));
        let mut before = stations.iter().map(|(_, lasts)| lasts).sum();
        let station = |(drop, lasts): (Drop, Millis)| {
            let station = Station { action: Action::Drop(drop), before };
            before -= lasts;
            station
        };
        stations.into_iter().map(station).collect()
    }

    /// To a card, or to a cat that is stroked.
    pub(super) fn points(action: &Action) -> Vec<Station<Action>> {
        vec![Station { action: action.clone(), before: POINTS_MS }]
    }
}

#[cfg(test)]
mod tests {
    use empile_games::{contract::Seed, neko_tower::Piece};

    use super::*;

    #[test]
    fn a_better_hand_opens_nearer_to_where_it_means_to() {
        let meant = Drop { piece: Piece::Floor(2), x: 0, floor: 2, fold: 0 };
        let furthest = Level::ALL.map(|level| {
            let mut chance = Stream::new(Seed(1));
            let opened = (0..500).map(|_| skill(level).shaken(meant, &mut chance).x.abs());
            opened.max().unwrap_or_default()
        });
        assert!(furthest[0] > furthest[1] && furthest[1] > furthest[2], "{furthest:?}");
    }

    #[test]
    fn a_way_begins_at_the_piece_ends_where_it_opens_and_no_two_stations_are_at_once() {
        let meant = Drop { piece: Piece::Floor(2), x: 0, floor: 2, fold: 0 };
        for level in Level::ALL {
            let mut chance = Stream::new(Seed(2));
            let opens = skill(level).shaken(meant, &mut chance);
            let way = skill(level).way(meant, opens, &mut chance);
            assert_eq!(way.last().map(|last| &last.action), Some(&Action::Drop(opens)));
            assert!(way.windows(2).all(|pair| pair[0].before > pair[1].before), "{way:?}");
            assert!(way.last().is_some_and(|last| last.before >= 300), "it is seen to hang: {way:?}");
        }
    }
}
