//! One voice of a sound: a wave or a noise that swells and dies away.

use super::sample::{samples_in, seconds, sine};

/// What swings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Wave {
    /// A pure tone that glides from one pitch to another, in hertz.
    Tone { from: f32, to: f32 },
    /// A throat: a tone with its overtones, each half as loud as the one below.
    Throat { from: f32, to: f32 },
    /// Breath, cloth, paper: noise without what lies above this pitch, in hertz.
    Noise { below: f32 },
}

/// A wave and how it comes and goes. Times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Voice {
    pub(super) wave: Wave,
    /// When it is first heard.
    pub(super) at: f32,
    /// How long it takes to be as loud as it gets.
    pub(super) swell: f32,
    /// How long it stays so loud.
    pub(super) hold: f32,
    /// How long it then takes to fall to half, again and again.
    pub(super) half_life: f32,
    /// Against the other voices.
    pub(super) loudness: f32,
    /// How often a second it trembles; not at all at nought.
    pub(super) tremor: f32,
}

/// After so many halvings nothing can be heard.
const HALVINGS: f32 = 7.0;
const OVERTONES: u8 = 5;

impl Voice {
    pub(super) fn new(wave: Wave) -> Voice {
        Voice { wave, at: 0.0, swell: 2.0, hold: 0.0, half_life: 20.0, loudness: 1.0, tremor: 0.0 }
    }

    pub(super) fn at(self, at: f32) -> Voice {
        Voice { at, ..self }
    }

    pub(super) fn swell(self, swell: f32) -> Voice {
        Voice { swell, ..self }
    }

    pub(super) fn hold(self, hold: f32) -> Voice {
        Voice { hold, ..self }
    }

    pub(super) fn half_life(self, half_life: f32) -> Voice {
        Voice { half_life, ..self }
    }

    pub(super) fn loud(self, loudness: f32) -> Voice {
        Voice { loudness, ..self }
    }

    pub(super) fn trembling(self, tremor: f32) -> Voice {
        Voice { tremor, ..self }
    }

    /// When it has died away.
    pub(super) fn end(&self) -> f32 {
        self.at + self.length()
    }

    fn length(&self) -> f32 {
        self.swell + self.hold + self.half_life * HALVINGS
    }

    /// Its samples one after the other, from its beginning. `chance` feeds its noise.
    pub(super) fn samples(self, chance: u32) -> impl Iterator<Item = f32> {
        let mut swing = Swing { turn: 0.0, noise: Noise { chance, low: 0.0, lower: 0.0 } };
        (0_u32..).take(samples_in(self.length())).map(move |index| {
            let now = seconds(index) * 1_000.0;
            let along = now / self.length();
            swing.next(self.wave, along) * self.envelope(now) * self.trembles(now)
        })
    }

    fn envelope(&self, now: f32) -> f32 {
        let falling = now - self.swell - self.hold;
        let level = if now < self.swell {
            let risen = now / self.swell;
            risen * risen * (3.0 - 2.0 * risen)
        } else if falling < 0.0 {
            1.0
        } else {
            halved(falling / self.half_life)
        };
        self.loudness * level
    }

    fn trembles(&self, now: f32) -> f32 {
        if self.tremor == 0.0 { 1.0 } else { 0.5 - 0.5 * sine(0.25 + now / 1_000.0 * self.tremor) }
    }
}

/// One, halved so many times: straight lines between whole halvings are smooth enough for an ear.
fn halved(times: f32) -> f32 {
    let (mut level, mut left) = (1.0, times);
    while left >= 1.0 {
        level *= 0.5;
        left -= 1.0;
    }
    level * (1.0 - 0.5 * left)
}

/// Where a wave is.
struct Swing {
    turn: f32,
    noise: Noise,
}

impl Swing {
    fn next(&mut self, wave: Wave, along: f32) -> f32 {
        match wave {
            Wave::Tone { from, to } => sine(self.turned(from, to, along)),
            Wave::Throat { from, to } => {
                let turn = self.turned(from, to, along);
                let mut share = 1.0;
                (1..=OVERTONES).fold(0.0, |sum, overtone| {
                    let louder = sum + share * sine(turn * f32::from(overtone));
                    share *= 0.5;
                    louder
                })
            }
            Wave::Noise { below } => self.noise.next(below),
        }
    }

    fn turned(&mut self, from: f32, to: f32, along: f32) -> f32 {
        self.turn = (self.turn + (from + (to - from) * along) * seconds(1)).fract();
        self.turn
    }
}

/// Noise that two gentle filters make warm.
struct Noise {
    chance: u32,
    low: f32,
    lower: f32,
}

impl Noise {
    fn next(&mut self, below: f32) -> f32 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 17;
        self.chance ^= self.chance << 5;
        let white = f32::from((self.chance >> 16) as u16) / 32_768.0 - 1.0;
        let share = (std::f32::consts::TAU * below * seconds(1)).min(1.0);
        self.low += share * (white - self.low);
        self.lower += share * (self.low - self.lower);
        // What a filter takes in loudness is given back, or a deep noise would be no noise at all.
        self.lower / share.max(0.05)
    }
}
