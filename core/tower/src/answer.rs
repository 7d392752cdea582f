//! What becomes of what a hand did.

use empile_games::neko_tower::{Answer, Body, Deed, Drop, Nakama, Neko, Piece, Pose, Side};
use rapier2d::prelude::{Pose as Place, Real, Vector};

use crate::{
    clay::{CLEARANCE, LOADING_STEPS, MOST_STEPS, STEPS_A_FRAME, STILL_STEPS, STROKE, UNIT, mass},
    contacts::Contacts,
    film::{FRAME_MS, Film, Track, has_moved},
    site::{Part, Site, pose},
};

/// What the world answers, and how it came to that; `None` if the state asks nothing of it.
#[must_use]
pub fn answer(game: &Neko) -> Option<(Answer, Film)> {
    let world = game.world()?;
    let deed = world.awaited()?;
    let mut run = Run { site: Site::of(game), digest: Digest::default(), ways: Vec::new() };
    run.load();
    for drop in deed.drops() {
        run.let_go(game, *drop);
    }
    if let Deed::Nudge { cat, to } = deed {
        run.stroke(*cat, *to);
    }
    run.settle();
    let rest = run.rest(game, deed);
    let contacts = Contacts::of(game, &rest);
    let moved = |(piece, pose, _): &(Piece, Pose, u8)| {
        world.body(*piece).is_none_or(|body| body.pose != *pose).then_some((*piece, *pose))
    };
    let answer = Answer {
        deed: world.deeds(),
        poses: rest.iter().filter_map(moved).collect(),
        on_the_table: contacts.on_the_table,
        touching: contacts.touching,
        resting: contacts.resting,
        digest: run.digest.0,
    };
    let film = run.film(&rest);
    Some((answer, film))
}

struct Run {
    site: Site,
    digest: Digest,
    /// For each part the frames of the film.
    ways: Vec<Vec<Pose>>,
}

impl Run {
    /// The weight comes on.
    fn load(&mut self) {
        for step in 1..=LOADING_STEPS {
            self.site.step(step as Real / LOADING_STEPS as Real);
        }
        for (_, body) in self.site.world.rigid_bodies_mut() {
            body.set_linvel(Vector::ZERO, true);
            body.set_angvel(0.0, true);
        }
    }

    /// Just above what it would touch first; where there is no room, before the tower, onto the table.
    fn let_go(&mut self, game: &Neko, drop: Drop) {
        let body = Body { piece: drop.piece, pose: Pose::default(), fold: drop.fold };
        let wall = game.wall_of(drop.piece);
        let found = self.site.landing(game, drop).map(|(place, _)| Place {
            translation: place.translation + Vector::new(0.0, CLEARANCE),
            ..place
        });
        let at = found.unwrap_or_else(|| {
            let [_, up] = drop.piece.half_size(wall, drop.fold);
            Place { translation: Vector::new(BEFORE_THE_TOWER, up as Real / UNIT), ..Place::IDENTITY }
        });
        self.site.add(body, wall, at);
    }

    /// A push at the shoulder.
    fn stroke(&mut self, cat: Nakama, to: Side) {
        let piece = Piece::Nakama(cat);
        let part = self.site.parts.iter().find(|part| part.piece == piece).copied();
        let Some(body) = part.and_then(|part| self.site.world.bodies.get_mut(part.body)) else { return };
        let way = match to {
            Side::Left => -1.0,
            Side::Right => 1.0,
        };
        let shoulder = *body.position() * Vector::new(0.0, 0.3);
        body.apply_impulse_at_point(Vector::new(way * STROKE * mass(piece), 0.0), shoulder, true);
    }

    /// Until nothing has moved for a while, or for as long as it may take.
    fn settle(&mut self) {
        self.ways = vec![Vec::new(); self.site.parts.len()];
        self.take_frame();
        let mut still = 0;
        for step in 1..=MOST_STEPS {
            still = if self.site.step(1.0) { 0 } else { still + 1 };
            if step % STEPS_A_FRAME == 0 {
                self.take_frame();
            }
            if still >= STILL_STEPS {
                break;
            }
        }
    }

    fn take_frame(&mut self) {
        for (part, way) in self.site.parts.iter().zip(&mut self.ways) {
            let place = self.site.place_of(*part);
            self.digest.add(&place);
            way.push(pose(&place));
        }
    }

    /// Where everything is at last, in the order of the pieces: what moved by less than a hair has not moved.
    fn rest(&mut self, game: &Neko, deed: &Deed) -> Vec<(Piece, Pose, u8)> {
        let fold = |piece: Piece| {
            let dropped = deed.drops().iter().find(|drop| drop.piece == piece).map(|drop| drop.fold);
            let stands = || game.world().and_then(|world| world.body(piece)).map(|body| body.fold);
            dropped.or_else(stands).unwrap_or_default()
        };
        let parts: Vec<Part> = self.site.parts.clone();
        let mut rest = Vec::with_capacity(parts.len());
        for part in parts {
            let place = self.site.place_of(part);
            self.digest.add(&place);
            let now = pose(&place);
            let before = game.world().and_then(|world| world.body(part.piece)).map(|body| body.pose);
            let stays = before.filter(|before| !has_moved(*before, now));
            rest.push((part.piece, stays.unwrap_or(now), fold(part.piece)));
        }
        rest.sort_unstable_by_key(|(piece, _, _)| *piece);
        rest
    }

    fn film(&self, rest: &[(Piece, Pose, u8)]) -> Film {
        let mut tracks: Vec<Track> = Vec::new();
        for (part, way) in self.site.parts.iter().zip(&self.ways) {
            let Some((_, last, _)) = rest.iter().find(|(piece, _, _)| *piece == part.piece) else { continue };
            let first = way.first().copied().unwrap_or(*last);
            if has_moved(first, *last) || way.iter().any(|pose| has_moved(first, *pose)) {
                let poses = way.iter().copied().chain([*last]).collect();
                tracks.push(Track { piece: part.piece, poses });
            }
        }
        tracks.sort_by_key(|track| track.piece);
        Film { every_ms: FRAME_MS, tracks }
    }
}

/// Where a piece lies that there was no room for, in centimetres.
const BEFORE_THE_TOWER: Real = 9.0;

/// FNV-1a over the last bit of everything that moved: stable for ever, and enough to notice a difference.
#[derive(Clone, Copy)]
struct Digest(u32);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0x811c_9dc5)
    }
}

impl Digest {
    fn add(&mut self, place: &Place) {
        for number in [place.translation.x, place.translation.y, place.rotation.re, place.rotation.im] {
            for byte in number.to_bits().to_le_bytes() {
                self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
            }
        }
    }
}
