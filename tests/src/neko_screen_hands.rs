//! Hands at a tower on the screen: fingers that drag and let go, and buttons for whoever does not.

use empile_bots::neko_tower::TILT_OF_A_STEP;
use empile_games::{
    AnyGame, AnySetup,
    contract::Fact,
    neko_tower::{
        Action, FLOOR_WIDTH, FOLDS, Held, Mission, MissionCard, Mode, Nakama, Neko, Phase, Piece, Play, Pose,
        Setup, Wall,
    },
};
use empile_stage::{Node, NodeId, Phase as Finger, Point};

use crate::hands::{Hands, Screen};

/// What hangs is above the fingertip by so much.
const ABOVE_THE_FINGER: f32 = 64.0;
/// A finger that rests moves by so much, in pixels.
const TREMBLE: f32 = 0.004;
/// Hundredths of a millimetre.
const UNIT: f32 = 100.0;
/// A cat beside another is so far from it, in millimetres.
const BESIDE: f32 = 18.2;
/// Outer edges of walls stay so far inside, in millimetres.
const INSIDE: f32 = 3.0;

/// Hands that play Neko tower on the screen.
#[derive(Clone)]
pub struct ScreenHands {
    /// The board under them.
    pub hands: Hands,
    /// Where a cat is meant to go: the floor, and how far to the right of the table's middle in millimetres.
    meant: Option<(u8, f32)>,
}

impl ScreenHands {
    /// A new match with the tower on the screen.
    #[must_use]
    pub fn at(players: u8, mode: Mode, seed: u64, screen: impl Into<Screen>) -> ScreenHands {
        let setup = AnySetup::NekoTower(Setup { players, mode, play: Play::OnScreen });
        ScreenHands { hands: Hands::at(setup, seed, screen), meant: None }
    }

    /// The state of the match.
    #[must_use]
    pub fn game(&self) -> &Neko {
        match self.hands.game() {
            AnyGame::NekoTower(game) => game,
            other => panic!("{other:?} is another game"),
        }
    }

    /// What can be touched and is called so, with the facts of its name.
    #[must_use]
    pub fn find(&self, key: &str, facts: &[(&str, Fact)]) -> Option<u32> {
        let is_so = |node: &&Node| {
            node.label.as_ref().is_some_and(|label| {
                label.key == key
                    && facts.iter().all(|(name, fact)| label.facts.contains(&(*name, fact.clone())))
            })
        };
        self.hands.touchable().find(is_so).map(|node| node.id.0)
    }

    /// Touches what is called so.
    pub fn tap(&mut self, key: &str, facts: &[(&str, Fact)]) {
        let node = self.find(key, facts).unwrap_or_else(|| {
            let there: Vec<_> = self.hands.touchable().filter_map(|node| node.label.clone()).collect();
            panic!("nothing is called {key} {facts:?} in {:?}, but {there:?}", self.game().phase())
        });
        self.hands.tap(node);
        assert_eq!(self.hands.take_refusal(), None, "after touching {key}");
    }

    fn tap_if_there(&mut self, key: &str) -> bool {
        let is_there = self.find(key, &[]).is_some();
        if is_there {
            self.tap(key, &[]);
        }
        is_there
    }

    /// Where a piece rests.
    #[must_use]
    pub fn pose(&self, piece: Piece) -> Option<Pose> {
        self.game().world()?.body(piece).map(|body| body.pose)
    }

    /// The node of a piece in the strip, to be dragged from there.
    #[must_use]
    pub fn chip(&self, piece: Piece) -> u32 {
        6_100 + u32::from(u8::from(piece))
    }

    /// Where on the screen a piece hangs whose middle is there, in millimetres; found by a floor in view.
    fn on_screen(&self, x: f32, up: f32) -> Point {
        let seen = |floor: u8| {
            let node = self.hands.scene().node(NodeId(7_000 + u32::from(floor)))?;
            Some((node.area, self.pose(Piece::Floor(floor))?))
        };
        let (area, pose) = (1..=24).rev().find_map(seen).expect("a floor is in view");
        let scale = area.width / (FLOOR_WIDTH as f32 / UNIT);
        let (px, py) = (pose.x as f32 / UNIT, pose.y as f32 / UNIT);
        Point { x: area.centre().x + (x - px) * scale, y: area.centre().y - (up - py) * scale }
    }

