//! How things move and feel, as shells get it: once.

use std::collections::HashMap;

use empile_stage::{Cue, Easing, Feel, Haptic, Lettering, MANNER, Motion, Occasion, Shake, Travel};

/// How things move and feel. A shell asks once and only plays it.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct StageManner {
    /// How each motion goes.
    pub travels: HashMap<Motion, Travel>,
    /// How what is new appears and what is gone goes; for calm people, how everything gets to another place.
    pub fade: Travel,
    /// What each cue does beside being heard, by its number.
    pub feels: Vec<Feel>,
    /// What lies at this depth is in a hand: it is where the hand is, at once.
    pub held_depth: u8,
    /// How long an assistive tap holds what has to be held, in milliseconds.
    pub assistive_hold_ms: u64,
    /// How long the last move is looked at before the result is shown, in milliseconds.
    pub last_look_ms: u64,
    /// How texts are set into their boxes.
    pub lettering: Lettering,
}

/// How things move and feel, the same on every device. It throws nothing: there is nothing in it that could go wrong.
#[uniffi::export]
pub fn stage_manner() -> StageManner {
    StageManner {
        travels: Motion::ALL.into_iter().map(|motion| (motion, motion.travel())).collect(),
        fade: MANNER.fade,
        feels: Cue::ALL.into_iter().map(Cue::feel).collect(),
        held_depth: MANNER.held_depth,
        assistive_hold_ms: MANNER.assistive_hold,
        last_look_ms: MANNER.last_look,
        lettering: MANNER.lettering,
    }
}

/// How a thing gets from one pose to another.
#[uniffi::remote(Record)]
pub struct Travel {
    /// How long it takes, in milliseconds.
    #[uniffi(name = "duration_ms")]
    pub duration: u64,
    /// How the way is spread over that time.
    pub easing: Easing,
    /// How high it springs on its way, in density-independent pixels.
    pub hop: f32,
    /// How far it has still to turn when it sets out, clockwise in degrees, beside the turn to its new pose.
    pub spin: f32,
    /// The spin is for a way to the right, turned round for a way to the left, and left out for neither.
    pub spins_ahead: bool,
    /// It is seen edge on in the middle of its way, and shows its new face from there.
    pub turns_over: bool,
    /// When it travels so; else it glides.
    pub occasion: Occasion,
}

/// How a way is spread over its time.
#[uniffi::remote(Enum)]
pub enum Easing {
    /// A cubic Bézier curve from (0, 0) to (1, 1), time to the right and way upwards, with these two handles.
    Curve {
        /// The first handle's time.
        x1: f32,
        /// The first handle's way.
        y1: f32,
        /// The second handle's time.
        x2: f32,
        /// The second handle's way.
        y2: f32,
    },
    /// Ever faster, and one small bounce.
    Landing {
        /// The part of the time after which it lands.
        fall: f32,
        /// The part of the way by which it bounces back.
        bounce: f32,
    },
}

/// When a thing travels in a manner of its own.
#[uniffi::remote(Enum)]
pub enum Occasion {
    /// Whenever it gets to another place.
    Moved,
    /// When a cue sets it off, also where it is.
    SetOff,
    /// When its picture is another, also where it is.
    NewFace,
}

/// What a cue does beside being heard.
#[uniffi::remote(Record)]
pub struct Feel {
    /// What a hand feels; nothing for what is only heard.
    #[uniffi(default = None)]
    pub haptic: Option<Haptic>,
    /// The whole table is shaken.
    #[uniffi(default = None)]
    pub shake: Option<Shake>,
    /// Whatever gets to another place meanwhile travels so.
    #[uniffi(default = None)]
    pub sweeps: Option<Motion>,
    /// Everything that moves so is set off, also what stays as it is.
    #[uniffi(default = None)]
    pub sets_off: Option<Motion>,
}

/// What a hand feels; a device has its own way for each.
#[uniffi::remote(Enum)]
pub enum Haptic {
    /// Something small moved.
    Tick,
    /// Something was put down or taken up.
    Tap,
    /// Something hit, fell or stopped.
    Thud,
    /// Dice roll.
    Rattle,
    /// Something was won.
    Success,
    /// Something was not to be.
    Refusal,
    /// Everything comes down.
    Catastrophe,
}

/// How the table is shaken from side to side, ever less.
#[uniffi::remote(Record)]
pub struct Shake {
    /// How far at most, in density-independent pixels.
    pub reach: f32,
    /// How long, in milliseconds.
    #[uniffi(name = "duration_ms")]
    pub duration: u64,
    /// How often there and back.
    pub swings: f32,
}

/// How a text is set into its box: at the size it aims for times the reader's text scale, over several lines where the
/// box allows them, smaller where it asks for it, and cut only when nothing else helps.
#[uniffi::remote(Record)]
pub struct Lettering {
    /// From one line to the next, in parts of the size.
    pub line: f32,
    /// Each size tried is this part of the one before.
    pub step: f32,
    /// No text is smaller, in density-independent pixels, but a number that would be cut.
    pub smallest: f32,
    /// A number is at least so high, and whole.
    pub smallest_number: f32,
    /// Between a text and the sides of the picture it is written on, in density-independent pixels.
    pub inset: f32,
    /// Less than this too wide or too high is not too large.
    pub slack: f32,
}
