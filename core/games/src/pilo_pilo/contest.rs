use super::{
    Deed, MOST_PLAYERS, Pillow, Use,
    gesture::{Gestures, Move},
};
use crate::contract::{Millis, Seat};

pub(super) const MOST_PILLOWS: usize = 2;

/// A hand on a pillow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grasp {
    pub(super) seat: Seat,
    pub(super) pillow: Pillow,
    pub(super) down: Millis,
    pub(super) brought: Option<(Use, Millis)>,
}

/// When touching counts, and for how long.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    /// Since when the cards lie open; `None` while they do not.
    pub(super) opens: Option<Millis>,
    /// From when on a touch comes after the round.
    pub(super) closes: Millis,
    pub(super) drag_ms: Millis,
}

/// Who got which pillow. A pure reading of the gestures by their stamps, so it can be made again with every
/// gesture that arrives late, and comes out the same for every order of arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Contest {
    pub(super) holders: [Option<Grasp>; MOST_PILLOWS],
    pub(super) deeds: [Deed; MOST_PLAYERS],
}

impl Contest {
    /// `tie_ranks` says who is first among hands of the same millisecond.
    pub(super) fn read(gestures: &Gestures, tie_ranks: [u8; MOST_PLAYERS], window: Window) -> Contest {
        let mut contest = Contest { holders: [None; MOST_PILLOWS], deeds: Default::default() };
        let mut grasps = grasps(gestures);
        grasps.sort_unstable_by_key(|grasp| {
            grasp.map_or((Millis::MAX, u8::MAX, u8::MAX), |grasp| {
                let rank = tie_ranks.get(grasp.seat.index()).copied().unwrap_or(u8::MAX);
                (grasp.down, rank, grasp.pillow.0)
            })
        });
        for grasp in grasps.into_iter().flatten() {
            contest.reach(grasp, window);
        }
        contest
    }

    /// The next hand, in the order of the stamps.
    fn reach(&mut self, grasp: Grasp, window: Window) {
        let Grasp { seat, pillow, down: at, brought } = grasp;
        let (Some(deed), Some(holder)) =
            (self.deeds.get_mut(seat.index()), self.holders.get_mut(pillow.index()))
        else {
            return;
        };
        // « chaque joueur ne peut récupérer qu'un seul oreiller », and a false start is sat out.
        if at >= window.closes || matches!(deed, Deed::FalseStart { .. } | Deed::Took { .. }) {
            return;
        }
        if window.opens.is_none_or(|opens| at < opens) {
            *deed = Deed::FalseStart { pillow, at };
            return;
        }
        match holder {
            Some(first) if *deed == Deed::Nothing => *deed = Deed::Missed { pillow, at, first: first.seat },
            Some(_) => {}
            None => {
                *holder = Some(grasp);
                let in_time = |end: Millis| end <= at.saturating_add(window.drag_ms);
                let used = brought.filter(|(_, end)| in_time(*end)).map(|(used, _)| used);
                *deed = Deed::Took { pillow, at, used };
            }
        }
    }

    /// When the last of `pillows` pillows is done with: used, held too long, or never touched.
    pub(super) fn end(&self, pillows: u8, window: Window) -> Millis {
        let done = |holder: &Option<Grasp>| {
            holder.map_or(window.closes, |grasp| {
                let longest = grasp.down.saturating_add(window.drag_ms);
                grasp.brought.map_or(longest, |(_, end)| end.min(longest))
            })
        };
        self.holders.iter().take(usize::from(pillows)).map(done).max().unwrap_or(window.closes)
    }
}

/// The first hand of every seat on every pillow that the system did not take away again.
fn grasps(gestures: &Gestures) -> [Option<Grasp>; MOST_PLAYERS * MOST_PILLOWS] {
    let mut grasps = [None; MOST_PLAYERS * MOST_PILLOWS];
    for gesture in gestures.iter() {
        let (seat, pillow, at) = (gesture.seat, gesture.pillow, gesture.at);
        let Some(grasp) = grasps.get_mut(seat.index() * MOST_PILLOWS + pillow.index()) else { continue };
        let fresh = Grasp { seat, pillow, down: at, brought: None };
        match (gesture.what, *grasp) {
            (_, Some(Grasp { brought: Some(_), .. })) | (Move::Touch, Some(_)) => {}
            (Move::Touch, None) => *grasp = Some(fresh),
            (Move::Cancel, _) => *grasp = None,
            (Move::Bring(to), held) => {
                *grasp = Some(Grasp { brought: Some((to, at)), ..held.unwrap_or(fresh) });
            }
        }
    }
    grasps
}
