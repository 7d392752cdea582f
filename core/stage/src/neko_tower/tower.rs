//! The tower from the side, growing with its floors; a part of it where it is too high for the screen.

use empile_games::{
    contract::Seat,
    neko_tower::{COLUMNS, Tower, Wall},
};

use super::{nodes, offers::scarf, table::Table};
use crate::{Area, Art, Ink, Motion, NekoArt, Node, Role, TextBox, TextStyle, Words};

/// A floor tile is so thick, where a column is 1 high.
const SLAB: f32 = 0.17;
/// Room for cats above the top floor.
const HEADROOM: f32 = 0.8;
/// What is left of a room at the edge can still be touched if it is as high as this.
const LEAST_ROOM: f32 = 14.0;
/// A floor leans by so many degrees for each kind of wall between its left and its right one.
const LEAN: f32 = 0.5;
/// And by so many where a wall has slipped out.
const LEAN_ON_ONE: f32 = 2.5;
const WALL_WIDTH: f32 = 0.27;

/// Where the floors of a tower are on the screen.
pub(super) struct Elevation {
    area: Area,
    /// How high a column is.
    unit: f32,
    /// The top of each floor tile, in units above the table.
    tops: Vec<f32>,
    /// As much is hidden below the area.
    hidden: f32,
}

fn wall_height(wall: Wall) -> f32 {
    match wall {
        Wall::Brick => 0.62,
        Wall::SmallWindow => 0.7,
        Wall::LargeWindow => 0.8,
        Wall::Angel => 0.9,
        Wall::Column => 1.0,
    }
}

impl Elevation {
    /// As large as it fits, but never so small that a floor cannot be touched: then the floors around `shown`.
    pub(super) fn within(area: Area, tower: &Tower, shown: u8) -> Elevation {
        let mut tops = vec![SLAB];
        let mut top = SLAB;
        for floor in 2..=tower.height() {
            let walls = tower.walls_under(floor);
            let count = walls.iter().flatten().count().max(1) as f32;
            let height = walls.into_iter().flatten().map(wall_height).sum::<f32>() / count;
            top += height + SLAB;
            tops.push(top);
        }
        let total = top + HEADROOM;
        let (smallest, largest) = ((area.width * 0.34).max(30.0), area.width * 0.66);
        let unit = (area.height / total).min(largest).max(smallest);
        let span = area.height / unit;
        let looked_at = tops.get(usize::from(shown).saturating_sub(1)).copied().unwrap_or(top);
        let hidden = (looked_at + 0.4 - span / 2.0).min(total - span).max(0.0);
        Elevation { area, unit, tops, hidden }
    }

    fn y(&self, units: f32) -> f32 {
        self.area.bottom() - (units - self.hidden) * self.unit
    }

    fn top(&self, floor: u8) -> f32 {
        self.tops.get(usize::from(floor).saturating_sub(1)).copied().unwrap_or_default()
    }

    fn across(&self, x: f32, width: f32, top: f32, bottom: f32) -> Area {
        let (y, foot) = (self.y(top), self.y(bottom));
        Area::new(self.area.x + x * self.area.width, y, width * self.area.width, foot - y)
    }

    /// From a floor to the one above it, the floor tile included.
    fn room(&self, floor: u8) -> Area {
        let ceiling =
            self.tops.get(usize::from(floor)).map_or(self.top(floor) + HEADROOM, |above| above - SLAB);
        self.across(0.0, 1.0, ceiling, self.top(floor) - SLAB)
    }

    fn slab(&self, floor: u8) -> Area {
        self.across(0.0, 1.0, self.top(floor), self.top(floor) - SLAB)
    }

    fn wall(&self, floor: u8, side: usize) -> Area {
        let x = if side == 0 { 0.05 } else { 0.95 - WALL_WIDTH };
        self.across(x, WALL_WIDTH, self.top(floor) - SLAB, self.top(floor.saturating_sub(1)))
    }

    fn shows(&self, area: Area) -> bool {
        area.y >= self.area.y - 0.5 && area.bottom() <= self.area.bottom() + 0.5
    }

