use empile_games::{
    contract::{Game, Seat, Seats, Viewer},
    pilo_pilo::{Action, Event, Pillow, PiloPilo, Step, Use, View},
};

use super::{
    help,
    layout::{Grip, Layout},
    lesson::lesson,
    middle, news,
    nodes::{self, Part, Target},
    preview::preview,
    zone,
};
use crate::{
    Help, News, Node, NodeId, Scene, Surface, Words,
    board::{Ask, Board, Room},
    gesture::{Gesture, GestureKind},
    lesson::Script,
    robot_hands::Goal,
    zones::Around,
};

/// The table remembers nothing of its own: all there is to see is in the game and under the fingers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PiloPiloBoard;

impl Board for PiloPiloBoard {
    type Game = PiloPilo;

    fn preview(_game: &PiloPilo, surface: Surface) -> Scene {
        preview(surface)
    }

    fn lesson() -> Script<PiloPilo> {
        lesson()
    }

    fn ending(game: &PiloPilo, room: Room<'_>) -> Option<Words> {
        super::ending::ending(game, room)
    }

    fn fits(players: u8, surface: Surface, text_scale: f32) -> bool {
        Layout::playable(surface, text_scale, players).is_some()
    }

    fn new(_game: &PiloPilo) -> PiloPiloBoard {
        PiloPiloBoard
    }

    fn compose(&self, game: &PiloPilo, room: Room<'_>, nodes: &mut Vec<Node>) {
        let view = game.observe(Viewer::Spectator);
        let layout = Layout::of(room.surface, room.text_scale, view.seats.len() as u8);
        let winners = game.outcome().map_or(Seats::NONE, |outcome| outcome.winners());
        middle::compose(&view, &layout, room, nodes);
        for (place, parts) in &layout.zones {
            zone::compose(&view, winners, (place, parts), room, nodes);
        }
    }

    fn hear(&mut self, game: &PiloPilo, gesture: Gesture, _room: Room<'_>) -> Option<Ask<Action>> {
        let view = game.observe(Viewer::Spectator);
        match Target::of(gesture.node)? {
            Target::Zone(seat, Part::Pile) => {
                let lays_hand = gesture.kind == GestureKind::Press && waits_for(&view, seat);
                lays_hand.then_some(Ask { seat, action: Action::Ready })
            }
            Target::Zone(..) => None,
            Target::Side(pillow, seat) => {
                let is_on = matches!(view.step, Step::Hush | Step::Open { .. });
                let action = grasp(gesture.kind, pillow, seat).filter(|_| is_on)?;
                Some(Ask { seat, action })
            }
        }
    }

    fn follow(&mut self, _game: &PiloPilo, events: &[Event], room: Room<'_>) -> News {
        news::of(events, room)
    }

    /// Only in the middle of a round: each begins with every hand on its pile.
    fn musters(&self, game: &PiloPilo) -> bool {
        !matches!(game.observe(Viewer::Spectator).step, Step::Gathering { .. })
    }

    fn around(&self, game: &PiloPilo, room: Room<'_>) -> Option<Around> {
        let Layout { zones, quilt, .. } = Layout::of(room.surface, room.text_scale, game.players());
        Some(Around { zones: zones.into_iter().map(|(zone, _)| zone).collect(), middle: quilt })
    }

    fn goal(&self, game: &PiloPilo, seat: Seat, action: &Action, room: Room<'_>) -> Option<Goal> {
        let own = |part| Goal::at(nodes::zone(seat, part));
        let layout = || Layout::of(room.surface, room.text_scale, game.players());
        match *action {
            Action::Ready => Some(own(Part::Pile)),
            Action::Touch { pillow } => Some(Goal::at(match layout().grip(pillow, seat)? {
                Grip::Side { .. } => nodes::pillow(pillow),
                Grip::Twin { .. } => nodes::side(pillow, seat),
            })),
            Action::Bring { pillow, to } => {
                let goal = match to {
                    Use::Throw { at } => Goal::at(nodes::zone(at, Part::Pile)),
                    Use::Shield => own(Part::Shield),
                    Use::Sleep => own(Part::Ear),
                    Use::Nowhere => Goal::at(nodes::QUILT),
                };
                Some(goal.bringing(nodes::side(pillow, seat)))
            }
            Action::Cancel { .. } => None,
        }
    }

    fn help(&self, game: &PiloPilo, _room: Room<'_>) -> Vec<Help> {
        help::now(&game.observe(Viewer::Spectator))
    }
}

/// Is this player's hand still missing on the own pile?
pub(super) fn waits_for(view: &View, seat: Seat) -> bool {
    matches!(view.step, Step::Gathering { ready } if !ready.contains(seat))
}

/// « Dès l'instant où votre main touche un oreiller »: the finger that comes down acts, and where it lifts is what
/// it did.
fn grasp(kind: GestureKind, pillow: Pillow, seat: Seat) -> Option<Action> {
    match kind {
        GestureKind::Press => Some(Action::Touch { pillow }),
        GestureKind::Tap => Some(Action::Bring { pillow, to: Use::Nowhere }),
        GestureKind::Drop { onto } => Some(Action::Bring { pillow, to: use_on(onto, seat) }),
        GestureKind::Cancel => Some(Action::Cancel { pillow }),
        GestureKind::LongPress | GestureKind::Drag { .. } | GestureKind::Stray => None,
    }
}

/// What leaving a pillow there means for this player.
fn use_on(onto: Option<NodeId>, seat: Seat) -> Use {
    match onto.and_then(Target::of) {
        Some(Target::Zone(at, _)) if at != seat => Use::Throw { at },
        Some(Target::Zone(_, Part::Shield)) => Use::Shield,
        Some(Target::Zone(_, Part::Ear)) => Use::Sleep,
        Some(Target::Zone(..) | Target::Side(..)) | None => Use::Nowhere,
    }
}