    /// Drags a piece from the strip and lets it go there, in millimetres.
    pub fn drag(&mut self, piece: Piece, x: f32, up: f32) {
        let hangs = self.on_screen(x, up);
        let to = Point { x: hangs.x, y: hangs.y + ABOVE_THE_FINGER };
        let from = self.hands.middle(self.chip(piece));
        self.hands.touch(1, Finger::Down, from);
        let half = Point { x: f32::midpoint(from.x, to.x), y: f32::midpoint(from.y, to.y) };
        self.hands.touch(1, Finger::Move, half);
        // A finger that did not move at all would not be heard of: it trembles, by less than anybody sees.
        for sample in 0..24 {
            let aside = if sample % 2 == 0 { TREMBLE } else { 0.0 };
            self.hands.touch(1, Finger::Move, Point { x: to.x + aside, ..to });
        }
        self.hands.touch(1, Finger::Up, to);
        assert_eq!(self.hands.take_refusal(), None, "after letting go of {piece:?}");
    }

    /// Lifts the curtain, if it is down.
    pub fn lift_curtain(&mut self) {
        self.tap_if_there("curtain-lift");
    }

    /// One step of a turn: builds as well as hands can, and fulfils missions where that can be done.
    pub fn step(&mut self) {
        self.lift_curtain();
        if self.game().check_settled().is_ok() {
            return self.tap("neko-tower-settle", &[]);
        }
        if self.game().can_give_up() {
            return self.tap("neko-tower-give-up", &[]);
        }
        match self.game().phase() {
            Phase::Card => self.choose_card(),
            Phase::Building { walls, .. } => self.build(walls),
            Phase::Placing { .. } => self.place_cat(),
            Phase::Climbing { to, .. } => {
                let floor = self.pose(Piece::Floor(to)).map_or(0.0, |pose| pose.x as f32 / UNIT);
                let piece = self.game().in_hand()[0].piece;
                let x = self.free_place(to, floor);
                self.put(piece, to, x);
            }
            Phase::Stroke(_) => self.tap("neko-tower-stroke-left", &[]),
            Phase::Interact | Phase::Mission => self.claim_or_pass(),
            Phase::Done => self.tap("neko-tower-end-turn", &[]),
            phase => panic!("nothing to do in {phase:?}"),
        }
    }

    /// One step of somebody who builds every storey further to the right, with the buttons: no tower stands that for long.
    pub fn step_aslant(&mut self) {
        self.lift_curtain();
        match self.game().phase() {
            Phase::Building { .. } if self.game().check_settled().is_err() && !self.game().can_give_up() => {
                self.build_aslant();
            }
            Phase::Card => {
                let game = self.game();
                let plays: Vec<Action> = (0..3).flat_map(|card| game.plays(card)).collect();
                let build = plays.iter().find(|play| matches!(play, Action::Build { .. }));
                let play = build.or(plays.first()).expect("something can be played").clone();
                self.play(&play);
            }
            Phase::Interact | Phase::Mission => self.tap("neko-tower-end-turn", &[]),
            _ => self.step(),
        }
    }

    fn build_aslant(&mut self) {
        const ASIDE: f32 = 7.0;
        const APART: f32 = 15.0;
        let height = self.game().tower().height();
        let below = self.pose(Piece::Floor(height)).expect("the highest floor");
        let middle = below.x as f32 / UNIT + ASIDE;
        let lies = |hands: &ScreenHands, piece: Piece| {
            hands.game().world().is_some_and(|world| world.lies_on_the_table(piece))
        };
        for (side, x) in [(0, middle - APART), (1, middle + APART)] {
            let piece = Piece::Wall { floor: height + 1, side };
            if self.pose(piece).is_none() || lies(self, piece) {
                return self.put(piece, height, x);
            }
        }
        self.put(Piece::Floor(height + 1), height + 1, middle);
    }

    fn claim_or_pass(&mut self) {
        if self.find("neko-tower-label-mission-fulfilled", &[]).is_none() {
            return self.tap("neko-tower-end-turn", &[]);
        }
        self.tap("neko-tower-label-mission-fulfilled", &[]);
        self.tap_if_there("neko-tower-label-claim-floor");
        self.tap("neko-tower-climb", &[]);
    }

    fn own_floor(&self) -> u8 {
        self.game().climber(self.game().current()).floor
    }

    /// A cat for a mission, else the floor that levels the tower best, else a cat.
    fn choose_card(&mut self) {
        let game = self.game();
        let plays: Vec<Action> = (0..3).flat_map(|card| game.plays(card)).collect();
        if let Some((play, floor, x)) = self.cat_for_a_mission(&plays) {
            self.meant = Some((floor, x));
            return self.play(&play);
        }
        let tilt = self.pose(Piece::Floor(game.tower().height())).map_or(0, |pose| pose.turn);
        let misfit = |play: &Action| match play {
            Action::Build { walls: [a, b], .. } => {
                (tilt.abs() - (*a as i32 - *b as i32).abs() * TILT_OF_A_STEP).abs()
            }
            Action::TakeCat { cat, .. } => {
                20_000 + if game.layout().spot(*cat).is_none() { 0 } else { 5_000 }
            }
            _ => 90_000,
        };
        let play = plays.iter().min_by_key(|play| misfit(play)).expect("something can be played").clone();
        self.play(&play);
    }

