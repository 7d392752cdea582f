use super::{Action, Pillow, PiloPilo, Use, setup::pillows, state::Phase};
use crate::contract::{Choices, Seat};

/// What a player may do now. While a round is on every gesture is taken: what it is worth is decided by the stamps
/// when the round closes, not by what had arrived before it.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    players: u8,
    seat: Seat,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Nothing,
    Ready,
    Gestures,
}

/// Touch, cancel, shield, sleep, nowhere; then one throw per opponent.
const FIXED_GESTURES: usize = 5;

impl Moves {
    pub(super) fn of(game: &PiloPilo, seat: Seat) -> Moves {
        let kind = match game.phase {
            _ if seat.0 >= game.players => Kind::Nothing,
            Phase::Gathering { ready, .. } if !ready.contains(seat) => Kind::Ready,
            Phase::Hush { .. } | Phase::Open { .. } => Kind::Gestures,
            Phase::Gathering { .. } | Phase::Over => Kind::Nothing,
        };
        Moves { players: game.players, seat, kind }
    }

    fn per_pillow(self) -> usize {
        FIXED_GESTURES + usize::from(self.players) - 1
    }
}

impl Choices<Action> for Moves {
    fn len(&self) -> usize {
        match self.kind {
            Kind::Nothing => 0,
            Kind::Ready => 1,
            Kind::Gestures => usize::from(pillows(self.players)) * self.per_pillow(),
        }
    }

    fn nth(&self, index: usize) -> Option<Action> {
        if index >= Choices::len(self) {
            return None;
        }
        if matches!(self.kind, Kind::Ready) {
            return Some(Action::Ready);
        }
        let pillow = Pillow((index / self.per_pillow()) as u8);
        Some(match index % self.per_pillow() {
            0 => Action::Touch { pillow },
            1 => Action::Bring { pillow, to: Use::Shield },
            2 => Action::Bring { pillow, to: Use::Sleep },
            3 => Action::Bring { pillow, to: Use::Nowhere },
            4 => Action::Cancel { pillow },
            throw => {
                let place = (throw - FIXED_GESTURES) as u8;
                let at = Seat(if place < self.seat.0 { place } else { place + 1 });
                Action::Bring { pillow, to: Use::Throw { at } }
            }
        })
    }
}
