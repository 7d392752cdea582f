//! Neko tower: walls, paper floors, cats, and cards that say everything without a word.

mod cards;
mod cats;
mod digits;
mod ladder;
mod loaf;
mod missions;
mod tower;
mod walls;

use empile_games::neko_tower::{ActionCard, Colour, Mission, Wall};

use super::pen::Pen;

pub(crate) use loaf::CAT_MARGIN;
pub use loaf::Loaf;
pub(crate) use tower::TILE_IN_PICTURE;

/// A piece of Neko tower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NekoArt {
    /// A wall tile.
    Wall(Wall),
    /// A floor tile from the side, as the tower carries it.
    FloorSide,
    /// What is between two floors of the tower.
    Room {
        /// It is the one looked at.
        shown: bool,
    },
    /// Something fell: tell what.
    Tell {
        /// It is being told.
        on: bool,
    },
    /// A floor tile from above.
    FloorTop,
    /// A place on it.
    Place {
        /// A cat may be put there now.
        lit: bool,
    },
    /// A Nakama.
    Nakama {
        /// Told by its ears and markings as well as by its colour.
        colour: Colour,
        /// The one that it is about.
        glows: bool,
    },
    /// Neko, or a player's black cat.
    BlackCat {
        /// The seat colour of its scarf; Neko's own is red.
        scarf: Option<u8>,
    },
    /// An action card.
    Action {
        /// Which.
        card: ActionCard,
        /// How it lies.
        look: CardLook,
    },
    /// A mission card.
    Mission {
        /// Which.
        mission: Mission,
        /// How it lies.
        look: CardLook,
    },
    /// The back of an action card.
    ActionBack,
    /// The back of a mission card.
    MissionBack,
    /// What a build card asks for: a floor on two walls.
    Storey([Wall; 2]),
    /// A finger on a cat.
    Stroke,
    /// Floors that come down.
    FallingFloors,
    /// The ladder beside the tower, with a rung for every floor of the box.
    Ladder {
        /// As many rungs are built.
        built: u8,
    },
    /// A step of the ladder that makes a victory.
    Step {
        /// Has Neko been there?
        reached: bool,
    },
    /// So many floors up.
    Climb {
        /// How many.
        floors: u8,
    },
    /// To the floor above.
    Up,
    /// To the floor below.
    Down,
    /// A floor of the tower on the screen, in the middle of its picture.
    NumberedFloor {
        /// Its number.
        number: u8,
    },
    /// A cat of the tower on the screen.
    Loaf {
        /// Who.
        cat: Loaf,
        /// The one that it is about.
        glows: bool,
    },
    /// The room behind the tower on the screen.
    Sky,
    /// The table it stands on.
    Table,
    /// What covers the tower beyond what is looked at.
    Mat,
    /// A plumb line from what hangs to where it would land.
    Plumb,
    /// The shadow there.
    Landing {
        /// It can stay there.
        is_good: bool,
    },
    /// On the rail: what of the tower is looked at.
    Window,
}

/// How a card lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardLook {
    /// There to be chosen.
    Plain,
    /// It can be fulfilled now.
    Lit,
    /// Chosen.
    Chosen,
    /// Nothing can be done with it now.
    Dim,
}

pub(super) fn draw(pen: &mut Pen, piece: NekoArt) {
    match piece {
        NekoArt::Wall(wall) => walls::draw(pen, wall),
        NekoArt::FloorSide => walls::draw_floor_side(pen),
        NekoArt::Room { shown } => walls::draw_room(pen, shown),
        NekoArt::Tell { on } => pen.within_square(|pen| walls::draw_tell(pen, on)),
        NekoArt::FloorTop => walls::draw_floor_top(pen),
        NekoArt::Place { lit } => walls::draw_place(pen, lit),
        NekoArt::Nakama { colour, glows } => {
            pen.within_square(|pen| cats::draw_nakama(pen, Some(colour), glows));
        }
        NekoArt::BlackCat { scarf } => pen.within_square(|pen| cats::draw_black_cat(pen, scarf)),
        NekoArt::Action { card, look } => cards::draw_action(pen, card, look),
        NekoArt::Mission { mission, look } => cards::draw_mission(pen, mission, look),
        NekoArt::ActionBack => cards::draw_action_back(pen),
        NekoArt::MissionBack => cards::draw_mission_back(pen),
        NekoArt::Storey(pair) => pen.within_square(|pen| walls::draw_storey(pen, pair)),
        NekoArt::Stroke => pen.within_square(cards::draw_stroke),
        NekoArt::FallingFloors => pen.within_square(walls::draw_falling_floors),
        NekoArt::Ladder { built } => ladder::draw(pen, built),
        NekoArt::Step { reached } => ladder::draw_step(pen, reached),
        NekoArt::Climb { floors } => pen.within_square(|pen| cards::draw_climb_token(pen, floors)),
        NekoArt::Up => pen.within_square(|pen| ladder::draw_arrow(pen, true)),
        NekoArt::Down => pen.within_square(|pen| ladder::draw_arrow(pen, false)),
        NekoArt::NumberedFloor { number } => tower::draw_floor(pen, number),
        NekoArt::Loaf { cat, glows } => pen.within_square(|pen| loaf::draw(pen, cat, glows)),
        NekoArt::Sky => tower::draw_sky(pen),
        NekoArt::Table => tower::draw_table(pen),
        NekoArt::Mat => tower::draw_mat(pen),
        NekoArt::Plumb => tower::draw_plumb(pen),
        NekoArt::Landing { is_good } => tower::draw_landing(pen, is_good),
        NekoArt::Window => tower::draw_window(pen),
    }
}