    fn play(&mut self, play: &Action) {
        let card = play.card().expect("it is played with a card");
        let is_card = |node: &&Node| {
            node.label.as_ref().is_some_and(|label| label.key.starts_with("neko-tower-label-card"))
        };
        let mut cards: Vec<&Node> = self.hands.scene().nodes.iter().filter(is_card).collect();
        cards.sort_by(|a, b| a.area.x.total_cmp(&b.area.x));
        let node = cards[usize::from(card)].id.0;
        self.hands.tap(node);
        match play {
            Action::Forgo { .. } => self.tap("neko-tower-forgo", &[]),
            Action::TakeCat { cat, .. } => self.take(*cat),
            _ => {
                if !self.tap_if_there("neko-tower-build") {
                    self.tap_if_there("neko-tower-label-build");
                    self.tap_if_there("neko-tower-label-left-wall");
                    self.tap_if_there("neko-tower-label-right-wall");
                }
            }
        }
    }

    fn take(&mut self, cat: Nakama) {
        let colour = ("colour", Fact::Text(cat.colour().key().to_owned()));
        let facts = std::slice::from_ref(&colour);
        for key in ["neko-tower-take", "neko-tower-label-take"] {
            if self.game().phase() == Phase::Card && self.find(key, facts).is_some() {
                self.tap(key, facts);
            }
        }
        if self.game().phase() == Phase::Card {
            self.tap("neko-tower-label-take-from-tower", facts);
        }
    }

    /// Walls as far out as they may be, the higher one on the lower side; then the floor over both.
    fn build(&mut self, walls: [Wall; 2]) {
        let height = self.game().tower().height();
        let below = self.pose(Piece::Floor(height)).expect("the highest floor");
        let sides = [0, 1].map(|side| Piece::Wall { floor: height + 1, side });
        let stands = |hands: &ScreenHands, piece: Piece| {
            hands.pose(piece).is_some_and(|pose| pose.turn.abs() < 1_500 && pose.y > below.y)
        };
        let (middle, top) = (below.x as f32 / UNIT, below.y as f32 / UNIT);
        let out = FLOOR_WIDTH as f32 / UNIT / 2.0 - FOLDS[0] as f32 / UNIT / 2.0 - INSIDE;
        let first_left = (walls[0] >= walls[1]) == (below.turn > 0);
        for (index, piece) in sides.into_iter().enumerate() {
            if stands(self, piece) {
                continue;
            }
            let other = sides[1 - index];
            let is_left = match self.pose(other).filter(|_| stands(self, other)) {
                Some(pose) => pose.x > below.x,
                None => first_left == (index == 0),
            };
            let x = if is_left { middle - out } else { middle + out };
            return self.drag(piece, x, top + 36.0);
        }
        let across = |piece| self.pose(piece).map_or(0.0, |pose| pose.x as f32 / UNIT);
        let x = f32::midpoint(across(sides[0]), across(sides[1]));
        self.drag(Piece::Floor(height + 1), x, top + 56.0);
    }

    /// Where it is meant to go, else in the middle of the floor above the climber.
    fn place_cat(&mut self) {
        let held: Held = self.game().in_hand()[0];
        let wanted = (self.own_floor() + 1).min(self.game().tower().height());
        let floor = held.floors().min_by_key(|floor| floor.abs_diff(wanted)).expect("a floor for it");
        let middle = self.pose(Piece::Floor(floor)).map_or(0.0, |pose| pose.x as f32 / UNIT);
        let (floor, x) = match self.meant.take() {
            Some(meant) => meant,
            None => (floor, self.free_place(floor, middle)),
        };
        self.put(held.piece, floor, x);
    }

    /// With the buttons: to its floor, to its side, and let go.
    pub fn put(&mut self, piece: Piece, floor: u8, x: f32) {
        if !self.hangs(piece) {
            let chip = self.chip(piece);
            self.hands.tap(chip);
        }
        for _ in 0..24 {
            let hangs = self.hanging("floor");
            if hangs == i64::from(floor) {
                break;
            }
            self.tap(
                if hangs < i64::from(floor) { "neko-tower-move-up" } else { "neko-tower-move-down" },
                &[],
            );
        }
        for _ in 0..60 {
            let away = self.hanging("away") as f32;
            let now = if self.hangs_left() { -away } else { away };
            if (now - x).abs() <= 1.0 {
                break;
            }
            self.tap(if now < x { "neko-tower-move-right" } else { "neko-tower-move-left" }, &[]);
        }
        self.tap("neko-tower-let-go", &[]);
    }

