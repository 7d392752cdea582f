//! What moved since a hand last did something: to be played once, and once more slowly if something fell.

use empile_games::{
    contract::Millis,
    neko_tower::{Body, Deed, Neko, Piece, Pose, World},
};
use empile_tower::Film;

use super::{
    nodes,
    view::{Place, Size, View},
};
use crate::{Cue, Footage, NodeId, Still, Track};

/// A tower that leans on by this much creaks, in hundredths of a degree.
const CREAK: i32 = 40;
/// And if it comes back by as much, it wobbles.
const WOBBLE: i32 = 40;
/// What comes down faster than this, and stops, lands: hundredths of a millimetre a frame.
const FALL: i32 = 120;

/// A piece that was there when it began, and how it looked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thing {
    pub(super) body: Body,
    pub(super) size: Size,
}

/// What the world did.
#[derive(Clone, Debug, Default)]
pub(super) struct Reel {
    /// Everything there was, what a hand had just let go included.
    pub(super) things: Vec<Thing>,
    films: Vec<Film>,
    /// How long what was let go fell before it touched anything: frames of the film.
    fall: Vec<Pose>,
    dropped: Option<Piece>,
    /// Where it was happening.
    pub(super) happened: Place,
}

impl Reel {
    /// The world begins to move.
    pub(super) fn begin(game: &Neko, happened: Place) -> Reel {
        let bodies = game.world().into_iter().flat_map(|world| world.bodies().iter().copied());
        Reel {
            things: bodies.map(|body| Thing::of(game, body)).collect(),
            films: Vec::new(),
            fall: Vec::new(),
            dropped: None,
            happened,
        }
    }

    /// Adds what came next; what was let go came down from this height before, in hundredths of a millimetre.
    pub(super) fn add(&mut self, game: &Neko, film: Film, let_go: Option<(Piece, i32)>) {
        if let Some((piece, from)) = let_go
            && let Some(first) = film.tracks.iter().find(|track| track.piece == piece)
            && let Some(first) = first.poses.first()
        {
            (self.dropped, self.fall) = (Some(piece), falling(*first, from, film.every_ms));
        }
        let drops = game.world().and_then(World::awaited).map(Deed::drops).unwrap_or_default();
        for track in &film.tracks {
            let drop = drops.iter().find(|drop| drop.piece == track.piece);
            if let (Some(drop), Some(pose)) = (drop, track.poses.first()) {
                let body = Body { piece: drop.piece, pose: *pose, fold: drop.fold };
                self.things.retain(|thing| thing.body.piece != drop.piece);
                self.things.push(Thing::of(game, body));
            }
        }
        self.films.push(film);
    }

    /// How long all of it runs.
    pub(super) fn millis(&self) -> Millis {
        let every = self.films.first().map_or(0, |film| Millis::from(film.every_ms));
        let length = self.fall.len() + self.films.iter().map(frames).sum::<usize>();
        if self.is_empty() { 0 } else { every * length as Millis }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.films.iter().all(|film| film.tracks.is_empty())
    }

