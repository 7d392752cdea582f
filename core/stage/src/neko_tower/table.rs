//! What one pair of eyes sees of a match, as the parts of the board ask for it.

use empile_games::{
    contract::{Game, Seat},
    neko_tower::{ClimberView, Mission, MissionCard, Mode, Nakama, Neko, Phase, View},
};

use crate::board::Room;

/// A match as the viewer sees it, and the room it is seen in.
pub(super) struct Table<'a> {
    /// For what is no secret; everything else comes from the view.
    pub(super) game: &'a Neko,
    pub(super) view: View,
    pub(super) room: Room<'a>,
}

impl<'a> Table<'a> {
    pub(super) fn new(game: &'a Neko, room: Room<'a>) -> Table<'a> {
        Table { game, view: game.observe(room.viewer), room }
    }

    pub(super) fn is_competitive(&self) -> bool {
        self.view.setup.mode == Mode::Competitive
    }

    pub(super) fn current(&self) -> Seat {
        self.view.current
    }

    pub(super) fn height(&self) -> u8 {
        self.view.tower.height()
    }

    /// Neko, or the black cat of the player whose turn it is.
    pub(super) fn climber(&self) -> Option<&ClimberView> {
        let index = if self.is_competitive() { self.current().index() } else { 0 };
        self.view.climbers.get(index)
    }

    pub(super) fn own_floor(&self) -> u8 {
        self.climber().map_or(0, |climber| climber.floor)
    }

    /// The two missions of the player whose turn it is; face down for everybody else. While all look at a claim,
    /// a secret one beside it is turned down too.
    pub(super) fn missions(&self) -> [Option<Mission>; 2] {
        let mut missions = self.climber().map_or([None; 2], |climber| climber.missions);
        if let Phase::Confirming(claim) = self.view.phase
            && self.is_competitive()
        {
            for (_, secret) in
                missions.iter_mut().enumerate().filter(|(place, _)| *place != usize::from(claim.mission))
            {
                *secret = None;
            }
        }
        missions.map(|card| card.map(MissionCard::mission))
    }

    pub(super) fn mission(&self, place: u8) -> Option<Mission> {
        self.missions().get(usize::from(place)).copied().flatten()
    }

    /// Missions that can be claimed and where, as far as the viewer may know them.
    pub(super) fn claims(&self) -> Vec<(u8, u8)> {
        let is_seen = |(place, _): &(u8, u8)| self.mission(*place).is_some();
        self.game.claims().into_iter().filter(is_seen).collect()
    }

    /// The floors on which a mission can be claimed.
    pub(super) fn floors_of(&self, mission: u8) -> Vec<u8> {
        self.claims().into_iter().filter(|(place, _)| *place == mission).map(|(_, floor)| floor).collect()
    }

    /// How many floors the mission can take its cat up, as the tower stands.
    pub(super) fn most_floors(&self, mission: u8) -> u8 {
        let asked = self.mission(mission).map_or(0, Mission::climb);
        asked.min(self.height().saturating_sub(self.own_floor()))
    }

    /// May this cat be moved up now? « Interagir avec des chats ».
    pub(super) fn may_move(&self, cat: Nakama) -> bool {
        self.view.phase == Phase::Interact
            && self.height() > self.own_floor()
            && self.view.layout.spot(cat).is_some_and(|spot| spot.floor == self.own_floor())
    }

    pub(super) fn name(&self) -> String {
        self.room.name(self.current())
    }
}
