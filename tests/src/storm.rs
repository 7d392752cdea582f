//! A table of Pilo Pilo at which six people use both hands at once for as long as one likes: a thousand samples of
//! twelve fingers every second.

use empile_games::{
    AnyEvent, AnyGame, AnySetup,
    contract::{Game, Millis, Seat, Seed, Stream, Viewer},
    pilo_pilo::{Deed, Duty, PiloPilo, Setup, Step, View},
};
use empile_stage::{Intent, NodeId, Phase, Point, Stage, Surface, Touch};

use crate::{
    hands::sitters,
    pilo_pilo_hands::{Place, side, zone},
};

/// Fingers on the screen.
pub const FINGERS: u64 = 12;
/// A shell pulls what changed once a frame, and a frame is so many samples long.
pub const SAMPLES_PER_FRAME: u64 = 16;
const PLAYERS: u8 = 6;
const TABLET: Surface = Surface { width: 1280.0, height: 760.0 };
const FINGERTIP: f32 = 9.0;
const PALM: f32 = 90.0;

/// The table, without a log behind it, as lean as a table can be.
pub struct Floor {
    /// Matches begun so far: a minute is longer than one.
    matches: u64,
    game: AnyGame,
    stage: Stage,
    events: Vec<AnyEvent>,
    /// Touches that did something in the game.
    pub taken: u32,
    /// Touches that the rules were against.
    pub refused: u32,
}

impl Default for Floor {
    fn default() -> Floor {
        let game = new_match(0);
        let stage = Stage::new(&game, sitters(PLAYERS), TABLET);
        Floor { matches: 1, game, stage, events: Vec::new(), taken: 0, refused: 0 }
    }
}

fn new_match(number: u64) -> AnyGame {
    let setup = AnySetup::PiloPilo(Setup::for_players(PLAYERS));
    AnyGame::start(&setup, Seed(number)).expect("six can play")
}

impl Floor {
    /// The clock closes what is due, then the finger is heard. After a match the next one begins.
    pub fn hear(&mut self, touch: Touch) {
        if self.game.outcome().is_some() {
            self.game = new_match(self.matches);
            self.matches += 1;
            self.stage.reset(&self.game);
        }
        while let Some(due) = self.game.next_deadline().filter(|due| *due <= touch.stamp) {
            self.events.clear();
            self.game.advance(due, &mut self.events).expect("what is due can be closed");
            self.stage.follow(&self.game, &self.events);
        }
        let Some(Intent { seat, action, at }) = self.stage.touch(&self.game, touch) else { return };
        self.events.clear();
        match self.game.apply(seat, &action, at, &mut self.events) {
            Ok(()) => {
                self.taken += 1;
                self.stage.follow(&self.game, &self.events);
            }
            Err(_) => self.refused += 1,
        }
    }

    /// A frame is drawn. Gives how many nodes it has to touch.
    pub fn frame(&mut self) -> usize {
        let delta = self.stage.changes();
        delta.put.len() + delta.removed.len()
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The stage.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// What everyone sees.
    #[must_use]
    pub fn view(&self) -> View {
        self.pilo_pilo().observe(Viewer::Spectator)
    }

    fn pilo_pilo(&self) -> &PiloPilo {
        let AnyGame::PiloPilo(game) = &self.game else { panic!("this is a table of Pilo Pilo") };
        game
    }

    fn middle(&self, node: u32) -> Point {
        self.stage.scene().node(NodeId(node)).map_or(TABLET.area().centre(), |node| node.area.centre())
    }
}

/// What a finger that came down has to have done, whatever else goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// A hand on the own pile between rounds: the player is ready.
    Ready(Seat),
    /// A hand on a pillow while the cards lie open: the player has acted.
    Acted(Seat),
    /// Nothing to be seen at once.
    Nothing,
}

impl Due {
    /// Was it done?
    #[must_use]
    pub fn is_done(self, view: &View) -> bool {
        match (self, view.step) {
            (Due::Ready(seat), Step::Gathering { ready }) => ready.contains(seat),
            // The last hand on a pile begins the round.
            (Due::Nothing | Due::Ready(_), _) => true,
            (Due::Acted(seat), _) => view.seats[seat.index()].deed != Deed::Nothing,
        }
    }
}

#[derive(Clone, Copy)]
struct Stroke {
    from: Point,
    to: Point,
    samples: u16,
    done: u16,
}

