//! Reading a stored match: nothing that the rules could not have made comes in.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use super::{
    ACTION_CARDS, FLOORS, MISSION_CARDS, Mode, Neko, Phase, Piece, Play, Wall, falls::MOST_SLIPS,
    state::MISSIONS_EACH,
};

/// Why a match could not have come about by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unsound {
    /// Too many or too few, or it is nobody's turn.
    #[error("the players do not fit the mode")]
    Players,
    /// A floor floats.
    #[error("the tower does not stand")]
    Tower,
    /// Not the walls of the box.
    #[error("walls are missing, or there are too many")]
    Walls,
    /// In the air, or beside the tower.
    #[error("a cat does not stand where a cat can stand")]
    Cats,
    /// Not the action cards of the box.
    #[error("an action card is missing, or there twice")]
    Actions,
    /// Not the mission cards of the box.
    #[error("a mission card is missing, or there twice")]
    Missions,
    /// A piece is missing, or there is one too many.
    #[error("the tower on the screen is not the one of the record")]
    World,
    /// No play leads there.
    #[error("the turn cannot stand there")]
    Turn,
}

impl Serialize for Neko {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Neko::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Neko {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Neko, D::Error> {
        let game = Neko::deserialize(deserializer)?;
        game.check_sound().map_err(de::Error::custom)?;
        Ok(game)
    }
}

/// Is each of the numbers below `count` there, once?
fn each_once(count: u8, cards: impl Iterator<Item = u8>) -> bool {
    let mut seen = 0u32;
    let mut number = 0;
    for card in cards {
        seen |= 1 << card;
        number += 1;
    }
    number == u32::from(count) && seen == (1 << count) - 1
}

impl Neko {
    /// Are all tiles, cats and cards of the box there, each in one place where it can be?
    pub fn check_sound(&self) -> Result<(), Unsound> {
        let holds = |fact: bool, unsound: Unsound| if fact { Ok(()) } else { Err(unsound) };
        let players = self.setup.players;
        holds(self.setup.mode.players().contains(&players) && self.current.0 < players, Unsound::Players)?;
        holds(self.tower.is_sound(), Unsound::Tower)?;
        let built = |kind: Wall| self.tower.walls().filter(|(_, _, wall)| *wall == kind).count();
        let all_there =
            |kind: Wall| usize::from(self.stock.count(kind)) + built(kind) == usize::from(kind.in_the_box());
        holds(Wall::ALL.into_iter().all(all_there), Unsound::Walls)?;
        let height = self.tower.height();
        let lowest = u8::from(self.setup.mode == Mode::Together);
        let climbs =
            |c: &super::Climber| (lowest..=height).contains(&c.floor) && (c.floor..=FLOORS).contains(&c.best);
        holds(self.layout.is_sound(height) && self.climbers().iter().all(climbs), Unsound::Cats)?;
        let shown = self.shown.iter().flatten();
        holds(shown.clone().count() == usize::from(self.setup.mode.actions_shown()), Unsound::Actions)?;
        let actions = shown.chain(self.actions.hidden.cards()).chain(self.actions.played.cards());
        holds(each_once(ACTION_CARDS, actions.map(|card| u8::from(*card))), Unsound::Actions)?;
        let dealt = self.climbers.iter().flat_map(|climber| climber.missions.iter().flatten());
        holds(dealt.clone().count() == self.climbers().len() * MISSIONS_EACH, Unsound::Missions)?;
        let missions = dealt.chain(self.missions.hidden.cards()).chain(self.missions.played.cards());
        holds(each_once(MISSION_CARDS, missions.map(|card| u8::from(*card))), Unsound::Missions)?;
        holds(self.is_world_sound(), Unsound::World)?;
        holds(self.is_turn_sound() && self.slips <= MOST_SLIPS, Unsound::Turn)
    }

    fn is_on_screen(&self) -> bool {
        self.setup.play == Play::OnScreen
    }

    /// The pieces of the world are those of the record and those in hand, unless it all came down.
    fn is_world_sound(&self) -> bool {
        let Some(world) = self.world() else { return !self.is_on_screen() };
        let is_there = |piece: Piece| world.holds(piece);
        let floors = (1..=self.tower.height()).all(|floor| is_there(Piece::Floor(floor)));
        let walls = self.tower.walls().all(|(floor, side, _)| is_there(Piece::Wall { floor, side }));
        let cats = self.layout.standing().all(|(cat, _)| is_there(Piece::Nakama(cat)));
        let belongs = |piece: Piece| match piece {
            Piece::Floor(floor) => self.tower.has_floor(floor) || self.is_loose(piece),
            Piece::Wall { .. } => self.wall_of(piece).is_some(),
            Piece::Nakama(cat) => self.layout.spot(cat).is_some() || self.is_loose(piece),
            Piece::Black(seat) => seat.index() < self.climber_count(),
        };
        let is_over = matches!(self.phase, Phase::Over(_));
        let nothing_strange = world.bodies().iter().all(|body| belongs(body.piece));
        self.is_on_screen() && world.is_sound() && (is_over || floors && walls && cats && nothing_strange)
    }

    fn is_turn_sound(&self) -> bool {
        match self.phase {
            Phase::Placing { card, cat, from } => {
                let shown = self.shown.get(usize::from(card)).copied().flatten();
                let offer = shown.and_then(|card| card.face().cat);
                cat.exists()
                    && self.layout.spot(cat).is_none()
                    && offer.is_some_and(|offer| offer.allows(cat.colour()))
                    && (from.is_none() || self.has_another_floor())
            }
            Phase::Stroke(cat) => self.layout.spot(cat).is_some(),
            Phase::Building { card, walls } => {
                let shown = self.shown.get(usize::from(card)).copied().flatten();
                let builds = shown.is_some_and(|card| card.face().walls.is_some());
                let [first, second] = walls;
                let in_stock = self.stock.without(first).and_then(|rest| rest.without(second));
                self.is_on_screen() && builds && in_stock.is_some() && !self.tower.is_complete()
            }
            Phase::Moving { cat, .. } => {
                self.is_on_screen()
                    && self.setup.mode == Mode::Competitive
                    && cat.exists()
                    && self.layout.spot(cat).is_none()
            }
            Phase::Climbing { claim, to } => {
                let missions = &mut self.own_missions();
                self.is_on_screen()
                    && self.tower.has_floor(to)
                    && missions.any(|(place, _)| place == claim.mission)
            }
            Phase::Interact | Phase::Blaming => self.setup.mode == Mode::Competitive,
            Phase::Confirming(claim) => {
                let mission = self.own_missions().find(|(place, _)| *place == claim.mission);
                self.mission_floors().contains(&claim.floor)
                    && mission.is_some_and(|(_, mission)| {
                        (1..=mission.climb()).contains(&claim.climb)
                            && self.is_fulfilled(mission, claim.floor)
                    })
            }
            Phase::Card | Phase::Mission | Phase::Done | Phase::Over(_) => true,
        }
    }
}
