use super::{
    material::{bark, chime, creak, flick, knock, meow, purr, rustle, snore, thud},
    voice::Voice,
};
use crate::Cue;

/// What a sound is mixed of, and how loud it is.
pub(super) struct Recipe {
    pub(super) voices: Vec<Voice>,
    pub(super) loudness: f32,
}

/// What happens all the time.
const QUIET: f32 = 0.28;
/// What the table waits for.
const PLAIN: f32 = 0.45;
/// What everyone has to hear.
const LOUD: f32 = 0.62;
/// The one big moment.
const BIG: f32 = 0.85;

// The notes that sound well together on wood, in hertz.
const C5: f32 = 523.3;
const E5: f32 = 659.3;
const G5: f32 = 784.0;
const C6: f32 = 1_046.5;
const E6: f32 = 1_318.5;

pub(super) fn of(cue: Cue) -> Recipe {
    let (loudness, parts) = match cue {
        Cue::DiceThrown => (PLAIN, rattle()),
        Cue::DiePlaced => (PLAIN, vec![knock(0.0, 620.0, 1.0)]),
        Cue::DieTaken => (QUIET, vec![rustle(0.0, 60.0, 1_200.0, 0.4), knock(70.0, 780.0, 0.8)]),
        Cue::DiceSlid => {
            (PLAIN, vec![rustle(0.0, 170.0, 800.0, 0.5), knock(190.0, 540.0, 0.9), knock(235.0, 500.0, 0.6)])
        }
        Cue::DieKept => (PLAIN, vec![knock(0.0, 420.0, 1.0), thud(30.0, 150.0, 0.6)]),
        Cue::BonusWon => (PLAIN, vec![chime(0.0, C5, 0.8), chime(85.0, G5, 0.9), chime(170.0, C6, 1.0)]),
        Cue::CatBedded => (QUIET, vec![rustle(0.0, 70.0, 700.0, 0.5), purr(60.0, 420.0, 1.0)]),
        Cue::YarnWon => (
            PLAIN,
            vec![thud(0.0, 240.0, 0.6), thud(95.0, 210.0, 0.4), chime(60.0, E5, 0.8), chime(140.0, G5, 0.7)],
        ),
        Cue::CatAstrophe => (BIG, catastrophe()),
        Cue::FloorRaised => {
            (PLAIN, vec![rustle(0.0, 90.0, 1_000.0, 0.4), knock(110.0, 300.0, 1.0), knock(128.0, 330.0, 0.7)])
        }
        Cue::CatPlaced => (QUIET, vec![thud(0.0, 170.0, 0.7), meow(40.0, 480.0, 0.5)]),
        Cue::CatStroked => (QUIET, vec![purr(0.0, 580.0, 1.0)]),
        Cue::Climbed => (PLAIN, vec![thud(0.0, 260.0, 0.7), thud(80.0, 310.0, 0.7), thud(160.0, 370.0, 0.8)]),
        Cue::StepReached => (
            LOUD,
            vec![chime(0.0, C5, 0.7), chime(70.0, E5, 0.8), chime(140.0, G5, 0.9), chime(230.0, C6, 1.0)],
        ),
        Cue::PieceFell => (
            LOUD,
            vec![
                knock(0.0, 360.0, 0.7),
                knock(90.0, 310.0, 1.0),
                thud(150.0, 120.0, 0.9),
                knock(210.0, 280.0, 0.4),
            ],
        ),
        Cue::Hush => (QUIET, vec![rustle(0.0, 330.0, 1_600.0, 1.0)]),
        Cue::CardsFlipped => (
            LOUD,
            vec![
                flick(0.0, 2_000.0, 0.8),
                flick(18.0, 1_700.0, 0.9),
                flick(37.0, 1_900.0, 1.0),
                thud(40.0, 180.0, 0.5),
            ],
        ),
        Cue::PillowGrabbed => (PLAIN, vec![rustle(0.0, 90.0, 900.0, 1.0), thud(20.0, 140.0, 0.4)]),
        Cue::PillowThud => (LOUD, vec![thud(0.0, 110.0, 1.0), rustle(10.0, 110.0, 600.0, 0.6)]),
        Cue::Snore => (QUIET, vec![snore(0.0, 520.0, 1.0)]),
        Cue::Right => (PLAIN, vec![chime(0.0, E5, 0.8), chime(90.0, C6, 1.0)]),
        Cue::Wrong => (PLAIN, vec![chime(0.0, 330.0, 0.9), chime(110.0, 262.0, 1.0)]),
        Cue::Bark => (LOUD, vec![bark(0.0, 330.0, 1.0), bark(165.0, 350.0, 0.9)]),
        Cue::CardTurned => (QUIET, vec![flick(0.0, 1_900.0, 1.0), flick(45.0, 1_500.0, 0.6)]),
        Cue::CardSlapped => (PLAIN, vec![flick(0.0, 2_100.0, 1.0), thud(4.0, 190.0, 0.8)]),
        Cue::CardBeaten => (QUIET, vec![rustle(0.0, 120.0, 1_600.0, 0.9), chime(60.0, 392.0, 0.4)]),
        Cue::TailWagged => (
            PLAIN,
            vec![
                bark(0.0, 420.0, 0.7),
                thud(150.0, 210.0, 0.5),
                thud(230.0, 230.0, 0.5),
                thud(310.0, 210.0, 0.5),
            ],
        ),
        Cue::CatBit => (PLAIN, vec![meow(0.0, 620.0, 0.8), bark(190.0, 520.0, 0.6)]),
        Cue::PileEmptied => {
            (PLAIN, vec![flick(0.0, 2_000.0, 0.7), chime(50.0, G5, 0.9), chime(140.0, E6, 0.8)])
        }
        Cue::RoundStopped => {
            (LOUD, vec![knock(0.0, 460.0, 1.0), knock(120.0, 460.0, 1.0), knock(240.0, 460.0, 1.0)])
        }
        Cue::Called => (LOUD, vec![knock(0.0, 700.0, 1.0), chime(10.0, G5, 0.8)]),
        Cue::NothingLeft => (QUIET, vec![chime(0.0, G5, 0.8), chime(120.0, E5, 0.8), chime(240.0, C5, 0.9)]),
        Cue::BoneWon => (PLAIN, vec![knock(0.0, 900.0, 0.7), knock(70.0, 980.0, 0.7), chime(120.0, C6, 0.8)]),
        Cue::MatchEnded => (
            LOUD,
            vec![
                chime(0.0, C5, 0.7),
                chime(90.0, E5, 0.7),
                chime(180.0, G5, 0.8),
                chime(270.0, C6, 1.0),
                chime(270.0, E5, 0.5),
            ],
        ),
        Cue::Counted => (PLAIN, vec![knock(0.0, 560.0, 0.6), chime(4.0, G5, 1.0)]),
        Cue::Begun => (LOUD, vec![knock(0.0, 840.0, 0.6), chime(4.0, C6, 1.0), chime(4.0, G5, 0.6)]),
        Cue::TowerCreaked => (QUIET, vec![creak(0.0, 210.0, 1.0), rustle(40.0, 120.0, 900.0, 0.4)]),
        Cue::TowerWobbled => {
            (PLAIN, vec![creak(0.0, 180.0, 0.9), creak(170.0, 240.0, 0.7), rustle(60.0, 200.0, 700.0, 0.3)])
        }
        Cue::PieceLanded => (PLAIN, vec![flick(0.0, 1_800.0, 0.5), knock(2.0, 340.0, 0.9)]),
        Cue::Refused => (QUIET, vec![thud(0.0, 130.0, 0.8), knock(0.0, 240.0, 0.5)]),
    };
    Recipe { voices: parts.into_iter().flatten().collect(), loudness }
}

