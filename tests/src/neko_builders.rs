//! Simulated builders of a tower on the screen: each lets go where it means to, give or take its error.

use empile_games::{
    contract::{Entry, Game, Match, Seed, Stream},
    neko_tower::{
        Action, Claim, Drop, FLOOR_WIDTH, FOLDS, FURTHEST_DROP, Held, Mode, Neko, Phase, Piece, Play, Pose,
        Setup, Side, Wall,
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

/// So much a floor tilts for each step of height between its walls, in hundredths of a degree.
pub(crate) const TILT_OF_A_STEP: i32 = 253;
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

    fn pose(&self, piece: Piece) -> Pose {
        self.game().world().and_then(|world| world.body(piece)).map(|body| body.pose).unwrap_or_default()
    }

    fn has(&self, piece: Piece) -> bool {
        self.game().world().is_some_and(|world| world.body(piece).is_some())
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
        let tilt = self.pose(Piece::Floor(self.game().tower().height())).turn;
        let fitness = |action: &Action| match action {
            Action::Build { walls: [a, b], .. } => {
                let step = (*a as i32 - *b as i32).abs();
                // So much does a floor tilt for each step of difference between its walls, in hundredths of a degree.
                if self.builder.thinks { (tilt.abs() - step * TILT_OF_A_STEP).abs() } else { 0 }
            }
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
        let height = self.game().tower().height();
        let below = self.pose(Piece::Floor(height));
        let higher_first = walls[0] >= walls[1];
        // Turned counter-clockwise, the left side is the lower one.
        let left_is_lower = below.turn > 0;
        let first_left =
            if self.builder.thinks { higher_first == left_is_lower } else { self.chance.below(2) == 0 };
        let middle = (below.x / 10) as i16;
        let fold = 0u8;
        let out = (FLOOR_WIDTH / 20) as i16
            - (FOLDS[usize::from(fold)] / 20) as i16
            - INSIDE
            - self.builder.error.min(20);
        let sides = [Piece::Wall { floor: height + 1, side: 0 }, Piece::Wall { floor: height + 1, side: 1 }];
        let upright = |work: &Work, piece: Piece| {
            work.has(piece) && work.pose(piece).turn.abs() < 1_500 && work.pose(piece).y > below.y
        };
        for (piece, is_left) in sides.into_iter().zip([first_left, !first_left]) {
            if !upright(self, piece) {
                // The other one stands already: this one goes to the side that is left.
                let other = sides[usize::from(piece == sides[0])];
                let is_left = if upright(self, other) { self.pose(other).x > below.x } else { is_left };
                let meant = if is_left { middle - out } else { middle + out };
                let x = self.shaky(meant);
                return Action::Drop(Drop { piece, x, floor: height, fold });
            }
        }
        let between = (self.pose(sides[0]).x + self.pose(sides[1]).x) / 20;
        let x = self.shaky(between as i16);
        Action::Drop(Drop { piece: Piece::Floor(height + 1), x, floor: height + 1, fold: 0 })
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
        let meant = (self.pose(Piece::Floor(floor)).x / 10) as i16 + self.chance.below(400) as i16 - 200;
        let x = self.shaky(meant);
        Action::Drop(Drop { piece, x, floor, fold: 0 })
    }
}