    /// Where the last frame leaves each piece.
    pub(super) fn end(&self) -> impl Iterator<Item = Thing> + '_ {
        self.things.iter().map(|thing| {
            let tracks = self.films.iter().rev().flat_map(|film| &film.tracks);
            let mut own = tracks.filter(|track| track.piece == thing.body.piece);
            let pose = own.find_map(|track| track.poses.last()).copied().unwrap_or(thing.body.pose);
            Thing { body: Body { pose, ..thing.body }, ..*thing }
        })
    }

    /// All of it on the screen, the camera going from the one view to the other.
    pub(super) fn footage(&self, from: &View, to: &View) -> Option<Footage> {
        let every = Millis::from(self.films.first()?.every_ms);
        let length = self.fall.len() + self.films.iter().map(frames).sum::<usize>();
        let is_led = from != to;
        let tracks = self.things.iter().filter_map(|thing| {
            let poses = self.poses(thing, is_led, length)?;
            let stills = poses.iter().zip(0u16..);
            let still = |(pose, index): (&Pose, u16)| -> Still {
                let part = f32::from(index) / length.max(1) as f32;
                from.towards(to, part).still(*pose, thing.size)
            };
            let node = NodeId(nodes::piece(thing.body.piece));
            Some(Track { node, frames: stills.map(still).collect(), stays: 0 })
        });
        let tracks: Vec<Track> = tracks.map(unwound).collect();
        Some(Footage { every, tracks, cues: self.cues(every) })
    }

    /// Where a piece is in each frame, up to the last one in which it moves; all of them if the camera does.
    fn poses(&self, thing: &Thing, is_led: bool, length: usize) -> Option<Vec<Pose>> {
        let own = |film: &Film| -> Vec<Pose> {
            let track = film.tracks.iter().find(|track| track.piece == thing.body.piece);
            track.map(|track| track.poses.clone()).unwrap_or_default()
        };
        let moves = self.films.iter().any(|film| !own(film).is_empty());
        if !moves && !is_led {
            return None;
        }
        let mut last = thing.body.pose;
        let is_dropped = self.dropped == Some(thing.body.piece);
        let mut poses = if is_dropped { self.fall.clone() } else { vec![last; self.fall.len()] };
        let mut end = if is_dropped { poses.len() } else { 0 };
        for film in &self.films {
            let start = poses.len();
            for pose in own(film) {
                last = pose;
                poses.push(pose);
            }
            if poses.len() > start {
                end = poses.len();
            }
            poses.resize(start + frames(film), last);
        }
        poses.truncate(if is_led { length } else { end });
        Some(poses)
    }

    /// What is heard of it: wood and paper that give way, and what lands.
    fn cues(&self, every: Millis) -> Vec<(Millis, Cue)> {
        let mut cues = Vec::new();
        let mut start = self.fall.len();
        if self.dropped.is_some() {
            cues.push((every * start as Millis, Cue::PieceLanded));
        }
        for film in &self.films {
            let at = |index: usize| every * (start + index) as Millis;
            let floors = film.tracks.iter().filter(|track| matches!(track.piece, Piece::Floor(_)));
            if let Some((index, cue)) =
                floors.filter_map(|track| sway(&track.poses)).min_by_key(|sway| sway.0)
            {
                cues.push((at(index), cue));
            }
            let mut landings: Vec<usize> =
                film.tracks.iter().filter_map(|track| landing(&track.poses)).collect();
            landings.sort_unstable();
            landings.dedup_by_key(|index| *index / 6);
            cues.extend(landings.into_iter().take(6).map(|index| (at(index), Cue::PieceLanded)));
            start += frames(film);
        }
        cues.sort_by_key(|(at, _)| *at);
        cues
    }
}

impl Thing {
    fn of(game: &Neko, body: Body) -> Thing {
        Thing { body, size: Size::of(body.piece, game.wall_of(body.piece), body.fold) }
    }
}

/// Hundredths of a millimetre that a thing falls in the first millisecond, doubled: as on any table.
const GRAVITY: f32 = 0.981;

/// No fall from a hand has more frames.
const LONGEST_FALL: u16 = 60;

/// From a hand down to where it first touches something, the last frame left out.
fn falling(to: Pose, from: i32, every_ms: u16) -> Vec<Pose> {
    let down = |frame: u16| {
        let millis = f32::from(frame) * f32::from(every_ms);
        from - (GRAVITY * millis * millis / 2.0) as i32
    };
    (0u16..LONGEST_FALL).map(down).take_while(|y| *y > to.y).map(|y| Pose { y, ..to }).collect()
}

fn frames(film: &Film) -> usize {
    film.tracks.iter().map(|track| track.poses.len()).max().unwrap_or_default()
}

/// The frame in which a floor has leant far enough to be heard, and whether it comes back.
fn sway(poses: &[Pose]) -> Option<(usize, Cue)> {
    let first = poses.first()?.turn;
    let index = poses.iter().position(|pose| (pose.turn - first).abs() >= CREAK)?;
    let furthest = poses.iter().map(|pose| (pose.turn - first).abs()).max()?;
    let last = (poses.last()?.turn - first).abs();
    Some((index, if furthest - last >= WOBBLE { Cue::TowerWobbled } else { Cue::TowerCreaked }))
}

/// The frame in which something that came down fast is stopped.
fn landing(poses: &[Pose]) -> Option<usize> {
    let falls = |pair: &[Pose]| pair[0].y - pair[1].y;
    let speeds: Vec<i32> = poses.windows(2).map(falls).collect();
    speeds.windows(2).position(|pair| pair[0] >= FALL && pair[1] < pair[0] / 2).map(|index| index + 1)
}

/// Turns are counted on from frame to frame, beyond half a turn too.
fn unwound(mut track: Track) -> Track {
    let mut wound = 0.0;
    let mut before: Option<f32> = None;
    for still in &mut track.frames {
        if let Some(before) = before {
            let way = still.turn - before;
            if way > 180.0 {
                wound -= 360.0;
            } else if way < -180.0 {
                wound += 360.0;
            }
        }
        before = Some(still.turn);
        still.turn += wound;
    }
    // It rests as its node is turned: the last turn is that of the node, and those before are counted from it.
    for still in &mut track.frames {
        still.turn -= wound;
    }
    track
}
