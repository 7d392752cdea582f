use std::convert::Infallible;

use serde::{Deserialize, Serialize};

use super::{
    ActionCard, Claim, Deck, Ending, Layout, MissionCard, Mode, Moves, Nakama, Play, Setup, Spot, Tower,
    View, Wall, WallStock, World,
};
use crate::contract::{Descriptor, Game, Outcome, Seat, Seats, Seed, SetupRefusal, Stream, Viewer};

/// « Si 5 tuiles Mur ou plus tombent sur la table, la partie s'arrête ».
pub const WALLS_THAT_END_IT: u8 = 5;
/// « Matériel »: black cats in the box, one for each player of a competition.
pub const MOST_PLAYERS: usize = 4;
/// « Mise en place »: missions that lie open, or that each player of a competition holds.
pub const MISSIONS_EACH: usize = 2;
const MOST_SHOWN: usize = 3;

/// Neko, or one player's black cat, with the missions it may climb by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Climber {
    /// Where it stands; 0 is beside the tower.
    pub floor: u8,
    /// The highest floor it ever climbed to.
    pub best: u8,
    pub(super) missions: [Option<MissionCard>; MISSIONS_EACH],
}

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// « 1 Jouer une carte Action ».
    Card,
    /// On the screen: two walls and a floor are in hand, or let go and not yet settled.
    Building {
        /// The card they are taken with, as its place among those shown.
        card: u8,
        /// Which walls.
        walls: [Wall; 2],
    },
    /// A Nakama is in hand, or on the screen let go and not yet settled.
    Placing {
        /// The card it is taken with, as its place among those shown.
        card: u8,
        /// Which.
        cat: Nakama,
        /// The floor it was taken from, when the reserve had none of its colour.
        from: Option<u8>,
    },
    /// The card played asks to stroke the cat it placed.
    Stroke(Nakama),
    /// « 2 Interagir avec des chats », competitive only; going on to the mission is possible too.
    Interact,
    /// On the screen: the Nakama that is moved to a higher floor was let go and is not yet settled.
    Moving {
        /// Which.
        cat: Nakama,
        /// Where it stood.
        from: Spot,
    },
    /// « Valider une carte Mission », or in competition renew one, or neither.
    Mission,
    /// A mission is laid open: is it really fulfilled?
    Confirming(Claim),
    /// On the screen: a mission is validated, and Neko or the black cat is to be carried up.
    Climbing {
        /// What was claimed.
        claim: Claim,
        /// To which floor.
        to: u8,
    },
    /// Nothing is left to do but to pass the turn.
    Done,
    /// The tower is down: who was it?
    Blaming,
    /// The match is over.
    Over(Ending),
}

/// A match of Neko tower.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Neko {
    pub(super) setup: Setup,
    pub(super) stream: Stream,
    pub(super) tower: Tower,
    pub(super) stock: WallStock,
    pub(super) layout: Layout,
    pub(super) actions: Deck<ActionCard>,
    pub(super) shown: [Option<ActionCard>; MOST_SHOWN],
    pub(super) missions: Deck<MissionCard>,
    /// One per seat in competition; together all share the first.
    pub(super) climbers: [Climber; MOST_PLAYERS],
    pub(super) validated: [u16; MOST_PLAYERS],
    pub(super) current: Seat,
    pub(super) phase: Phase,
    /// Walls on the table since something was last done: one fall, however many reports tell it.
    pub(super) walls_down: u8,
    /// Cats that slid or were put back since something was last done.
    pub(super) slips: u8,
    /// « Interagir avec des chats »: has the player whose turn it is moved a cat?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) moved: bool,
    /// For each of the two missions the floors, as bits, where the players saw that it is not fulfilled.
    pub(super) denied: [u32; MISSIONS_EACH],
    pub(super) felled_by: Option<Seat>,
    /// The tower on the screen; there is none where it stands on a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) world: Option<Box<World>>,
}

impl Neko {
    /// Players, mode and where the tower stands.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The tower as recorded.
    #[must_use]
    pub fn tower(&self) -> &Tower {
        &self.tower
    }

    /// Where every Nakama is.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The walls not in the tower.
    #[must_use]
    pub fn stock(&self) -> WallStock {
        self.stock
    }

    /// Whose turn it is.
    #[must_use]
    pub fn current(&self) -> Seat {
        self.current
    }

    /// Where the turn stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Neko, or the black cat of the seat.
    #[must_use]
    pub fn climber(&self, seat: Seat) -> Climber {
        self.climbers.get(self.climber_index(seat)).copied().unwrap_or_default()
    }

    /// How many missions a seat has validated.
    #[must_use]
    pub fn validated_by(&self, seat: Seat) -> u16 {
        self.validated.get(seat.index()).copied().unwrap_or_default()
    }

    pub(super) fn climber_index(&self, seat: Seat) -> usize {
        match self.setup.mode {
            Mode::Together => 0,
            Mode::Competitive => seat.index(),
        }
    }