/// Dice in a wooden tray: each hop is shorter and softer than the one before.
fn rattle() -> Vec<Vec<Voice>> {
    [
        (0.0, 640.0),
        (52.0, 720.0),
        (96.0, 590.0),
        (150.0, 680.0),
        (192.0, 760.0),
        (262.0, 610.0),
        (348.0, 660.0),
    ]
    .into_iter()
    .map(|(at, pitch)| knock(at, pitch, 1.0 - at / 500.0))
    .collect()
}

/// Everything comes down, and every cat has an opinion.
fn catastrophe() -> Vec<Vec<Voice>> {
    let falls = [(0.0, 240.0), (70.0, 330.0), (130.0, 210.0), (220.0, 290.0), (300.0, 190.0), (420.0, 230.0)];
    let falls = falls.into_iter().map(|(at, pitch)| knock(at, pitch, 0.8));
    let cats = [(90.0, 700.0), (210.0, 560.0), (360.0, 820.0), (520.0, 480.0)];
    let cats = cats.into_iter().map(|(at, pitch)| meow(at, pitch, 0.6));
    falls
        .chain(cats)
        .chain([thud(20.0, 95.0, 1.4), rustle(60.0, 420.0, 1_200.0, 0.5), thud(640.0, 80.0, 0.8)])
        .collect()
}
