use empile_games::{
    contract::{Choices, Game, Seat, Viewer},
    teckels::{Action, Card, Event, SeatView, Spot, Step, TeckelId, Teckels, View},
};

use super::{
    choices,
    dog::Dog,
    hand::Hand,
    hand_layout::{HandLayout, depth},
    help,
    lanes::Lanes,
    lawn::Lawn,
    lesson::lesson,
    news,
    nodes::{self, Part, Target},
    park::Park,
    preview::preview,
    words,
};
use crate::{
    Area, Art, Help, Motion, News, Node, NodeId, Role, Scene, Surface, TeckelsArt, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    lesson::Script,
    robot_hands::Goal,
    zones::Around,
};

const GAP: f32 = 3.0;

/// What the table remembers beside the state of the game.
#[derive(Clone, Debug)]
pub(crate) struct TeckelsBoard {
    lanes: Lanes,
    /// One per seat.
    hands: Vec<Fingers>,
}

/// What a player's fingers are about.
#[derive(Clone, Copy, Debug, Default)]
struct Fingers {
    /// What the dragged card is over.
    over: Option<Target>,
    /// Tapped the turned card, to choose next, in the own zone, where it goes.
    has_picked: bool,
    /// Touched « laid down » once: a second touch means it.
    call_asked: bool,
    /// The card was turned just now.
    just_turned: bool,
}

impl Board for TeckelsBoard {
    type Game = Teckels;

    fn preview(_game: &Teckels, surface: Surface) -> Scene {
        preview(surface)
    }

    fn lesson() -> Script<Teckels> {
        lesson()
    }

    fn ending(game: &Teckels, _room: Room<'_>) -> Option<Words> {
        super::ending::ending(game)
    }

    fn new(game: &Teckels) -> TeckelsBoard {
        let view = game.observe(Viewer::Spectator);
        TeckelsBoard { lanes: Lanes::of(&view), hands: vec![Fingers::default(); view.seats.len()] }
    }

    fn compose(&self, game: &Teckels, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let players = view.seats.len();
        let Around { zones, middle } = around(players, room);
        let park = Park::of(middle, self.lanes.count(), players, view.step == Step::Running);
        let lit = self.lit(&view);
        let lawn = Lawn { park: &park, lanes: &self.lanes, lit: &lit, room };
        lawn.compose(&view, nodes);
        let outcome = game.outcome();
        for (zone, has) in zones.into_iter().zip(&view.seats) {
            let layout = HandLayout::of(zone.own());
            let seat = zone.seat;
            let picked = has.turned.filter(|_| self.fingers(seat).has_picked && has.reaches.is_none());
            let choices = picked.map(|card| choices::fitting(card, &view)).unwrap_or_default();
            let hand = Hand {
                zone,
                layout: &layout,
                seat,
                has,
                may_call: may(game, seat, Action::Call),
                call_asked: self.fingers(seat).call_asked,
                choices: &choices,
                is_winner: outcome.as_ref().and_then(|o| o.places.get(seat.index())).is_some_and(|p| p.won),
                room,
            };
            hand.compose(&view, nodes);
            if let Some(card) = has.turned {
                let in_hand = (zone.place(layout.turned), zone.turn);
                nodes.push(self.turned_card(seat, card, has.reaches, in_hand, &lawn, &view));
            }
        }
    }

    fn hear(&mut self, game: &Teckels, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        let target = Target::of(gesture.node)?;
        let view = game.observe(Viewer::Spectator);
        let (seat, action) = match (target, gesture.kind) {
            (Target::Card(seat), GestureKind::Drag { over }) => {
                self.hand_mut(seat)?.over = over.and_then(Target::of);
                return None;
            }
            (Target::Card(seat), GestureKind::Drop { onto }) => {
                *self.hand_mut(seat)? = Fingers::default();
                (seat, dropped(view.seats.get(seat.index())?, seat, onto)?)
            }
            (Target::Card(seat), GestureKind::Cancel) => {
                self.hand_mut(seat)?.over = None;
                return None;
            }
            (_, GestureKind::Tap) => self.tapped(target, &view)?,
            _ => return None,
        };
        Some(Ask { seat, action })
    }