    /// The part of a room that is on the screen, if its floor is.
    fn visible_room(&self, floor: u8) -> Option<Area> {
        let room = self.room(floor);
        let (top, bottom) = (room.y.max(self.area.y), room.bottom().min(self.area.bottom()));
        (self.shows(self.slab(floor)) && bottom - top >= LEAST_ROOM)
            .then(|| Area::new(room.x, top, room.width, bottom - top))
    }
}

pub(super) fn compose(table: &Table<'_>, area: Area, shown: u8, nodes: &mut Vec<Node>) {
    let tower = &table.view.tower;
    let elevation = Elevation::within(area, tower, shown);
    for floor in 1..=tower.height() {
        let Some(room) = elevation.visible_room(floor) else { continue };
        let cats = table.view.layout.on_floor(floor).count() as u8;
        let label = Words::new("neko-tower-label-floor").number("floor", floor).number("cats", cats);
        let node =
            Node::picture(nodes::room(floor), room, Art::Neko(NekoArt::Room { shown: floor == shown }))
                .labelled(label)
                .touchable(Role::Choice { chosen: floor == shown });
        // Cats would stand before the number: one counts on from the floors beside it.
        let visitors = table.view.climbers.iter().filter(|climber| climber.floor == floor).count();
        nodes.push(if cats == 0 && visitors < 2 { node.written(number(floor, room, shown)) } else { node });
    }
    let mut put = |node: Node| {
        if elevation.shows(node.area) {
            nodes.push(node.moving(Motion::Drop));
        }
    };
    for (floor, number, wall) in tower.walls() {
        let index = usize::from(number);
        put(Node::picture(
            nodes::wall(floor, index),
            elevation.wall(floor, index),
            Art::Neko(NekoArt::Wall(wall)),
        ));
    }
    for floor in 1..=tower.height() {
        let slab = Node::picture(nodes::slab(floor), elevation.slab(floor), Art::Neko(NekoArt::FloorSide));
        put(slab.turned(lean(tower.walls_under(floor))));
    }
    cats(table, &elevation, &mut put);
    black_cats(table, &elevation, &mut put);
}

fn number(floor: u8, room: Area, shown: u8) -> TextBox {
    let number = Words::new("number").number("number", floor);
    let ink = if floor == shown { Ink::OnCellLit } else { Ink::SoftText };
    TextBox::new(number, ink, TextStyle::Display, (room.height * 0.3).clamp(9.0, 22.0))
}

/// A floor leans to its lower wall, and more to where a wall is missing.
fn lean(walls: [Option<Wall>; 2]) -> f32 {
    match walls {
        [Some(left), Some(right)] => (f32::from(left as u8) - f32::from(right as u8)) * LEAN,
        [Some(_), None] => LEAN_ON_ONE,
        [None, Some(_)] => -LEAN_ON_ONE,
        [None, None] => 0.0,
    }
}

fn cats(table: &Table<'_>, elevation: &Elevation, put: &mut impl FnMut(Node)) {
    let layout = &table.view.layout;
    let in_sight = |floor| elevation.visible_room(floor).is_some();
    for (cat, spot) in layout.standing().filter(|(_, spot)| in_sight(spot.floor)) {
        let room = elevation.room(spot.floor);
        let foot = elevation.slab(spot.floor).y;
        let high = foot - room.y;
        let size = (high * 0.62).min(room.width * 0.26);
        let stack = f32::from(layout.stack_height(spot.place()));
        let step = if stack > 1.0 { ((high - size) / (stack - 1.0)).clamp(1.0, size * 0.62) } else { 0.0 };
        let middle =
            room.x + room.width * (0.1 + 0.8 * (f32::from(spot.cell.column()) + 0.5) / f32::from(COLUMNS));
        // Rows further back stand a little higher, and behind.
        let behind = f32::from(spot.cell.row()) * size * 0.08;
        let top = (foot - behind - f32::from(spot.level) * step - size).max(room.y);
        let area = Area::new(middle - size / 2.0, top, size, size);
        let art = Art::Neko(NekoArt::Nakama { colour: cat.colour(), glows: false });
        put(Node::picture(nodes::small_cat(cat), area, art));
    }
}

