//! What can be chosen from the tray, one touch after the other.

use empile_games::{
    contract::Seat,
    neko_tower::{Action, Claim, Colour, Fall, Nakama, Phase, WALLS_THAT_END_IT, Wall},
};

use super::{
    focus::{Focus, Pick, Step, ends_the_match},
    table::Table,
};
use crate::{Art, NekoArt, Words};

/// Something to choose.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    pub(super) pick: Pick,
    pub(super) art: Art,
    /// A few words or a number below its picture.
    pub(super) words: Option<Words>,
    pub(super) label: Words,
}

impl Offer {
    fn new(pick: Pick, art: NekoArt, label: Words) -> Offer {
        Offer { pick, art: Art::Neko(art), words: None, label }
    }

    fn saying(self, words: Words) -> Offer {
        Offer { words: Some(words), ..self }
    }

    fn counted(self, number: impl Into<i64>) -> Offer {
        self.saying(Words::new("number").number("number", number))
    }
}

/// Everything that can be chosen now.
pub(super) fn now(table: &Table<'_>, focus: Focus, telling: bool, shown: u8) -> Vec<Offer> {
    if telling {
        return match focus {
            Focus::Cat(cat) => fallen_cat(cat),
            Focus::Fallen { count } => fallen_walls(table, count),
            _ => fallen_things(table, shown),
        };
    }
    match (table.view.phase, focus) {
        (Phase::Card, Focus::Card { place, step }) => with_card(table, place, step),
        (Phase::Interact | Phase::Mission, Focus::Mission { place, floor }) => {
            with_mission(table, place, floor)
        }
        (Phase::Blaming, _) => Seat::all(table.view.setup.players).map(|seat| blamed(table, seat)).collect(),
        _ => Vec::new(),
    }
}

fn with_card(table: &Table<'_>, place: u8, step: Step) -> Vec<Offer> {
    let plays = table.game.plays(place);
    let mut builds: Vec<(Action, [Wall; 2])> = Vec::new();
    let mut cats: Vec<(Action, Nakama)> = Vec::new();
    for play in plays {
        match play {
            Action::Build { walls, .. } => builds.push((play, walls)),
            Action::TakeCat { cat, .. } => cats.push((play, cat)),
            _ => {}
        }
    }
    match step {
        Step::Open if cats.is_empty() && builds.len() > 1 => missing_walls(&builds, place, None),
        Step::Open => {
            let build = match builds.as_slice() {
                [] => None,
                [(play, walls)] => Some(build(Pick::Do(play.clone()), *walls)),
                [(_, walls), ..] => {
                    let step = Step::Walls(None);
                    Some(build(Pick::Think(Focus::Card { place, step }), *walls))
                }
            };
            let of_colours =
                Colour::ALL.into_iter().filter_map(|colour| of_colour(table, place, colour, &cats));
            build.into_iter().chain(of_colours).collect()
        }
        Step::Walls(left) => missing_walls(&builds, place, left),
        Step::Colour(colour) => {
            let cats = cats.into_iter().filter(|(_, cat)| cat.colour() == colour);
            cats.map(|(play, cat)| from_tower(table, play, cat)).collect()
        }
    }
}

fn build(pick: Pick, walls: [Wall; 2]) -> Offer {
    let [left, right] = walls;
    let label = Words::new("neko-tower-label-build").text("left", left.key()).text("right", right.key());
    Offer::new(pick, NekoArt::Storey(walls), label)
}

/// The walls that can stand instead of a missing one, the left before the right.
fn missing_walls(builds: &[(Action, [Wall; 2])], place: u8, left: Option<Wall>) -> Vec<Offer> {
    let lefts = |wall: &Wall| builds.iter().any(|(_, [left, _])| left == wall);
    let lefts: Vec<Wall> = Wall::ALL.into_iter().filter(lefts).collect();
    let left = left.or(if let [only] = lefts.as_slice() { Some(*only) } else { None });
    let offer = |pick, wall: Wall, key| {
        Offer::new(pick, NekoArt::Wall(wall), Words::new(key).text("wall", wall.key()))
    };
    match left {
        None => {
            let step = |wall| Pick::Think(Focus::Card { place, step: Step::Walls(Some(wall)) });
            lefts.into_iter().map(|wall| offer(step(wall), wall, "neko-tower-label-left-wall")).collect()
        }
        Some(left) => {
            let with_left = builds.iter().filter(|(_, walls)| walls[0] == left);
            with_left
                .map(|(play, walls)| offer(Pick::Do(play.clone()), walls[1], "neko-tower-label-right-wall"))
                .collect()
        }
    }
}

fn of_colour(table: &Table<'_>, place: u8, colour: Colour, cats: &[(Action, Nakama)]) -> Option<Offer> {
    let mut own = cats.iter().filter(|(_, cat)| cat.colour() == colour);
    let (play, _) = own.next()?;
    let pick = match own.next() {
        None => Pick::Do(play.clone()),
        Some(_) => Pick::Think(Focus::Card { place, step: Step::Colour(colour) }),
    };
    let in_reserve = table.view.layout.in_reserve(colour);
    let label = Words::new("neko-tower-label-take").text("colour", colour.key()).number("count", in_reserve);
    Some(Offer::new(pick, NekoArt::Nakama { colour, glows: false }, label).counted(in_reserve))
}

fn from_tower(table: &Table<'_>, play: Action, cat: Nakama) -> Offer {
    let colour = cat.colour();
    let floor = table.view.layout.spot(cat).map_or(0, |spot| spot.floor);
    let label =
        Words::new("neko-tower-label-take-from-tower").text("colour", colour.key()).number("floor", floor);
    let words = Words::new("neko-tower-floor").number("floor", floor);
    Offer::new(Pick::Do(play), NekoArt::Nakama { colour, glows: false }, label).saying(words)
}

