use super::*;

/// A sound is over before the next move.
const LONGEST: usize = 600 * HERTZ as usize / 1_000;
/// Cats take their time to come down.
const LONGEST_FALL: usize = 1_200 * HERTZ as usize / 1_000;

fn sounds() -> impl Iterator<Item = (Cue, Vec<i16>)> {
    Cue::ALL.into_iter().map(|cue| (cue, sound(cue)))
}

fn peak(samples: &[i16]) -> u16 {
    samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0)
}

#[test]
fn every_cue_is_listed_once_in_order() {
    for (index, cue) in Cue::ALL.into_iter().enumerate() {
        assert_eq!(cue as usize, index);
    }
}

#[test]
fn every_cue_can_be_heard_and_none_clips() {
    for (cue, samples) in sounds() {
        let peak = peak(&samples);
        assert!(peak > 6_000, "{cue:?} is too soft: {peak}");
        assert!(peak < 30_000, "{cue:?} is too loud: {peak}");
    }
}

#[test]
fn nothing_is_louder_than_a_cat_astrophe() {
    let loudest = peak(&sound(Cue::CatAstrophe));
    for (cue, samples) in sounds().filter(|(cue, _)| *cue != Cue::CatAstrophe) {
        assert!(peak(&samples) < loudest, "{cue:?}");
    }
}

#[test]
fn a_sound_is_short_and_only_cats_take_longer() {
    for (cue, samples) in sounds() {
        let longest = if cue == Cue::CatAstrophe { LONGEST_FALL } else { LONGEST };
        assert!((HERTZ as usize / 25..=longest).contains(&samples.len()), "{cue:?}: {}", samples.len());
    }
}

#[test]
fn a_sound_begins_and_ends_in_silence() {
    for (cue, samples) in sounds() {
        assert_eq!((samples.first(), samples.last()), (Some(&0), Some(&0)), "{cue:?}");
        let last = samples.len() - samples.len() / 50;
        assert!(peak(&samples[last..]) < 800, "{cue:?} is cut off");
    }
}

#[test]
fn no_step_between_two_samples_is_a_crack() {
    for (cue, samples) in sounds() {
        let steps = samples.windows(2).map(|pair| pair[0].abs_diff(pair[1]));
        let steepest = steps.max().unwrap_or(0);
        assert!(u32::from(steepest) < u32::from(peak(&samples)) * 4 / 5, "{cue:?}: {steepest}");
    }
}

#[test]
fn no_sound_leans_to_one_side() {
    for (cue, samples) in sounds() {
        let sum: f64 = samples.iter().map(|sample| f64::from(*sample)).sum();
        let mean = sum / samples.len() as f64;
        assert!(mean.abs() < 100.0, "{cue:?}: {mean}");
    }
}

/// How much of a sound another one explains, between -1 and 1.
fn likeness(one: &[i16], other: &[i16]) -> f64 {
    let product =
        |a: &[i16], b: &[i16]| -> f64 { a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum() };
    product(one, other) / (product(one, one) * product(other, other)).sqrt()
}

#[test]
fn no_two_cues_sound_the_same() {
    let all: Vec<_> = sounds().collect();
    for (index, (cue, samples)) in all.iter().enumerate() {
        for (other, others) in &all[..index] {
            let likeness = likeness(samples, others);
            assert!(likeness < 0.9, "{cue:?} and {other:?}: {likeness}");
        }
    }
}

#[test]
fn a_sound_is_the_same_every_time() {
    for (cue, samples) in sounds() {
        assert_eq!(samples, sound(cue), "{cue:?}");
    }
}
