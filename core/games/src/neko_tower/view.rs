//! What each pair of eyes may see. Only the missions of a competitive match are secret, and every draw to come.

use serde::Serialize;

use super::{
    ActionCard, Claim, Layout, MissionCard, Mode, Neko, Phase, Pile, Setup, Tower, WallStock, World,
};
use crate::contract::{Seat, Seed, Stream, Viewer};

/// Neko or a black cat, as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClimberView {
    /// Where it stands; 0 is beside the tower.
    pub floor: u8,
    /// The highest floor it ever climbed to.
    pub best: u8,
    /// The missions it may climb by; `None` lies face down for this viewer.
    pub missions: [Option<MissionCard>; 2],
}

/// What a viewer may know of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Players, mode and where the tower stands.
    pub setup: Setup,
    /// The tower as recorded.
    pub tower: Tower,
    /// The walls not in the tower.
    pub stock: WallStock,
    /// Where every Nakama is.
    pub layout: Layout,
    /// The action cards shown: two, or three in competition.
    pub shown: Vec<ActionCard>,
    /// Action cards still to draw.
    pub actions_left: u8,
    /// Action cards played since the last shuffle.
    pub actions_played: Vec<ActionCard>,
    /// Mission cards still to draw.
    pub missions_left: u8,
    /// Mission cards discarded since the last shuffle.
    pub missions_played: Vec<MissionCard>,
    /// Neko alone, or a black cat for each seat.
    pub climbers: Vec<ClimberView>,
    /// How many missions each seat has validated.
    pub validated: Vec<u16>,
    /// Whose turn it is.
    pub current: Seat,
    /// Where the turn stands.
    pub phase: Phase,
    /// Walls on the table since something was last done.
    pub walls_down: u8,
    /// Who made the tower fall, in competition.
    pub felled_by: Option<Seat>,
    /// The tower on the screen; there is none where it stands on a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub world: Option<Box<World>>,
}

impl View {
    pub(super) fn of(game: &Neko, viewer: Viewer) -> View {
        let seats = usize::from(game.setup.players);
        let climbers = game.climbers().iter().zip(0u8..).map(|(climber, of)| ClimberView {
            floor: climber.floor,
            best: climber.best,
            missions: std::array::from_fn(|place| {
                climber.missions[place].filter(|_| game.sees_mission(viewer, of, place))
            }),
        });
        View {
            setup: game.setup,
            tower: game.tower,
            stock: game.stock,
            layout: game.layout,
            shown: game.shown.iter().copied().flatten().collect(),
            actions_left: game.actions.hidden.cards().len() as u8,
            actions_played: game.actions.played.cards().to_vec(),
            missions_left: game.missions.hidden.cards().len() as u8,
            missions_played: game.missions.played.cards().to_vec(),
            climbers: climbers.collect(),
            validated: game.validated.iter().copied().take(seats).collect(),
            current: game.current,
            phase: game.phase,
            walls_down: game.walls_down,
            felled_by: game.felled_by,
            world: game.world.clone(),
        }
    }
}

impl Neko {
    /// Together every mission lies open. In competition one sees one's own, and one that is being claimed.
    fn sees_mission(&self, viewer: Viewer, climber: u8, place: usize) -> bool {
        let is_claimed = climber == self.current.0
            && matches!(
                self.phase,
                Phase::Confirming(Claim { mission, .. })
                    | Phase::Climbing { claim: Claim { mission, .. }, .. }
                    if usize::from(mission) == place
            );
        self.setup.mode == Mode::Together || viewer == Viewer::Seat(Seat(climber)) || is_claimed
    }

    /// Shuffles together all missions that this viewer does not see, and everything still to come.
    pub(super) fn imagined(&self, viewer: Viewer, seed: Seed) -> Neko {
        let mut chance = Stream::new(seed);
        let mut other = self.clone();
        other.actions.hidden.shuffle(&mut chance);
        let mut unseen: Pile<MissionCard> = other.missions.hidden;
        let mut face_down = Vec::new();
        for (climber, of) in self.climbers().iter().zip(0u8..) {
            for (place, card) in climber.missions.iter().enumerate() {
                if let Some(card) = card.filter(|_| !self.sees_mission(viewer, of, place)) {
                    unseen.push(card);
                    face_down.push((usize::from(of), place));
                }
            }
        }
        unseen.shuffle(&mut chance);
        for (climber, place) in face_down {
            other.climbers[climber].missions[place] = unseen.pop();
        }
        other.missions.hidden = unseen;
        other.stream = Stream::new(chance.seed());
        other
    }
}