/// They stand anywhere on their floor; here at the right, one beside the other.
fn black_cats(table: &Table<'_>, elevation: &Elevation, put: &mut impl FnMut(Node)) {
    let climbers = &table.view.climbers;
    let in_sight = |floor| floor > 0 && elevation.visible_room(floor).is_some();
    for (index, climber) in climbers.iter().enumerate().filter(|(_, climber)| in_sight(climber.floor)) {
        let room = elevation.room(climber.floor);
        let foot = elevation.slab(climber.floor).y;
        let size = ((foot - room.y) * 0.8).min(room.width * 0.32);
        let before = climbers.iter().take(index).filter(|other| other.floor == climber.floor).count() as f32;
        let x = room.right() - size * (1.0 + 0.55 * before);
        let scarf = scarf(table, Seat(index as u8));
        let area = Area::new(x, foot - size, size, size);
        put(Node::picture(nodes::small_black_cat(index), area, Art::Neko(NekoArt::BlackCat { scarf })));
    }
}

#[cfg(test)]
mod tests {
    use empile_games::{
        contract::{Game, Seed},
        neko_tower::{Action, ActionCard, Mode, Neko, Play, Setup},
    };

    use super::*;

    fn tower_of(height: u8) -> Tower {
        let setup = Setup { players: 1, mode: Mode::Together, play: Play::Companion };
        let mut game = Neko::start(&setup, Seed(3)).unwrap();
        let mut events = Vec::new();
        while game.tower().height() < height {
            let plays = (0..ActionCard::FIRST_SHOWN.len() as u8).flat_map(|card| game.plays(card));
            let play = plays.max_by_key(|play| matches!(play, Action::Build { .. })).unwrap();
            game.apply(Seat(0), &play, 0, &mut events).unwrap();
            while game.phase() != empile_games::neko_tower::Phase::Card {
                let next = empile_games::contract::Choices::nth(&game.legal(Seat(0)), 0).unwrap();
                game.apply(Seat(0), &next, 0, &mut events).unwrap();
            }
        }
        *game.tower()
    }

    #[test]
    fn floors_lie_one_above_the_other_and_the_floor_looked_at_is_always_seen() {
        let area = Area::new(40.0, 100.0, 60.0, 170.0);
        for height in [1, 2, 5, 12, 24] {
            let tower = tower_of(height);
            for shown in 1..=height {
                let elevation = Elevation::within(area, &tower, shown);
                assert!(elevation.shows(elevation.slab(shown)), "floor {shown} of {height}");
                assert!(elevation.visible_room(shown).is_some());
                for floor in 2..=height {
                    let (below, above) = (elevation.room(floor - 1), elevation.room(floor));
                    assert!((below.y - above.bottom()).abs() < 0.01, "rooms meet without overlapping");
                    let wall = elevation.wall(floor, 0);
                    assert!(
                        (wall.bottom() - elevation.slab(floor - 1).y).abs() < 0.01,
                        "walls stand on a floor"
                    );
                    assert!((wall.y - elevation.slab(floor).bottom()).abs() < 0.01, "and carry the next");
                }
            }
        }
    }

    #[test]
    fn a_room_is_seen_only_with_its_floor() {
        let elevation = Elevation::within(Area::new(0.0, 0.0, 60.0, 170.0), &tower_of(24), 12);
        let seen: Vec<u8> = (1..=24).filter(|floor| elevation.visible_room(*floor).is_some()).collect();
        assert!(seen.len() < 24 && seen.contains(&12), "{seen:?}");
        for floor in seen {
            let (room, slab) = (elevation.visible_room(floor).unwrap(), elevation.slab(floor));
            assert!((room.bottom() - slab.bottom()).abs() < 0.01, "floor {floor}");
        }
    }

    #[test]
    fn a_floor_leans_to_its_lower_wall_and_more_where_one_is_missing() {
        assert!(lean([Some(Wall::Brick), Some(Wall::Brick)]).abs() < 0.01);
        assert!(lean([Some(Wall::Column), Some(Wall::Brick)]) > 0.0, "down to the right");
        assert!(lean([Some(Wall::Brick), Some(Wall::Column)]) < 0.0, "down to the left");
        assert!(lean([Some(Wall::Brick), None]) > lean([Some(Wall::Column), Some(Wall::Brick)]));
    }
}
