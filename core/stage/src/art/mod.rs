//! The pieces, as vector pictures drawn by code: flat shapes, two tones, one soft shadow, no outline.

mod badge;
mod base;
mod cat;
mod cell;
mod countdown;
mod curtain;
mod die;
mod face;
mod finger;
mod hexagon;
mod neko;
mod pen;
mod pilo;
mod pyramid;
mod pyramid_signs;
mod sign;
mod teckels;
mod trace;
mod yarn;

pub use cell::CellLook;
pub use die::DieLook;
pub use face::{FACE_COUNT, badge_of};
pub(crate) use neko::{CAT_MARGIN, TILE_IN_PICTURE};
pub use neko::{CardLook, Loaf, NekoArt};
pub use pen::PathStep;
pub use pilo::{PillowLook, PiloArt, SpotLook};
pub use pyramid::{DieColour, PyramidArt, PyramidLook};
pub use teckels::TeckelsArt;
pub use trace::{TraceLook, TraceShape};

use crate::{Ink, Surface};
use pen::Pen;

/// What a node shows. Equal art at equal size is the equal picture, so a shell can keep what it has drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Art {
    /// A cell of the Pile-Poils pyramid.
    Cell {
        /// How it stands with the chosen dice.
        look: CellLook,
    },
    /// Cats asleep on a cell: one, two side by side or a pile of three.
    Cats {
        /// The coat of the first; the others follow.
        coat: u8,
        /// How many.
        count: u8,
        /// How many of them are golden.
        golden: u8,
        /// Side by side, as on a 10.
        side_by_side: bool,
    },
    /// A ball of wool.
    Yarn,
    /// A die.
    Die {
        /// What it shows.
        face: u8,
        /// Chosen, placed, or waiting.
        look: DieLook,
    },
    /// A seat's colour, and the symbol or face on it.
    Badge {
        /// Which, as [`badge_of`] gives it.
        seat: u8,
    },
    /// A card that something stands on.
    Panel {
        /// With an edge, as the one whose turn it is.
        highlighted: bool,
    },
    /// The pyramid of dice and what belongs to it.
    Pyramid(PyramidArt),
    /// The wooden tray that dice are thrown into.
    Tray,
    /// A piece of Neko tower.
    Neko(NekoArt),
    /// What hides the secrets of one player from the next.
    Curtain,
    /// Right or wrong.
    Mark {
        /// Right?
        right: bool,
    },
    /// From the left to what comes of it on the right.
    Arrow,
    /// A hand that shows where.
    Finger,
    /// A button.
    Button {
        /// How loud it is.
        look: ButtonLook,
    },
    /// A picture of Pilo Pilo.
    Pilo(PiloArt),
    /// A piece of Teckels.
    Teckels(TeckelsArt),
    /// Somebody did something here.
    Trace {
        /// Whose colour and symbol.
        seat: u8,
        /// Did something come here, or go away?
        look: TraceLook,
        /// What it is around.
        shape: TraceShape,
    },
}

/// How loud a button is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ButtonLook {
    /// The one thing to do.
    Primary,
    /// The other thing to do.
    Secondary,
    /// It would go wrong.
    Danger,
    /// There if one looks for it.
    Quiet,
}

impl ButtonLook {
    /// The ink of the text on it.
    #[must_use]
    pub fn text_ink(self) -> Ink {
        match self {
            ButtonLook::Primary => Ink::OnPrimary,
            ButtonLook::Secondary => Ink::Primary,
            ButtonLook::Danger => Ink::OnDanger,
            ButtonLook::Quiet => Ink::SoftText,
        }
    }
}

/// One filled or stroked path.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// The path, in the picture's own co-ordinates.
    pub path: Vec<PathStep>,
    /// Its colour.
    pub ink: Ink,
    /// Drawn as a round-ended line this wide instead of being filled.
    pub line_width: Option<f32>,
}

/// A drawing: layers from the back to the front.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// From the back to the front.
    pub layers: Vec<Layer>,
}

const CARD_RADIUS: f32 = 16.0;

impl Art {
    /// Draws it at this size.
    #[must_use]
    pub fn draw(self, size: Surface) -> Picture {
        let mut pen = Pen::new(size);
        match self {
            Art::Cell { look } => cell::draw(&mut pen, look),
            Art::Cats { coat, count, golden, side_by_side } => {
                cat::draw_cats(&mut pen, coat, count, golden, side_by_side);
            }
            Art::Yarn => yarn::draw(&mut pen),
            Art::Die { face, look } => die::draw(&mut pen, face, look),
            Art::Badge { seat } => badge::draw(&mut pen, seat),
            Art::Panel { highlighted } => draw_panel(&mut pen, highlighted),
            Art::Pyramid(art) => pyramid::draw(&mut pen, art),
            Art::Tray => draw_tray(&mut pen),
            Art::Neko(piece) => neko::draw(&mut pen, piece),
            Art::Curtain => curtain::draw(&mut pen),
            Art::Mark { right } => sign::draw_mark(&mut pen, right),
            Art::Arrow => sign::draw_arrow(&mut pen),
            Art::Finger => finger::draw(&mut pen),
            Art::Button { look } => draw_button(&mut pen, look),
            Art::Pilo(art) => pilo::draw(&mut pen, art),
            Art::Teckels(art) => teckels::draw(&mut pen, art),
            Art::Trace { seat, look, shape } => trace::draw(&mut pen, seat, look, shape),
        }
        pen.finish()
    }
}

fn draw_panel(pen: &mut Pen, highlighted: bool) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 2.0, width, height, CARD_RADIUS, Ink::Shadow);
    if highlighted {
        pen.plain_round(0.0, 0.0, width, height, CARD_RADIUS, Ink::Primary);
        pen.plain_round(3.0, 3.0, width - 6.0, height - 6.0, CARD_RADIUS - 3.0, Ink::Raised);
    } else {
        pen.plain_round(0.0, 0.0, width, height, CARD_RADIUS, Ink::Raised);
    }
}

fn draw_tray(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 2.0, width, height, CARD_RADIUS, Ink::Shadow);
    pen.plain_round(0.0, 0.0, width, height, CARD_RADIUS, Ink::CellEdge);
    pen.plain_round(5.0, 6.0, width - 10.0, height - 10.0, CARD_RADIUS - 5.0, Ink::Cell);
}

fn draw_button(pen: &mut Pen, look: ButtonLook) {
    let (width, height) = (pen.width(), pen.height());
    let radius = height / 2.0;
    match look {
        ButtonLook::Primary | ButtonLook::Danger => {
            let ink = if look == ButtonLook::Primary { Ink::Primary } else { Ink::Danger };
            pen.plain_round(0.0, 3.0, width, height, radius, Ink::Shadow);
            pen.plain_round(0.0, 0.0, width, height, radius, ink);
        }
        ButtonLook::Secondary => {
            pen.plain_round(0.0, 0.0, width, height, radius, Ink::Primary);
            pen.plain_round(2.0, 2.0, width - 4.0, height - 4.0, radius - 2.0, Ink::Raised);
        }
        ButtonLook::Quiet => {
            pen.plain_round(0.0, 0.0, width, height, radius, Ink::Outline);
            pen.plain_round(1.5, 1.5, width - 3.0, height - 3.0, radius - 1.5, Ink::Surface);
        }
    }
}