    /// Is it this that hangs, and moves with the buttons?
    fn hangs(&self, piece: Piece) -> bool {
        let chip = self.hands.scene().node(NodeId(self.chip(piece)));
        let label = chip.and_then(|chip| chip.label.as_ref());
        label.is_some_and(|label| label.key == "neko-tower-label-hanging")
    }

    fn hanging(&self, fact: &str) -> i64 {
        let mut facts = self.hanging_facts();
        let found = facts.find_map(|(name, value)| match value {
            Fact::Number(number) if name == fact => Some(number),
            _ => None,
        });
        found.unwrap_or_else(|| panic!("something hangs, and {fact} is said of it"))
    }

    fn hangs_left(&self) -> bool {
        self.hanging_facts().any(|fact| fact == ("side", Fact::Text("left".to_owned())))
    }

    fn hanging_facts(&self) -> impl Iterator<Item = (&'static str, Fact)> {
        let labels = self.hands.scene().nodes.iter().filter_map(|node| node.label.as_ref());
        let hanging = labels.filter(|label| label.key == "neko-tower-label-hanging");
        hanging.flat_map(|label| label.facts.clone()).collect::<Vec<_>>().into_iter()
    }

    /// A place on a floor that no cat takes up, near this one, in millimetres.
    fn free_place(&self, floor: u8, near: f32) -> f32 {
        let taken: Vec<f32> = self.cats_on(floor).map(|(_, x)| x).collect();
        let places = [0.0, 20.0, -20.0];
        let is_free = |x: &f32| taken.iter().all(|other| (other - x).abs() > BESIDE + 1.0);
        places.into_iter().map(|aside| near + aside).find(is_free).unwrap_or(near)
    }

    fn cats_on(&self, floor: u8) -> impl Iterator<Item = (Piece, f32)> + '_ {
        let world = self.game().world().into_iter();
        world.flat_map(move |world| {
            let on_it = move |body: &&empile_games::neko_tower::Body| {
                body.piece.is_cat() && world.floor_under(body.piece) == Some(floor)
            };
            world.bodies().iter().filter(on_it).map(|body| (body.piece, body.pose.x as f32 / UNIT))
        })
    }

    /// A cat that fulfils a mission beside or on one that stands on the floor above, or alone.
    fn cat_for_a_mission(&self, plays: &[Action]) -> Option<(Action, u8, f32)> {
        let game = self.game();
        let floor = self.own_floor() + 1;
        if floor > game.tower().height() {
            return None;
        }
        let there: Vec<(Nakama, f32)> = self
            .cats_on(floor)
            .filter_map(|(piece, x)| match piece {
                Piece::Nakama(cat) => Some((cat, x)),
                _ => None,
            })
            .collect();
        let missions = self.missions();
        let takes = plays.iter().filter_map(|play| match play {
            Action::TakeCat { cat, .. } if game.layout().spot(*cat).is_none() => Some((play, *cat)),
            _ => None,
        });
        for (play, cat) in takes {
            if there.is_empty() {
                let middle = self.pose(Piece::Floor(floor)).map_or(0.0, |pose| pose.x as f32 / UNIT);
                return Some((play.clone(), floor, middle - 10.0));
            }
            for (other, x) in &there {
                let (one, two) = (cat.colour(), other.colour());
                let beside = missions.iter().any(|mission| match mission {
                    Mission::SameColourTouching => one == two,
                    Mission::DifferentColoursTouching => one != two,
                    Mission::YellowsTouching => one == two && one.key() == "yellow",
                    _ => false,
                });
                if beside {
                    return Some((play.clone(), floor, x + BESIDE));
                }
                let on = missions.iter().any(|mission| match mission {
                    Mission::OneOnAnother => true,
                    Mission::BlueOnBlue => one == two && one.key() == "blue",
                    _ => false,
                });
                if on {
                    return Some((play.clone(), floor, *x));
                }
            }
        }
        None
    }

    fn missions(&self) -> Vec<Mission> {
        use empile_games::contract::{Game, Viewer};
        let view = self.game().observe(Viewer::Seat(self.game().current()));
        let index = match self.game().setup().mode {
            Mode::Together => 0,
            Mode::Competitive => self.game().current().index(),
        };
        let cards = view.climbers.get(index).map(|climber| climber.missions).unwrap_or_default();
        cards.into_iter().flatten().map(MissionCard::mission).collect()
    }
}
