//! A table on the screen whose world answers as a test tells it to.

// An action is written where it is done, and nowhere else.
#![allow(clippy::needless_pass_by_value)]

use super::super::{
    Action, ActionCard, Answer, Breach, Drop, Event, FLOOR_THICKNESS, Mode, Neko, Piece, Play, Pose, Setup,
    size,
};
use crate::contract::{Choices, Game, Refusal, Seat, Seed};

#[derive(Clone)]
pub(super) struct Screen {
    pub(super) game: Neko,
    pub(super) resting: Vec<(Piece, Piece)>,
    pub(super) touching: Vec<(Piece, Piece)>,
    pub(super) down: Vec<Piece>,
}

pub(super) fn wall(floor: u8, side: u8) -> Piece {
    Piece::Wall { floor, side }
}

pub(super) const NEKO: Piece = Piece::Black(Seat(0));

impl Screen {
    pub(super) fn new(players: u8, mode: Mode) -> Screen {
        let game = Neko::start(&Setup { players, mode, play: Play::OnScreen }, Seed(11)).unwrap();
        let resting = if mode == Mode::Together { vec![(NEKO, Piece::Floor(1))] } else { Vec::new() };
        Screen { game, resting, touching: Vec::new(), down: Vec::new() }
    }

    /// Does it, as whoever's turn it is.
    #[track_caller]
    pub(super) fn act(&mut self, action: Action) -> Vec<Event> {
        let seat = self.game.current;
        assert!(self.game.legal(seat).all().any(|legal| legal == action), "{action:?} is not offered");
        self.enter(action)
    }

    #[track_caller]
    fn enter(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        self.game.apply(self.game.current, &action, 0, &mut events).unwrap();
        self.game.check_sound().unwrap();
        events
    }

    #[track_caller]
    pub(super) fn refuses(&self, action: &Action) -> Breach {
        let mut copy = self.game.clone();
        let refusal = copy.apply(self.game.current, action, 0, &mut Vec::new()).unwrap_err();
        assert_eq!(copy, self.game, "a refused action changed the state");
        match refusal {
            Refusal::Rule(breach) => breach,
            other => panic!("refused by the table, not by a rule: {other}"),
        }
    }

    pub(super) fn drop(&mut self, piece: Piece, floor: u8) -> Vec<Event> {
        self.act(Action::Drop(Drop { piece, x: 0, floor, fold: 0 }))
    }

    /// From now on this piece rests on these.
    pub(super) fn puts(&mut self, piece: Piece, on: &[Piece]) {
        self.lifts(piece);
        self.resting.extend(on.iter().map(|lower| (piece, *lower)));
    }

    pub(super) fn lifts(&mut self, piece: Piece) {
        self.resting.retain(|(upper, lower)| *upper != piece && *lower != piece);
        self.touching.retain(|(a, b)| *a != piece && *b != piece);
        self.down.retain(|other| *other != piece);
    }

    fn lifts_off(&mut self, piece: Piece) {
        self.resting.retain(|(upper, _)| *upper != piece);
        self.down.retain(|other| *other != piece);
    }

    /// This piece lies on the table now.
    pub(super) fn falls(&mut self, piece: Piece) {
        self.lifts_off(piece);
        self.down.push(piece);
    }

    /// What the world would say: what is told rests and touches, as far as it is still there.
    pub(super) fn answer(&self, poses: &[(Piece, Pose)]) -> Answer {
        let world = self.game.world().unwrap();
        let is_there = |piece: &Piece| world.holds(*piece);
        let both = |pairs: &[(Piece, Piece)]| {
            let mut pairs: Vec<_> =
                pairs.iter().filter(|(a, b)| is_there(a) && is_there(b)).copied().collect();
            pairs.sort_unstable();
            pairs
        };
        let mut on_the_table: Vec<Piece> =
            self.down.iter().filter(|piece| is_there(piece)).copied().collect();
        on_the_table.sort_unstable();
        let mut poses = poses.to_vec();
        for drop in world.awaited().unwrap().drops() {
            if !poses.iter().any(|(piece, _)| *piece == drop.piece) {
                poses.push((drop.piece, Pose { x: i32::from(drop.x) * 10, y: 5_000, turn: 0 }));
            }
        }
        poses.sort_unstable_by_key(|(piece, _)| *piece);
        let (touching, resting) = (both(&self.touching), both(&self.resting));
        Answer { deed: world.deeds(), poses, on_the_table, touching, resting, digest: 0 }
    }

    /// The world answers.
    #[track_caller]
    pub(super) fn answers(&mut self, poses: &[(Piece, Pose)]) -> Vec<Event> {
        let answer = self.answer(poses);
        self.enter(Action::Answer(Box::new(answer)))
    }

    /// A storey is built without a fault, from the first card that builds.
    #[track_caller]
    pub(super) fn builds(&mut self) {
        self.takes_a_storey();
        let height = self.game.tower.height();
        let y = i32::from(height) * 4_000;
        for (side, x) in [(0, -2_100), (1, 2_100)] {
            self.drop(wall(height + 1, side), height);
            self.puts(wall(height + 1, side), &[Piece::Floor(height)]);
            self.answers(&[(wall(height + 1, side), Pose { x, y, turn: 0 })]);
        }
        let floor = Piece::Floor(height + 1);
        self.drop(floor, height + 1);
        self.puts(floor, &[wall(height + 1, 0), wall(height + 1, 1)]);
        let y = y + size::LOWEST_WALL / 2 + FLOOR_THICKNESS;
        self.answers(&[(floor, Pose { x: 0, y, turn: 0 })]);
        self.act(Action::Settle);
        self.act(Action::EndTurn);
    }

    /// The first card shown that builds; if none does, the first place shows one.
    pub(super) fn takes_a_storey(&mut self) {
        let builds = |card: &ActionCard| card.face().walls.is_some();
        if !self.game.shown.iter().flatten().any(builds) {
            let hidden = self.game.actions.hidden.cards();
            let wanted =
                *hidden.iter().chain(self.game.actions.played.cards()).find(|card| builds(card)).unwrap();
            let was = self.game.shown[0].replace(wanted).unwrap();
            let swap = |card: &ActionCard| if *card == wanted { was } else { *card };
            for pile in [&mut self.game.actions.hidden, &mut self.game.actions.played] {
                *pile = pile.cards().iter().map(swap).collect();
            }
        }
        let plays: Vec<Action> = (0..3).flat_map(|card| self.game.plays(card)).collect();
        let build =
            plays.iter().find(|play| matches!(play, Action::Build { .. })).expect("a card that builds");
        self.act(build.clone());
    }

    /// The cat of a colour that a card shown lets one take.
    pub(super) fn takes_a_cat(&mut self) -> Piece {
        let plays: Vec<Action> = (0..3).flat_map(|card| self.game.plays(card)).collect();
        let take =
            plays.iter().find(|play| matches!(play, Action::TakeCat { .. })).expect("a card with a cat");
        self.act(take.clone());
        self.game.in_hand()[0].piece
    }
}