    /// Neko alone, or a black cat for each seat.
    pub(super) fn climbers(&self) -> &[Climber] {
        &self.climbers[..self.climber_count()]
    }

    pub(super) fn climber_count(&self) -> usize {
        match self.setup.mode {
            Mode::Together => 1,
            Mode::Competitive => usize::from(self.setup.players).min(MOST_PLAYERS),
        }
    }

    fn deal_together(setup: Setup, mut stream: Stream) -> Neko {
        let actions =
            Deck::shuffled(ActionCard::all().filter(|c| !ActionCard::FIRST_SHOWN.contains(c)), &mut stream);
        let missions =
            Deck::shuffled(MissionCard::all().filter(|c| !MissionCard::FIRST_SHOWN.contains(c)), &mut stream);
        let mut game = Neko::before_dealing(setup, stream, actions, missions);
        for (place, card) in game.shown.iter_mut().zip(ActionCard::FIRST_SHOWN) {
            *place = Some(card);
        }
        // « posez Neko dessus »: on floor 1.
        game.climbers[0] = Climber { floor: 1, best: 1, missions: MissionCard::FIRST_SHOWN.map(Some) };
        game
    }

    /// « Variante compétitive », « Mise en place »: the black cats begin beside the tower.
    fn deal_competitive(setup: Setup, mut stream: Stream) -> Neko {
        let actions = Deck::shuffled(ActionCard::all(), &mut stream);
        let missions = Deck::shuffled(MissionCard::all(), &mut stream);
        let mut game = Neko::before_dealing(setup, stream, actions, missions);
        for place in &mut game.shown {
            *place = game.actions.deal();
        }
        for climber in game.climbers.iter_mut().take(usize::from(setup.players)) {
            climber.missions = std::array::from_fn(|_| game.missions.deal());
        }
        game
    }

    fn before_dealing(
        setup: Setup,
        stream: Stream,
        actions: Deck<ActionCard>,
        missions: Deck<MissionCard>,
    ) -> Neko {
        Neko {
            setup,
            stream,
            tower: Tower::ground(),
            stock: WallStock::full(),
            layout: Layout::ALL_IN_RESERVE,
            actions,
            shown: [None; MOST_SHOWN],
            missions,
            climbers: [Climber::default(); MOST_PLAYERS],
            validated: [0; MOST_PLAYERS],
            current: Seat(0),
            phase: Phase::Card,
            walls_down: 0,
            slips: 0,
            moved: false,
            denied: [0; MISSIONS_EACH],
            felled_by: None,
            world: match (setup.play, setup.mode) {
                (Play::Companion, _) => None,
                (Play::OnScreen, Mode::Together) => Some(Box::new(World::with_neko())),
                (Play::OnScreen, Mode::Competitive) => Some(Box::new(World::ground())),
            },
        }
    }
}

impl Game for Neko {
    type Setup = Setup;
    type SetupBreach = Infallible;
    type View = View;
    type Choices<'a> = Moves<'a>;

    fn descriptor() -> Descriptor {
        Descriptor::in_turns(1..=4).with_secrets().also_together()
    }

    fn start(setup: &Setup, seed: Seed) -> Result<Self, SetupRefusal<Infallible>> {
        let allowed = setup.mode.players();
        if !allowed.contains(&setup.players) {
            return Err(SetupRefusal::Players { asked: setup.players, allowed });
        }
        let stream = Stream::new(seed);
        Ok(match setup.mode {
            Mode::Together => Neko::deal_together(*setup, stream),
            Mode::Competitive => Neko::deal_competitive(*setup, stream),
        })
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    /// Nobody while the tower on the screen moves.
    fn to_act(&self) -> Seats {
        if self.awaits_the_world() { Seats::NONE } else { self.heard() }
    }

    /// The world's answer comes in under the seat that asked for it.
    fn heard(&self) -> Seats {
        if matches!(self.phase, Phase::Over(_)) { Seats::NONE } else { Seats::only(self.current) }
    }

    fn legal(&self, seat: Seat) -> Moves<'_> {
        Moves::of(self, seat)
    }

    fn observe(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Self {
        self.imagined(viewer, seed)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ranking()
    }

    fn is_free_to_undo(before: &Self, after: &Self) -> bool {
        let turn_passed = after.phase == Phase::Card && before.phase != Phase::Card;
        let drew = before.actions != after.actions || before.missions != after.missions;
        let shows_a_secret =
            after.setup.mode == Mode::Competitive && matches!(after.phase, Phase::Confirming(_));
        let is_over = matches!(after.phase, Phase::Over(_));
        // How a piece comes to rest is news to everybody.
        let moved = before.world.as_ref().map(|world| world.deeds())
            != after.world.as_ref().map(|world| world.deeds());
        let shows_a_secret = shows_a_secret || matches!(after.phase, Phase::Climbing { .. });
        !moved && !drew && !shows_a_secret && !is_over && !turn_passed
    }
}
