//! Robots that build with people, in turn: their hand is seen on its way, and opens at a moment that hangs on the record, on the pace
//! that people asked for and on nothing else. They think for microseconds: whoever touches need not wait for them.

use std::sync::Arc;

use empile_bots::{
    Level,
    neko_tower::{Errand, errand},
};
use empile_games::{
    AnyGame,
    contract::{Entry, Game, Match, Millis, Seat},
};

use super::{
    clock::last_stamp,
    frame::Reply,
    play::{Play, Refused, Seating},
    robots::SharedPace,
};

/// Robots whose hands build, and what the one whose turn it is does.
#[derive(Clone, Debug)]
pub(super) struct Partners {
    seats: Vec<(Seat, Level)>,
    pace: Arc<SharedPace>,
    under_way: Option<UnderWay>,
    /// Until then somebody held something.
    held_until: Millis,
}

/// What a partner is about.
#[derive(Clone, Debug)]
struct UnderWay {
    seat: Seat,
    errand: Errand,
    /// When it came to look at the table as it is, and all that had happened was seen.
    from: Millis,
    /// How far its hand has come on its way.
    stations: usize,
}

impl Partners {
    pub(super) fn new(seats: Vec<(Seat, Level)>, pace: Arc<SharedPace>) -> Partners {
        Partners { seats, pace, under_way: None, held_until: 0 }
    }

    /// When a hand is at its next station, or opens.
    fn next_moment(&self) -> Option<Millis> {
        let UnderWay { errand, from, stations, .. } = self.under_way.as_ref()?;
        let looks = self.pace.millis() * errand.patience / 100;
        let opens = (*from).max(self.held_until) + looks + errand.after;
        let before = errand.way.get(*stations).map_or(0, |station| station.before);
        Some(opens.saturating_sub(before))
    }

    fn look(&mut self, game: &Match<AnyGame>, now: Millis) {
        let to_act = game.state().to_act();
        let asked = self.seats.iter().find(|(seat, _)| to_act.contains(*seat));
        self.under_way = asked.and_then(|(seat, level)| {
            let errand = errand(game, *seat, *level)?;
            Some(UnderWay { seat: *seat, errand, from: now, stations: 0 })
        });
    }
}

impl Seating {
    /// The robot whose turn it is looks at the table as it is from this moment on. A hand that was out goes back.
    pub(super) fn let_partner_look(&mut self, now: Millis) {
        let Some(partners) = &mut self.partners else { return };
        let was_out =
            partners.under_way.as_ref().filter(|before| before.stations > 0).map(|before| before.seat);
        partners.look(&self.game, now);
        if let Some(seat) = was_out {
            self.stage.reach(self.game.state(), seat, None);
        }
    }

    /// It waits until everyone has seen what the world did.
    pub(super) fn let_partner_watch(&mut self) {
        let moves_for = self.stage.is_moving_for();
        if let Some(under_way) = self.partners.as_mut().and_then(|partners| partners.under_way.as_mut()) {
            under_way.from += moves_for;
        }
    }

    /// While somebody holds something, no hand but theirs moves.
    pub(super) fn keep_still_until(&mut self, now: Millis) {
        if let Some(partners) = &mut self.partners {
            partners.held_until = partners.held_until.max(now);
        }
    }

    /// When a partner's hand moves next; not while somebody holds something.
    pub(super) fn next_partner(&self) -> Option<Millis> {
        self.partners.as_ref().filter(|_| !self.stage.is_held())?.next_moment()
    }
}

impl Play {
    /// A partner's hand comes to its next station, or opens.
    pub(super) fn move_partner(&self, seating: &mut Seating, reply: &mut Reply) {
        let Some(due) = seating.next_partner() else { return };
        let Some(under_way) = seating.partners.as_mut().and_then(|partners| partners.under_way.as_mut())
        else {
            return;
        };
        let seat = under_way.seat;
        if let Some(station) = under_way.errand.way.get(under_way.stations) {
            let action = station.action.clone();
            under_way.stations += 1;
            seating.stage.reach(seating.game.state(), seat, Some(action));
            return;
        }
        let action = under_way.errand.action.clone();
        let at = due.max(last_stamp(&seating.game.record().entries));
        match self.enter(seating, &Entry::Act { seat, action, at }) {
            Ok(news) => return self.tell(seating, news, reply),
            Err(Refused::ByLog(error)) => reply.error = Some(error),
            Err(Refused::ByRule(_)) => {}
        }
        // What was not taken is thought over.
        seating.let_partner_look(at);
    }
}