/// Twelve fingers, two of each player.
pub struct Storm {
    strokes: [Option<Stroke>; FINGERS as usize],
    luck: Stream,
}

impl Default for Storm {
    fn default() -> Storm {
        Storm { strokes: [None; FINGERS as usize], luck: Stream::new(Seed(77)) }
    }
}

impl Storm {
    /// The sample of this millisecond: fingers take turns. And what has to have come of it.
    pub fn sample(&mut self, floor: &Floor, stamp: Millis) -> (Touch, Due) {
        let pointer = stamp % FINGERS;
        let touch = |phase, at, breadth| Touch { pointer, phase, at, stamp, breadth };
        let index = pointer as usize;
        match self.strokes[index] {
            None => {
                let (from, to, due) = self.aim(floor, pointer, stamp);
                let samples = 12 + self.luck.below(12) as u16;
                self.strokes[index] = Some(Stroke { from, to, samples, done: 0 });
                let is_palm = self.luck.below(40) == 0;
                let due = if is_palm { Due::Nothing } else { due };
                (touch(Phase::Down, from, if is_palm { PALM } else { FINGERTIP }), due)
            }
            Some(stroke) if stroke.done == stroke.samples => {
                self.strokes[index] = None;
                let phase = if self.luck.below(30) == 0 { Phase::Cancel } else { Phase::Up };
                (touch(phase, stroke.to, FINGERTIP), Due::Nothing)
            }
            Some(stroke) => {
                let done = stroke.done + 1;
                self.strokes[index] = Some(Stroke { done, ..stroke });
                let part = f32::from(done) / f32::from(stroke.samples);
                let at = Point {
                    x: stroke.from.x + (stroke.to.x - stroke.from.x) * part,
                    y: stroke.from.y + (stroke.to.y - stroke.from.y) * part,
                };
                (touch(Phase::Move, at, FINGERTIP), Due::Nothing)
            }
        }
    }

    /// Lifts every finger that is down, at this moment.
    pub fn lift_all(&mut self, stamp: Millis) -> Vec<Touch> {
        let down = self.strokes.iter_mut().enumerate();
        down.filter_map(|(pointer, stroke)| Some((pointer as u64, stroke.take()?)))
            .map(|(pointer, stroke)| Touch {
                pointer,
                phase: Phase::Up,
                at: stroke.to,
                stamp,
                breadth: FINGERTIP,
            })
            .collect()
    }

    /// How many fingers are down.
    #[must_use]
    pub fn down(&self) -> usize {
        self.strokes.iter().flatten().count()
    }

    /// One hand goes to the own pile, the other for a pillow whenever there is something to do with one, and now and
    /// then when there is not.
    fn aim(&mut self, floor: &Floor, pointer: u64, stamp: Millis) -> (Point, Point, Due) {
        let seat = Seat((pointer / 2) as u8);
        let view = floor.view();
        let own = |place| floor.middle(zone(seat, place));
        if pointer.is_multiple_of(2) {
            let pile = own(Place::Pile);
            let waits = matches!(view.step, Step::Gathering { ready } if !ready.contains(seat));
            return (pile, pile, if waits { Due::Ready(seat) } else { Due::Nothing });
        }
        let duty = view.duties().get(seat.index()).copied().flatten();
        let to = match duty {
            Some(Duty::Throw { at }) => {
                at.iter().next().map_or(own(Place::Panel), |at| floor.middle(zone(at, Place::Card)))
            }
            Some(Duty::Shield) => own(Place::Shield),
            Some(Duty::Sleep) => own(Place::Ear),
            Some(Duty::Still(_)) | None => own(Place::Card),
        };
        let is_still = !matches!(duty, Some(Duty::Throw { .. } | Duty::Shield | Duty::Sleep));
        if is_still && self.luck.below(25) > 0 {
            return (own(Place::Card), TABLET.area().centre(), Due::Nothing);
        }
        let pillow = self.luck.below(view.pillows.len() as u32) as u8;
        let from = floor.middle(side(pillow, seat));
        let is_on = matches!(view.step, Step::Open { closes_at, .. } if stamp < closes_at)
            && floor.stage.scene().node(NodeId(side(pillow, seat))).is_some_and(|n| n.role.is_touchable());
        (from, to, if is_on { Due::Acted(seat) } else { Due::Nothing })
    }
}