    fn follow(&mut self, _game: &Teckels, events: &[Event], room: Room<'_>) -> News {
        for event in events {
            self.lanes.follow(event);
            match *event {
                Event::Turned { seat, .. } => {
                    self.settle(seat);
                    if let Some(hand) = self.hand_mut(seat) {
                        hand.just_turned = true;
                    }
                }
                Event::PileTaken { seat, .. }
                | Event::PutUnder { seat, .. }
                | Event::Reached { seat, .. }
                | Event::Called { seat } => self.settle(seat),
                Event::Barked { .. } | Event::RoundEnded { .. } => self.hands.fill(Fingers::default()),
                _ => {}
            }
        }
        News {
            cues: news::cues(events),
            narration: events.iter().filter_map(|event| news::line(event, room)).collect(),
        }
    }

    /// One bark begins for everyone.
    fn musters(&self, _game: &Teckels) -> bool {
        true
    }

    fn around(&self, game: &Teckels, room: Room<'_>) -> Option<Around> {
        Some(around(usize::from(game.players()), room))
    }

    fn goal(&self, game: &Teckels, seat: Seat, action: &Action, _room: Room<'_>) -> Option<Goal> {
        let of_hand = |part| Goal::at(nodes::of_hand(seat, part));
        let held = || game.observe(Viewer::Spectator).seats.get(seat.index())?.held;
        match *action {
            Action::Hold { pile } => Some(of_hand(Part::Pile(pile.0))),
            Action::Flip | Action::Under => Some(of_hand(Part::Pile(held()?.0))),
            Action::Play { on: Spot::New, .. } => Some(Goal::at(nodes::NEW_HEAD)),
            Action::Play { on: Spot::Teckel(teckel), .. } => Some(Goal::at(nodes::end(teckel))),
            Action::Call => Some(of_hand(Part::Call)),
            Action::Bark => None,
        }
    }

    fn help(&self, game: &Teckels, room: Room<'_>) -> Vec<Help> {
        help::now(game, room)
    }
}

fn around(players: usize, room: Room<'_>) -> Around {
    Around::of(room.surface, players as u8, depth(room.surface, players), GAP)
}

impl TeckelsBoard {
    #[cfg(test)]
    pub(super) fn lanes(&self) -> &Lanes {
        &self.lanes
    }

