//! « Que faire si un élément tombe ? », where the tower stands on the screen: nobody has to tell, the world's answer says it.
//!
//! What has fallen is taken away, and cats are put back; then the world is asked again, until nothing falls any more. Each
//! round takes something away or puts a cat back for the first time, so the rounds end.

use super::{
    Answer, Breach, Deed, Drop, Event, Nakama, Neko, Phase, Piece, World,
    hands::{FURTHEST_DROP, LEVEL_FLOOR, UPRIGHT_CAT, UPRIGHT_WALL},
};
use crate::contract::Seat;

impl Neko {
    /// Takes the world's answer for what is, and draws from it what fell.
    pub(super) fn answered(&mut self, answer: &Answer, events: &mut Vec<Event>) -> Result<(), Breach> {
        let Some(world) = self.world.as_deref_mut() else { return Err(Breach::OnScreenOnly) };
        if world.awaited().is_none() {
            return Err(Breach::NothingAsked);
        }
        answer.check(world)?;
        let before = world.clone();
        world.take(answer);
        self.tell_own_fall(&before, events);
        let height = self.tower.height();
        self.take_away_what_fell(events);
        if matches!(self.phase, Phase::Over(_)) {
            // The fallen tower stays to be looked at.
            return Ok(());
        }
        let there = self.poses().count();
        self.clear_the_table();
        if self.tower.height() < height {
            self.take_storey_in_hand();
        }
        let back = self.cats_to_put_back(&before, events);
        self.clear_the_table();
        let is_cleared = self.poses().count() < there;
        if let Some(world) = self.world.as_deref_mut() {
            if !back.is_empty() {
                world.ask(Deed::PutBack(back));
            } else if is_cleared {
                world.ask(Deed::Rest);
            }
        }
        self.place_in_layout(false);
        Ok(())
    }

    /// « (même s'il tombe) »: one's own new piece lies on the table, and may be taken up again.
    fn tell_own_fall(&self, before: &World, events: &mut Vec<Event>) {
        let Some(world) = self.world() else { return };
        let own = world.bodies().iter().map(|body| body.piece).filter(|piece| self.is_loose(*piece));
        let fell = own.filter(|piece| world.lies_on_the_table(*piece) && !before.lies_on_the_table(*piece));
        events.extend(fell.map(|piece| Event::OwnPieceFell { seat: self.current, piece }));
    }

    /// Floors that lie on no wall any more, walls that slipped out, and how many walls lie on the table.
    fn take_away_what_fell(&mut self, events: &mut Vec<Event>) {
        let Some(world) = self.world.as_deref() else { return };
        let height = self.tower.height();
        let standing = (2..=height).take_while(|floor| self.floor_stands(world, *floor)).count() as u8 + 1;
        let walls = self.tower.walls();
        let down = |(floor, side, _): &(u8, u8, _)| {
            *floor > standing && world.lies_on_the_table(Piece::Wall { floor: *floor, side: *side })
        };
        let on_the_table = walls.filter(down).count() as u8;
        let slipped: Vec<(u8, u8, bool)> = self
            .tower
            .walls()
            .filter(|(floor, side, _)| *floor <= standing && !Self::wall_stands(world, *floor, *side))
            .map(|(floor, side, _)| (floor, side, world.lies_on_the_table(Piece::Wall { floor, side })))
            .collect();
        if slipped.is_empty() && standing == height {
            return;
        }
        for (floor, side, is_down) in slipped {
            if let Some(wall) = self.tower.take_wall(floor, side) {
                self.stock.put_back(wall);
                self.walls_down += u8::from(is_down);
                events.push(Event::WallFell { seat: self.current, floor, side, wall });
            }
        }
        if standing < height {
            self.drop_floors(height - standing, Some(on_the_table), events);
        }
        self.check_collapse(events);
    }

    /// Does it lie on a wall that stands on the floor below?
    fn floor_stands(&self, world: &World, floor: u8) -> bool {
        let piece = Piece::Floor(floor);
        let lies_level = world.body(piece).is_some_and(|body| body.pose.turn.abs() <= LEVEL_FLOOR);
        let carries = |side: u8| {
            world.rests_on(piece, Piece::Wall { floor, side })
                && self.tower.walls_under(floor).get(usize::from(side)).is_some_and(Option::is_some)
                && Self::wall_stands(world, floor, side)
        };
        lies_level && !world.lies_on_the_table(piece) && (carries(0) || carries(1))
    }

    fn wall_stands(world: &World, floor: u8, side: u8) -> bool {
        let piece = Piece::Wall { floor, side };
        world.body(piece).is_some_and(|body| body.pose.turn.abs() <= UPRIGHT_WALL)
            && world.rests_on(piece, Piece::Floor(floor - 1))
    }

