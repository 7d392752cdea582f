//! A table set up as a test needs it.

// An action is written where it is done, and nowhere else.
#![allow(clippy::needless_pass_by_value)]

use super::super::{
    Action, ActionCard, Cell, Claim, Event, Fall, Mission, MissionCard, Mode, Nakama, Neko, Phase, Pile,
    Place, Play, Setup, Wall,
};
use crate::contract::{Choices, Game, Refusal, Seat, Seed};

pub(super) const BRICK_AND_ANGEL: [Wall; 2] = [Wall::Brick, Wall::Angel];
pub(super) const YELLOW: [Nakama; 4] = [Nakama(0), Nakama(1), Nakama(2), Nakama(3)];
pub(super) const BLUE: [Nakama; 4] = [Nakama(4), Nakama(5), Nakama(6), Nakama(7)];
pub(super) const VIOLET: [Nakama; 4] = [Nakama(8), Nakama(9), Nakama(10), Nakama(11)];
pub(super) const ORANGE: [Nakama; 4] = [Nakama(12), Nakama(13), Nakama(14), Nakama(15)];

pub(super) fn at(floor: u8, cell: u8) -> Place {
    Place { floor, cell: Cell(cell) }
}

pub(super) fn claim(mission: u8, floor: u8, climb: u8) -> Action {
    Action::Validate(Claim { mission, floor, climb })
}

pub(super) fn floors_fall(count: u8) -> Action {
    Action::Fell(Fall::Floors { count })
}

pub(super) struct Table {
    pub(super) game: Neko,
}

impl Table {
    pub(super) fn new(players: u8, mode: Mode, play: Play) -> Table {
        Table { game: Neko::start(&Setup { players, mode, play }, Seed(11)).unwrap() }
    }

    /// Two play together with the real box.
    pub(super) fn together() -> Table {
        Table::new(2, Mode::Together, Play::Companion)
    }

    /// Three play against each other with the real box.
    pub(super) fn competitive() -> Table {
        Table::new(3, Mode::Competitive, Play::Companion)
    }

    /// A tower of so many floors.
    pub(super) fn with_floors(mut self, height: u8) -> Table {
        while self.game.tower.height() < height {
            // Always the walls of which most are left, so that none runs out by accident.
            let mut walls = BRICK_AND_ANGEL;
            for wall in &mut walls {
                let stock = self.game.stock;
                *wall = Wall::ALL.into_iter().max_by_key(|kind| stock.count(*kind)).unwrap();
                self.game.stock = stock.without(*wall).unwrap();
            }
            self.game.tower.raise(walls).unwrap();
        }
        self
    }

    /// No wall of this kind is left: the tower has grown by as many floors as it takes.
    pub(super) fn without_stock_of(mut self, wall: Wall) -> Table {
        while let Some(stock) = self.game.stock.without(wall) {
            let rest = stock.without(wall);
            let other = if wall == Wall::Column { Wall::Brick } else { Wall::Column };
            self.game.stock = rest.or_else(|| stock.without(other)).unwrap();
            self.game.tower.raise([wall, if rest.is_some() { wall } else { other }]).unwrap();
        }
        self
    }

    pub(super) fn with_cat(mut self, cat: Nakama, floor: u8, cell: u8) -> Table {
        self.game.layout.put(cat, at(floor, cell));
        self
    }

    /// Neko, or the black cat of the seat, has climbed to this floor.
    pub(super) fn with_climber(mut self, seat: u8, floor: u8) -> Table {
        let index = self.game.climber_index(Seat(seat));
        self.game.climbers[index].floor = floor;
        self.game.climbers[index].best = floor;
        self
    }

    /// This card is shown at the first place.
    pub(super) fn showing(mut self, wanted: ActionCard) -> Table {
        let was = self.game.shown[0].unwrap();
        if let Some(place) = self.game.shown.iter().position(|shown| *shown == Some(wanted)) {
            self.game.shown.swap(0, place);
            return self;
        }
        let swap = |card: ActionCard| if card == wanted { was } else { card };
        self.game.actions.hidden = self.game.actions.hidden.cards().iter().copied().map(swap).collect();
        self.game.shown[0] = Some(wanted);
        self
    }

    /// The player whose turn it is, or all together, have this mission at the first place.
    pub(super) fn with_mission(mut self, mission: Mission) -> Table {
        let index = self.game.climber_index(self.game.current);
        let wanted = MissionCard::all().find(|card| card.mission() == mission).unwrap();
        let was = self.game.climbers[index].missions[0].unwrap();
        let swap = |card: MissionCard| match card {
            card if card == wanted => was,
            card if card == was => wanted,
            other => other,
        };
        for mission in self.game.climbers.iter_mut().flat_map(|climber| climber.missions.iter_mut()) {
            *mission = mission.map(swap);
        }
        for pile in [&mut self.game.missions.hidden, &mut self.game.missions.played] {
            *pile = pile.cards().iter().copied().map(swap).collect::<Pile<MissionCard>>();
        }
        self
    }

    /// The card of this turn is played; what is optional comes now.
    pub(super) fn after_card(mut self) -> Table {
        self.game.phase = self.game.phase_after_card();
        self
    }

    /// Does it, as whoever's turn it is.
    #[track_caller]
    pub(super) fn act(&mut self, action: Action) -> Vec<Event> {
        self.game.check_sound().unwrap();
        let mut events = Vec::new();
        let seat = self.game.current;
        assert!(self.game.legal(seat).all().any(|legal| legal == action), "{action:?} is not offered");
        self.game.apply(seat, &action, 0, &mut events).unwrap();
        self.game.check_sound().unwrap();
        events
    }

    /// Claims a mission, and the players see that it holds. Gives what came of that.
    #[track_caller]
    pub(super) fn validate(&mut self, claim: Action) -> Vec<Event> {
        self.act(claim);
        self.act(Action::Confirm { holds: true })
    }

    /// Is refused, and nothing changes.
    #[track_caller]
    pub(super) fn refuses(&self, action: Action) -> super::super::Breach {
        let mut copy = self.game.clone();
        let mut events = Vec::new();
        let seat = self.game.current;
        assert!(self.game.legal(seat).all().all(|legal| legal != action), "{action:?} is offered");
        let refusal = copy.apply(seat, &action, 0, &mut events).unwrap_err();
        assert_eq!(copy, self.game, "a refused action changed the state");
        assert!(events.is_empty());
        match refusal {
            Refusal::Rule(breach) => breach,
            other => panic!("refused by the table, not by a rule: {other}"),
        }
    }

    pub(super) fn offers(&self, action: Action) -> bool {
        self.game.legal(self.game.current).all().any(|legal| legal == action)
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.game.phase, Phase::Over(_))
    }
}

/// The card that builds with these walls.
pub(super) fn build_card(walls: [Wall; 2]) -> ActionCard {
    ActionCard::all().find(|card| card.face().walls == Some(walls)).unwrap()
}

/// The card that places a cat and builds nothing.
pub(super) fn cat_card(colour: Option<super::super::Colour>) -> ActionCard {
    let is_it = |card: &ActionCard| {
        let face = card.face();
        face.walls.is_none() && face.cat.is_some_and(|offer| offer.colour == colour)
    };
    ActionCard::all().find(is_it).unwrap()
}