/// On which floor, if on several; then how far up.
fn with_mission(table: &Table<'_>, place: u8, floor: Option<u8>) -> Vec<Offer> {
    let floors = table.floors_of(place);
    let floor = floor.or(if let [only] = floors.as_slice() { Some(*only) } else { None });
    let Some(floor) = floor.filter(|floor| floors.contains(floor)) else {
        let choose = |floor: u8| {
            let pick = Pick::Think(Focus::Mission { place, floor: Some(floor) });
            let label = Words::new("neko-tower-label-claim-floor").number("floor", floor);
            let words = Words::new("neko-tower-floor").number("floor", floor);
            Offer::new(pick, NekoArt::FloorSide, label).saying(words)
        };
        return floors.into_iter().map(choose).collect();
    };
    let climb = |floors: u8| {
        let pick = Pick::Do(Action::Validate(Claim { mission: place, floor, climb: floors }));
        let label = Words::new("neko-tower-climb").number("floors", floors);
        Offer::new(pick, NekoArt::Climb { floors }, label).counted(floors)
    };
    (1..=table.most_floors(place)).map(climb).collect()
}

fn fallen_cat(cat: Nakama) -> Vec<Offer> {
    let colour = cat.colour();
    let label = Words::new("neko-tower-label-cat-fell").text("colour", colour.key());
    let art = NekoArt::Nakama { colour, glows: false };
    let fell = Offer::new(Pick::Do(Action::Fell(Fall::Nakama { cat })), art, label);
    vec![fell.saying(Words::new("neko-tower-fell"))]
}

/// « tombent sur la table »: how many walls of these floors lie there, up to as many as end the match.
fn fallen_walls(table: &Table<'_>, count: u8) -> Vec<Offer> {
    let left = WALLS_THAT_END_IT.saturating_sub(table.view.walls_down);
    let fewer = (0..table.game.wall_counts(count).min(left)).map(|walls| {
        let pick = Pick::Do(Action::Fell(Fall::FloorsWithWalls { count, walls }));
        let label = Words::new("neko-tower-label-walls-on-table").number("walls", walls);
        Offer::new(pick, NekoArt::FallingFloors, label).counted(walls)
    });
    let all = Pick::Do(Action::Fell(Fall::Floors { count }));
    let label = Words::new("neko-tower-label-walls-or-more").number("walls", left);
    let words = Words::new("neko-tower-or-more").number("walls", left);
    let all = Offer::new(all, NekoArt::FallingFloors, label).saying(words);
    fewer.chain([all]).collect()
}

/// What can have fallen from the floor that is looked at, or with it.
fn fallen_things(table: &Table<'_>, shown: u8) -> Vec<Offer> {
    let (tower, height) = (&table.view.tower, table.height());
    let fell = |fall| Pick::Do(Action::Fell(fall));
    let mut offers = Vec::new();
    if shown > 1 {
        let count = height + 1 - shown.min(height);
        let label = Words::new("neko-tower-label-floors-fell").number("floor", shown).number("count", count);
        let all = Action::Fell(Fall::Floors { count });
        let counts = ends_the_match(&all, table) && table.game.wall_counts(count) > 0;
        let pick = if counts { Pick::Think(Focus::Fallen { count }) } else { Pick::Do(all) };
        let offer = Offer::new(pick, NekoArt::FallingFloors, label);
        offers.push(offer.saying(Words::new("neko-tower-floors").number("count", count)));
    }
    let sides = [
        ("neko-tower-label-left-wall-fell", "neko-tower-left"),
        ("neko-tower-label-right-wall-fell", "neko-tower-right"),
    ];
    for ((side, wall), (label, words)) in (0u8..).zip(tower.walls_under(shown)).zip(sides) {
        if let Some(wall) = wall.filter(|_| tower.can_spare(shown, side)) {
            let label = Words::new(label).text("wall", wall.key()).number("floor", shown);
            let offer = Offer::new(fell(Fall::Wall { floor: shown, side }), NekoArt::Wall(wall), label);
            offers.push(offer.saying(Words::new(words)));
        }
    }
    if table.game.can_slip() {
        for (climber, of) in table.view.climbers.iter().zip(Seat::all(table.view.setup.players)) {
            if climber.floor == shown {
                let art = NekoArt::BlackCat { scarf: scarf(table, of) };
                let (label, words) = black_cat(table, of);
                offers.push(Offer::new(fell(Fall::BlackCat { of }), art, label).saying(words));
            }
        }
    }
    offers
}

/// How a black cat that fell is told of, and what it is called.
fn black_cat(table: &Table<'_>, of: Seat) -> (Words, Words) {
    if table.is_competitive() {
        let name = |key| Words::new(key).text("name", table.room.name(of));
        (name("neko-tower-label-black-cat-fell"), name("name"))
    } else {
        (Words::new("neko-tower-label-neko-fell"), Words::new("neko-tower-neko"))
    }
}

/// Neko has a scarf of his own; a player's black cat has the player's.
pub(super) fn scarf(table: &Table<'_>, of: Seat) -> Option<u8> {
    table.is_competitive().then(|| table.room.colour(of))
}

fn blamed(table: &Table<'_>, seat: Seat) -> Offer {
    let name = table.room.name(seat);
    let label = Words::new("neko-tower-label-blame").text("name", name.clone());
    let art = NekoArt::BlackCat { scarf: scarf(table, seat) };
    Offer::new(Pick::Do(Action::Blame { seat }), art, label).saying(Words::new("name").text("name", name))
}
