//! Hands at a table of Neko tower: they find what to touch by what a screen reader would say of it.

use empile_games::{
    AnyGame, AnySetup,
    contract::{Fact, Game, Seat, Viewer},
    neko_tower::{Action, CELLS, Cell, Mission, MissionCard, Mode, Nakama, Neko, Phase, Place, Play, Setup},
};
use empile_stage::{Node, Role};

use crate::hands::{Hands, Screen};

/// The button on the curtain between two players.
const LIFT: &str = "curtain-lift";

/// Hands that play Neko tower.
pub struct NekoHands {
    /// The board under them.
    pub hands: Hands,
    /// Where the cat in hand is meant to go.
    meant: Option<Place>,
}

impl NekoHands {
    /// A new match beside a real tower.
    #[must_use]
    pub fn at(players: u8, mode: Mode, seed: u64, screen: impl Into<Screen>) -> NekoHands {
        let setup = AnySetup::NekoTower(Setup { players, mode, play: Play::Companion });
        NekoHands { hands: Hands::at(setup, seed, screen), meant: None }
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
            panic!("nothing is called {key} {facts:?}, but {there:?}")
        });
        self.hands.tap(node);
        assert_eq!(self.hands.take_refusal(), None, "after touching {key}");
    }

    /// Lifts the curtain, if it is down.
    pub fn lift_curtain(&mut self) {
        if self.find(LIFT, &[]).is_some() {
            self.tap(LIFT, &[]);
        }
    }

    /// Looks at a floor, in the tower or step by step where the tower is too high for the screen.
    pub fn look_at(&mut self, floor: u8) {
        let is_shown = |node: &Node| node.role == Role::Choice { chosen: true };
        for _ in 0..24 {
            let wanted = [("floor", number(floor))];
            if let Some(room) = self.find("neko-tower-label-floor", &wanted) {
                let shown = self.hands.touchable().any(|node| node.id.0 == room && is_shown(node));
                if !shown {
                    self.hands.tap(room);
                }
                return;
            }
            let shown = self.shown_floor();
            self.tap(if shown < floor { "neko-tower-label-higher" } else { "neko-tower-label-lower" }, &[]);
        }
    }

    /// The floor that is seen from above.
    #[must_use]
    pub fn shown_floor(&self) -> u8 {
        let labels = self.hands.scene().nodes.iter().filter_map(|node| node.label.as_ref());
        let name = labels.filter(|label| label.key == "neko-tower-floor-of");
        let facts: Vec<_> = name.flat_map(|label| label.facts.clone()).collect();
        let floor = facts.iter().find_map(|(name, fact)| match fact {
            Fact::Number(floor) if *name == "floor" => u8::try_from(*floor).ok(),
            _ => None,
        });
        floor.expect("a floor is always seen from above")
    }

    /// Touches a place of a floor.
    pub fn touch_place(&mut self, to: Place) {
        self.look_at(to.floor);
        let (row, column) = (number(to.cell.row() + 1), number(to.cell.column() + 1));
        self.tap("neko-tower-label-place", &[("row", row), ("column", column)]);
    }

    /// Plays a card as meant.
    #[allow(clippy::needless_pass_by_value)]
    pub fn play(&mut self, play: Action) {
        let place = play.card().expect("it is played with a card");
        self.hands.tap(self.card_node(place));
        match play {
            Action::Forgo { .. } => self.tap("neko-tower-forgo", &[]),
            Action::TakeCat { cat, .. } => self.take(cat),
            _ => self.build(),
        }
    }

    fn build(&mut self) {
        if self.find("neko-tower-build", &[]).is_some() {
            return self.tap("neko-tower-build", &[]);
        }
        if self.find("neko-tower-label-build", &[]).is_some() {
            self.tap("neko-tower-label-build", &[]);
        }
        // A wall is out of stock: any that is offered.
        for side in ["neko-tower-label-left-wall", "neko-tower-label-right-wall"] {
            if self.find(side, &[]).is_some() {
                self.tap(side, &[]);
            }
        }
    }

    fn take(&mut self, cat: Nakama) {
        let colour = ("colour", word(cat.colour().key()));
        let spot = self.game().layout().spot(cat);
        for key in ["neko-tower-take", "neko-tower-label-take"] {
            if self.game().phase() == Phase::Card && self.find(key, std::slice::from_ref(&colour)).is_some() {
                self.tap(key, std::slice::from_ref(&colour));
            }
        }
        if let (Phase::Card, Some(spot)) = (self.game().phase(), spot) {
            self.tap("neko-tower-label-take-from-tower", &[colour, ("floor", number(spot.floor))]);
        }
    }

    /// Cards lie from left to right.
    fn card_node(&self, place: u8) -> u32 {
        let is_card = |node: &&Node| {
            node.label.as_ref().is_some_and(|label| label.key.starts_with("neko-tower-label-card"))
        };
        let mut cards: Vec<&Node> = self.hands.scene().nodes.iter().filter(is_card).collect();
        cards.sort_by(|a, b| a.area.x.total_cmp(&b.area.x));
        cards[usize::from(place)].id.0
    }

    /// One step of a turn in which nothing falls: missions are fulfilled and claimed wherever that can be done.
    pub fn step(&mut self) {
        self.lift_curtain();
        match self.game().phase() {
            Phase::Card => self.choose_card(),
            Phase::Placing { from, .. } => {
                let to = self.place_for_cat(from);
                self.touch_place(to);
            }
            Phase::Stroke(_) => self.tap("neko-tower-stroke", &[]),
            Phase::Interact | Phase::Mission => {
                if self.find("neko-tower-label-mission-fulfilled", &[]).is_some() {
                    self.tap("neko-tower-label-mission-fulfilled", &[]);
                    if self.find("neko-tower-label-claim-floor", &[]).is_some() {
                        self.tap("neko-tower-label-claim-floor", &[]);
                    }
                    self.tap("neko-tower-climb", &[]);
                } else {
                    self.tap("neko-tower-end-turn", &[]);
                }
            }
            Phase::Confirming(_) => self.tap("neko-tower-holds", &[]),
            Phase::Done => self.tap("neko-tower-end-turn", &[]),
            Phase::Blaming => self.tap("neko-tower-label-blame", &[]),
            Phase::Over(_) | Phase::Building { .. } | Phase::Moving { .. } | Phase::Climbing { .. } => {}
        }
    }

    fn own_floor(&self) -> u8 {
        self.game().climber(self.game().current()).floor
    }

    /// A cat that fulfils a mission, else a floor as long as the tower is not much higher than the climber, else what
    /// there is.
    fn choose_card(&mut self) {
        if let Some((play, to)) = self.cat_for_a_mission() {
            self.meant = Some(to);
            return self.play(play);
        }
        let game = self.game();
        let wants_floor = game.tower().height() < self.own_floor() + 5;
        let above = self.own_floor() + 1;
        let plays = (0..3).flat_map(|card| game.plays(card));
        let play = plays.max_by_key(|play| match play {
            Action::Build { .. } => 1 + 4 * u8::from(wants_floor),
            // One that is not where cats are wanted.
            Action::TakeCat { cat, .. } => {
                2 + u8::from(game.layout().spot(*cat).is_none_or(|s| s.floor != above))
            }
            _ => 0,
        });
        self.play(play.expect("a card can be played, or else forgone"));
    }

    /// Thinks one cat ahead.
    fn cat_for_a_mission(&self) -> Option<(Action, Place)> {
        let game = self.game();
        let floor = self.own_floor() + 1;
        let plays = (0..3).flat_map(|card| game.plays(card));
        plays.filter(|play| matches!(play, Action::TakeCat { .. })).find_map(|play| {
            let taken = after(game, play.clone())?;
            let places = (0..CELLS).map(|cell| Place { floor, cell: Cell(cell) });
            let fulfils = |to: &Place| {
                let put = after(&taken, Action::PutCat { to: *to });
                let stroked = put.map(|put| after(&put, Action::Stroke).unwrap_or(put));
                stroked.is_some_and(|game| !game.claims().is_empty())
            };
            Some((play, places.into_iter().find(fulfils)?))
        })
    }

    /// Where it is meant to go, else beside or on the cats of the floor above the climber.
    fn place_for_cat(&mut self, not_on: Option<u8>) -> Place {
        if let Some(meant) = self.meant.take() {
            return meant;
        }
        let game = self.game();
        let mut floor = (self.own_floor() + 1).min(game.tower().height());
        if not_on == Some(floor) {
            floor = if floor > 1 { floor - 1 } else { floor + 1 };
        }
        let standing = game.layout().on_floor(floor).count() as u8;
        Place { floor, cell: Cell(2 + 2 * (standing % 2) + 6 * (standing / 2 % 3)) }
    }

    /// The missions that the scene names to whoever looks at it.
    #[must_use]
    pub fn missions_named(&self) -> Vec<String> {
        let nodes = &self.hands.scene().nodes;
        let words = nodes.iter().flat_map(|node| {
            node.label.iter().cloned().chain(node.text.as_ref().map(|text| text.words.clone()))
        });
        let mut named: Vec<String> = words
            .flat_map(|words| words.facts)
            .filter_map(|(name, fact)| match fact {
                Fact::Text(key) if name == "mission" => Some(key),
                _ => None,
            })
            .collect();
        named.sort();
        named.dedup();
        named
    }

    /// The missions of a seat, as its owner knows them.
    #[must_use]
    pub fn missions_of(&self, seat: Seat) -> Vec<Mission> {
        let view = self.game().observe(Viewer::Seat(seat));
        let cards = view.climbers.get(seat.index()).map(|climber| climber.missions).unwrap_or_default();
        cards.into_iter().flatten().map(MissionCard::mission).collect()
    }
}

/// The match after an action, if it may be taken.
#[allow(clippy::needless_pass_by_value)]
fn after(game: &Neko, action: Action) -> Option<Neko> {
    let mut next = game.clone();
    next.apply(game.current(), &action, 0, &mut Vec::new()).ok().map(|()| next)
}

/// A number as a fact.
#[must_use]
pub fn number(number: impl Into<i64>) -> Fact {
    Fact::Number(number.into())
}

/// A word as a fact.
#[must_use]
pub fn word(word: &str) -> Fact {
    Fact::Text(word.to_owned())
}
