//! Simulated builders of a tower on the screen: each lets go where it means to, give or take its error.

use empile_bots::neko_tower::{FURTHEST_OUT, across, levels_on_the_left, misfit, next_of_storey};
use empile_games::{
    contract::{Entry, Game, Match, Seed, Stream},
    neko_tower::{
        Action, Claim, Drop, FURTHEST_DROP, Held, Mode, Neko, Phase, Piece, Play, Setup, Side, Wall,
    },
};

/// How somebody builds.
#[derive(Clone, Copy, Debug)]
pub struct Builder {
    /// Lets go at most so far from where it means to, in tenths of a millimetre.
    pub error: i16,
    /// Thinks about which wall goes to which side, and which card levels the tower.
    pub thinks: bool,
}

impl Builder {
    /// ± 1 mm, and thinks about sides.
    pub const CAREFUL: Builder = Builder { error: 10, thinks: true };
    /// ± 4 mm.
    pub const AVERAGE: Builder = Builder { error: 40, thinks: true };
    /// ± 12 mm, and does not think.
    pub const CARELESS: Builder = Builder { error: 120, thinks: false };
}

/// A tower and who builds it.
pub struct Work {
    /// The match with its record.
    pub table: Match<Neko>,
    builder: Builder,
    chance: Stream,
    /// How often the world was asked.
    pub answers: u32,
}

/// Outer edges of walls stay so far inside, in tenths of a millimetre.
const INSIDE: i16 = 20;

impl Work {
    /// One builder alone, before the first card.
    pub fn start(builder: Builder, seed: Seed) -> Work {
        Work::at(Setup { players: 1, mode: Mode::Together, play: Play::OnScreen }, builder, seed)
    }

    /// At this table every player builds like that.
    pub fn at(setup: Setup, builder: Builder, seed: Seed) -> Work {
        let table = Match::start(setup, seed).expect("a playable set-up");
        Work { table, builder, chance: Stream::new(Seed(!seed.0)), answers: 0 }
    }

    /// The match as it stands.
    pub fn game(&self) -> &Neko {
        self.table.state()
    }

    /// Builds until the tower has so many floors or the match is over; gives the height that was reached.
    pub fn build_to(&mut self, floors: u8) -> u8 {
        let mut highest = self.game().tower().height();
        let mut steps = 0;
        while self.game().outcome().is_none() && highest < floors && steps < 4_000 {
            self.step();
            highest = highest.max(self.game().tower().height());
            steps += 1;
        }
        highest
    }

    /// Does one thing, or lets the world answer.
    pub fn step(&mut self) {
        let action = match empile_tower::answer(self.game()) {
            Some((answer, _)) => {
                self.answers += 1;
                Action::Answer(Box::new(answer))
            }
            None => self.next_deed(),
        };
        self.act(action);
    }

    /// Enters an action of whoever's turn it is.
    pub fn act(&mut self, action: Action) {
        let entry = Entry::Act { seat: self.game().current(), action, at: 0 };
        let taken = self.table.enter(entry.clone(), &mut Vec::new());
        taken.unwrap_or_else(|refusal| panic!("{entry:?} in {:?}: {refusal}", self.game().phase()));
    }

    fn shaky(&mut self, x: i16) -> i16 {
        let span = u32::from(self.builder.error.unsigned_abs()) * 2 + 1;
        let x = x + self.chance.below(span) as i16 - self.builder.error;
        x.clamp(-FURTHEST_DROP, FURTHEST_DROP)
    }

    /// What the builder does next.
    pub fn next_deed(&mut self) -> Action {
        if self.game().check_settled().is_ok() {
            return Action::Settle;
        }
        match self.game().phase() {
            Phase::Card => self.card(),
            Phase::Building { walls, .. } => self.storey(walls),
            Phase::Placing { .. } | Phase::Moving { .. } | Phase::Climbing { .. } => self.cat(),
            Phase::Stroke(_) => Action::Nudge { to: Side::BOTH[self.chance.index(2)] },
            Phase::Interact | Phase::Mission => self.mission(),
            _ => Action::EndTurn,
        }
    }

    /// What can be validated is; in competition a cat is moved now and then.
    fn mission(&mut self) -> Action {
        if let Some((mission, floor)) = self.game().claims().first().copied() {
            return Action::Validate(Claim { mission, floor, climb: 1 });
        }
        if !self.game().in_hand().is_empty() && self.chance.below(3) == 0 {
            return self.cat();
        }
        Action::EndTurn
    }

    fn card(&mut self) -> Action {
        let plays: Vec<Action> = (0..3).flat_map(|card| self.game().plays(card)).collect();
        let fitness = |action: &Action| match action {
            Action::Build { walls, .. } if self.builder.thinks => misfit(self.game(), *walls),
            Action::Build { .. } => 0,
            _ => 10_000,
        };
        let best = plays.iter().min_by_key(|action| fitness(action)).cloned();
        best.unwrap_or(Action::Forgo { card: 0 })
    }

    /// Walls as far out as they may be, the higher one on the lower side; then the floor over both.
    fn storey(&mut self, walls: [Wall; 2]) -> Action {
        if self.game().can_give_up() {
            return Action::GiveUp;
        }
        let first_is_left = if self.builder.thinks {
            levels_on_the_left(self.game(), walls)
        } else {
            self.chance.below(2) == 0
        };
        let out = FURTHEST_OUT - INSIDE - self.builder.error.min(20);
        let meant = next_of_storey(self.game(), first_is_left, out);
        Action::Drop(Drop { x: self.shaky(meant.x), ..meant })
    }

    /// In the middle of a low floor.
    fn cat(&mut self) -> Action {
        if self.game().can_give_up() {
            return Action::GiveUp;
        }
        let hand = self.game().in_hand();
        let Held { piece, .. } = hand[0];
        let floors: Vec<u8> = hand[0].floors().collect();
        let floor = floors[self.chance.index(floors.len())];
        let meant = across(self.game(), Piece::Floor(floor)) + self.chance.below(400) as i16 - 200;
        let x = self.shaky(meant);
        Action::Drop(Drop { piece, x, floor, fold: 0 })
    }
}
