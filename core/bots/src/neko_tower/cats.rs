//! Where cats help: on the floors above the own climber, as the missions want them.

use empile_games::neko_tower::{Colour, Drop, Held, Mission, Nakama, Neko, Piece};

use super::yard::across;

/// Cats that stand beside each other are so far apart, in tenths of a millimetre.
const BESIDE: i16 = 181;
/// A cat stands safely up to here from the middle of a floor.
const SAFE: i16 = 215;
/// Nearer than this, two cats are in each other's way.
const CROWDED: i16 = 175;

/// A place for a cat, and how many more cats a mission wants when it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Help {
    pub(super) missing: u8,
    pub(super) climb: u8,
    pub(super) floor: u8,
    pub(super) x: i16,
}

/// Where this cat brings one of these missions nearest to being fulfilled.
pub(super) fn best_help(game: &Neko, missions: &[Mission], cat: Nakama, floor: u8) -> Option<Help> {
    if !game.tower().has_floor(floor) {
        return None;
    }
    let there = Floor::of(game, floor, Piece::Nakama(cat));
    let help = |mission: &Mission| {
        let (missing, x) = there.place_for(*mission, cat.colour())?;
        Some(Help { missing, climb: mission.climb(), floor, x })
    };
    missions.iter().filter_map(help).min_by_key(|help| (help.missing, u8::MAX - help.climb))
}

/// A free place on the floor nearest to the one wanted where this may be let go.
pub(super) fn free_place(game: &Neko, held: Held, wanted: u8) -> Drop {
    let floor = held.floors().min_by_key(|floor| floor.abs_diff(wanted)).unwrap_or(held.lowest);
    Drop { piece: held.piece, x: Floor::of(game, floor, held.piece).free(), floor, fold: 0 }
}

/// The cats of one floor, but for the one that is in hand.
struct Floor<'a> {
    game: &'a Neko,
    middle: i16,
    cats: Vec<(Piece, i16)>,
}

impl Floor<'_> {
    fn of(game: &Neko, floor: u8, in_hand: Piece) -> Floor<'_> {
        let world = game.world().into_iter();
        let cats = world.flat_map(|world| {
            let stands = move |piece: &Piece| {
                piece.is_cat() && *piece != in_hand && world.floor_under(*piece) == Some(floor)
            };
            world.bodies().iter().map(|body| body.piece).filter(stands)
        });
        let cats = cats.map(|cat| (cat, across(game, cat))).collect();
        Floor { game, middle: across(game, Piece::Floor(floor)), cats }
    }

    fn nakama(&self) -> impl Iterator<Item = (Nakama, i16)> + '_ {
        self.cats.iter().filter_map(|(piece, x)| match piece {
            Piece::Nakama(cat) => Some((*cat, *x)),
            _ => None,
        })
    }

    /// How many cats the mission still wants once one of this colour stands at that place.
    fn place_for(&self, mission: Mission, own: Colour) -> Option<(u8, i16)> {
        let count = self.nakama().count();
        let begun = |is_wanted: bool| is_wanted.then(|| (1, self.free()));
        match mission {
            Mission::SameColourTouching => self.beside(|other| other == own).or(begun(count == 0)),
            Mission::DifferentColoursTouching => self.beside(|other| other != own).or(begun(count == 0)),
            Mission::YellowsTouching => {
                let is_yellow = own == Colour::Yellow;
                let beside = self.beside(|other| other == own).filter(|_| is_yellow);
                beside.or(begun(is_yellow && !self.has(own)))
            }
            Mission::BlueOnBlue => {
                let is_blue = own == Colour::Blue;
                let on = self.on(|other| other == own).filter(|_| is_blue);
                on.or(begun(is_blue && !self.has(own)))
            }
            Mission::OneOnAnother => self.on(|_| true).or(begun(count == 0)),
            Mission::TwoTouchingAndOneOnTop => match count {
                0 => Some((2, self.free())),
                1 => self.beside(|_| true).map(|(_, x)| (1, x)),
                _ => self.on(|_| true),
            },
            Mission::AnyThree => Some((2u8.saturating_sub(count as u8), self.free())),
            Mission::VioletOrangeYellow => {
                let wanted = [Colour::Violet, Colour::Orange, Colour::Yellow];
                let missing = wanted.iter().filter(|colour| !self.has(**colour)).count() as u8;
                (wanted.contains(&own) && !self.has(own)).then(|| (missing - 1, self.free()))
            }
        }
    }

    fn has(&self, colour: Colour) -> bool {
        self.nakama().any(|(cat, _)| cat.colour() == colour)
    }

    /// Beside one of these colours, where there is room for it.
    fn beside(&self, is_meant: impl Fn(Colour) -> bool) -> Option<(u8, i16)> {
        let meant = self.nakama().filter(|(cat, _)| is_meant(cat.colour()));
        let places = meant.flat_map(|(_, x)| [x + BESIDE, x - BESIDE]);
        let mut safe = places.filter(|x| (x - self.middle).abs() <= SAFE && self.is_free(*x));
        safe.next().map(|x| (0, x))
    }

    /// On the back of one of these colours that carries nobody yet.
    fn on(&self, is_meant: impl Fn(Colour) -> bool) -> Option<(u8, i16)> {
        let world = self.game.world()?;
        let carries =
            |lower: Nakama| self.cats.iter().any(|(upper, _)| world.rests_on(*upper, Piece::Nakama(lower)));
        let lies_low =
            |cat: Nakama| !self.cats.iter().any(|(lower, _)| world.rests_on(Piece::Nakama(cat), *lower));
        let is_fit = |(cat, _): &(Nakama, i16)| is_meant(cat.colour()) && !carries(*cat) && lies_low(*cat);
        self.nakama().find(is_fit).map(|(_, x)| (0, x))
    }

    fn is_free(&self, x: i16) -> bool {
        self.cats.iter().all(|(_, other)| (other - x).abs() >= CROWDED)
    }

    /// Where nobody stands; in the middle if somebody stands everywhere.
    fn free(&self) -> i16 {
        let places = [-100, 100, -200, 200, 0].map(|aside| self.middle + aside);
        places.into_iter().find(|x| self.is_free(*x)).unwrap_or(self.middle)
    }
}