    /// « replacez chaque élément tombé dans la réserve »: what the record no longer has in the tower goes out of the world.
    fn clear_the_table(&mut self) {
        let belongs = |piece: Piece| match piece {
            Piece::Floor(floor) => self.tower.has_floor(floor) || self.is_loose(piece),
            Piece::Wall { .. } => self.wall_of(piece).is_some(),
            Piece::Nakama(cat) => self.layout.spot(cat).is_some() || self.is_loose(piece),
            Piece::Black(_) => true,
        };
        let gone: Vec<Piece> =
            self.poses().map(|(piece, _)| piece).filter(|piece| !belongs(*piece)).collect();
        self.remove_all(&gone);
    }

    fn remove_all(&mut self, pieces: &[Piece]) {
        if let Some(world) = self.world.as_deref_mut() {
            for piece in pieces {
                world.remove(*piece);
            }
        }
    }

    /// The floor under one's new pieces fell: they are in hand again, and the next floor has another number.
    fn take_storey_in_hand(&mut self) {
        let above = self.tower.height();
        let own: Vec<Piece> = self
            .poses()
            .map(|(piece, _)| piece)
            .filter(
                |piece| matches!(piece, Piece::Floor(floor) | Piece::Wall { floor, .. } if *floor > above),
            )
            .collect();
        if let Phase::Climbing { claim, to } = self.phase {
            self.phase = Phase::Climbing { claim, to: to.min(above) };
        }
        self.remove_all(&own);
    }

    /// « Si un chat Nakama ou Neko tombent, replacez-le(s) où il se trouvait sur la tour. Si l'étage où Neko se trouvait est
    /// également tombé, placez Neko sur l'étage en dessous ». A Nakama that cannot stand there goes to the reserve, Neko or
    /// a black cat to the floor below.
    fn cats_to_put_back(&mut self, before: &World, events: &mut Vec<Event>) -> Vec<Drop> {
        let mut back = Vec::new();
        for cat in Nakama::all() {
            let piece = Piece::Nakama(cat);
            let Some(spot) = self.layout.spot(cat) else { continue };
            if self.stands_on(piece, spot.floor) {
                continue;
            }
            let Some(world) = self.world.as_deref_mut() else { break };
            if world.puts_back(piece) {
                events.push(Event::CatPutBack { cat, to: spot });
                back.push(self.back_where_it_was(piece, spot.floor, before));
            } else {
                self.layout.lift(cat);
                events.push(Event::CatReturned { cat, from: spot });
                self.leave_stroke(cat);
            }
        }
        for of in Seat::all(self.climber_count() as u8) {
            back.extend(self.climber_to_put_back(of, before, events));
        }
        back
    }

    fn climber_to_put_back(&mut self, of: Seat, before: &World, events: &mut Vec<Event>) -> Option<Drop> {
        let piece = Piece::Black(of);
        let floor = self.climbers.get(of.index())?.floor;
        let is_there = self.world()?.body(piece).is_some();
        if !is_there || floor == 0 || self.is_loose(piece) || self.stands_on(piece, floor) {
            return None;
        }
        let came_down = before.floor_under(piece).is_some_and(|was| was > floor);
        let world = self.world.as_deref_mut()?;
        if world.puts_back(piece) {
            if !came_down {
                events.push(Event::BlackCatPutBack { of, floor });
            }
            return Some(self.back_where_it_was(piece, floor, before));
        }
        let lower = floor - 1;
        if lower == 0 {
            // Beside the first floor, until it climbs.
            world.remove(piece);
            return None;
        }
        self.climbers.get_mut(of.index())?.floor = lower;
        events.push(Event::BlackCatCameDown { of, from: floor, to: lower });
        Some(self.back_where_it_was(piece, lower, before))
    }

    /// Upright on this floor, or on cats on it?
    fn stands_on(&self, cat: Piece, floor: u8) -> bool {
        self.world().is_some_and(|world| {
            world.floor_under(cat) == Some(floor)
                && world.body(cat).is_some_and(|body| body.pose.turn.abs() <= UPRIGHT_CAT)
        })
    }

    /// Where it stood on its floor, wherever that floor has moved.
    fn back_where_it_was(&self, piece: Piece, floor: u8, before: &World) -> Drop {
        let x = |world: &World, piece: Piece| world.body(piece).map_or(0, |body: super::Body| body.pose.x);
        let now = self.world().map_or(0, |world| x(world, Piece::Floor(floor)));
        let on_its_floor = match before.floor_under(piece) {
            Some(was) if was == floor => x(before, piece) - x(before, Piece::Floor(floor)),
            _ => 0,
        };
        let furthest = i32::from(FURTHEST_DROP);
        let x = ((now + on_its_floor) / 10).clamp(-furthest, furthest) as i16;
        Drop { piece, x, floor, fold: 0 }
    }

    fn leave_stroke(&mut self, cat: Nakama) {
        if self.phase == Phase::Stroke(cat) {
            self.phase = self.phase_after_card();
        }
    }
}