    fn fingers(&self, seat: Seat) -> Fingers {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    fn hand_mut(&mut self, seat: Seat) -> Option<&mut Fingers> {
        self.hands.get_mut(seat.index())
    }

    /// What a player was about is done.
    fn settle(&mut self, seat: Seat) {
        if let Some(hand) = self.hand_mut(seat) {
            *hand = Fingers { over: hand.over, ..Fingers::default() };
        }
    }

    /// Places that would take the card held over them.
    fn lit(&self, view: &View) -> Vec<Target> {
        let held = self.hands.iter().zip(&view.seats);
        held.filter_map(|(hand, has)| {
            let spot = spot_of(hand.over?, has.turned?)?;
            let fits = match spot {
                Spot::New => true,
                Spot::Teckel(TeckelId(id)) => {
                    let open = view.teckels.get(usize::from(id))?.open;
                    open.is_some() && open == has.turned?.front()
                }
            };
            let shown = if spot == Spot::New { Some(Target::NewHead) } else { hand.over };
            shown.filter(|_| fits)
        })
        .collect()
    }

    fn turned_card(
        &self,
        seat: Seat,
        card: Card,
        reaches: Option<Spot>,
        (in_hand, turn): (Area, f32),
        lawn: &Lawn<'_>,
        view: &View,
    ) -> Node {
        let id = nodes::card(seat, self.lanes.next_nth(seat));
        if let Some(area) = reaches.and_then(|spot| self.reached(spot, lawn, view)) {
            return Node::picture(id, area, Art::Teckels(TeckelsArt::Card { card, lifted: true }));
        }
        let fingers = self.fingers(seat);
        let lifted = fingers.has_picked || fingers.over.is_some();
        // Over the park it hangs as the teckels stand there, whoever holds it.
        let is_over_park = matches!(fingers.over, Some(Target::Lane(_) | Target::NewHead | Target::Park));
        let turn = if is_over_park { 0.0 } else { turn };
        let label = words::about(
            card,
            [
                "teckels-label-turned-head",
                "teckels-label-turned-trunk",
                "teckels-label-turned-tail",
                "teckels-label-turned-cat-tail",
            ],
        );
        Node::picture(id, in_hand, Art::Teckels(TeckelsArt::Card { card, lifted }))
            .turned(turn)
            .of_seat(seat)
            .labelled(words::named(label, seat, lawn.room))
            .touchable(Role::Piece)
            .moving(if fingers.just_turned { Motion::Flip } else { Motion::Glide })
    }

    /// Where a card is laid that does not lie for good yet.
    fn reached(&self, spot: Spot, lawn: &Lawn<'_>, view: &View) -> Option<Area> {
        match spot {
            Spot::New => {
                let place = lawn.park.places.get(self.lanes.next_free())?;
                Some(place.middle_square(place.width.min(place.height)))
            }
            Spot::Teckel(teckel) => {
                let slices = view.teckels.get(usize::from(teckel.0))?.cards.len();
                let end = Dog::growing(lawn.place(teckel)?, slices).end;
                Some(end.middle_square(end.width.max(end.height)))
            }
        }
    }

    fn tapped(&mut self, target: Target, view: &View) -> Option<(Seat, Action)> {
        let of = |seat: Seat| view.seats.get(seat.index());
        match target {
            Target::Bark(seat) => Some((seat, Action::Bark)),
            Target::Call(seat) => {
                let hand = self.hand_mut(seat)?;
                let meant = hand.call_asked;
                hand.call_asked = !meant;
                meant.then_some((seat, Action::Call))
            }
            Target::Pile(seat, pile) => {
                self.settle(seat);
                let has = of(seat)?;
                let action = match (has.held == Some(pile), has.turned) {
                    (false, _) => Action::Hold { pile },
                    (true, None) => Action::Flip,
                    (true, Some(_)) => Action::Under,
                };
                Some((seat, action))
            }
            Target::Card(seat) => {
                let hand = self.hand_mut(seat)?;
                hand.has_picked = !hand.has_picked;
                None
            }
            Target::Choice(seat, on) => {
                let card = of(seat)?.turned?;
                self.settle(seat);
                Some((seat, Action::Play { card, on }))
            }
            Target::Lane(_) | Target::NewHead | Target::Park => None,
        }
    }
}

fn may(game: &Teckels, seat: Seat, action: Action) -> bool {
    game.legal(seat).all().any(|legal| legal == action)
}

/// Where a card let go over something is meant to go. A head may be laid anywhere in the park, so a head that lands on a
/// teckel is meant for the grass beside it.
fn spot_of(target: Target, card: Card) -> Option<Spot> {
    let is_head = card.front().is_none();
    match target {
        Target::Lane(_) | Target::Park | Target::NewHead if is_head => Some(Spot::New),
        Target::Lane(teckel) => Some(Spot::Teckel(teckel)),
        Target::NewHead => Some(Spot::New),
        _ => None,
    }
}

/// What letting go of the turned card asks: to lay it, to put it under its pile, or nothing: it goes back to the hand.
fn dropped(has: &SeatView, seat: Seat, onto: Option<NodeId>) -> Option<Action> {
    let card = has.turned?;
    match onto.and_then(Target::of)? {
        Target::Pile(owner, pile) if owner == seat && has.held == Some(pile) => Some(Action::Under),
        target => Some(Action::Play { card, on: spot_of(target, card)? }),
    }
}
