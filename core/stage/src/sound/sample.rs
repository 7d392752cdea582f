use super::{HERTZ, voice::Voice};

/// Both ends of a sound are led to silence in so many samples: a cut would click.
const FADE: usize = 96;

/// What is kept of a slow swing from one sample to the next: nothing much below 40 Hz.
const KEPT: f32 = 0.99;

/// When a sample is heard.
pub(super) fn seconds(samples: u32) -> f32 {
    samples as f32 / HERTZ as f32
}

/// How many samples fit into so many milliseconds; none into less than nothing.
#[allow(clippy::cast_sign_loss)]
pub(super) fn samples_in(millis: f32) -> usize {
    (millis / 1_000.0 * HERTZ as f32) as usize
}

/// A sine of a turn, by parabolas: additions and products are the same on every device, a library's sine is not.
pub(super) fn sine(turn: f32) -> f32 {
    let turn = turn - turn.floor();
    let half = if turn < 0.5 { turn } else { turn - 0.5 };
    let arch = 16.0 * half * (0.5 - half);
    let arch = arch * (0.775 + 0.225 * arch);
    if turn < 0.5 { arch } else { -arch }
}

/// All voices together, the loudest sample at `loudness` of what the format can hold.
pub(super) fn mix(voices: &[Voice], loudness: f32) -> Vec<i16> {
    let end = voices.iter().map(Voice::end).fold(0.0, f32::max);
    let mut mixed = vec![0.0_f32; samples_in(end)];
    for (voice, chance) in voices.iter().zip(1_u32..) {
        let noise = chance.wrapping_mul(0x9E37_79B9);
        mixed
            .iter_mut()
            .skip(samples_in(voice.at))
            .zip(voice.samples(noise))
            .for_each(|(sum, sample)| *sum += sample);
    }
    steady(&mut mixed);
    fade(&mut mixed);
    let peak = mixed.iter().fold(f32::MIN_POSITIVE, |peak, sample| peak.max(sample.abs()));
    let scale = loudness * f32::from(i16::MAX) / peak;
    mixed.into_iter().map(|sample| (sample * scale) as i16).collect()
}

/// Takes out what swings too slowly to be heard: it would only push a loudspeaker to one side.
fn steady(samples: &mut [f32]) {
    let (mut before, mut heard) = (0.0, 0.0);
    for sample in samples {
        heard = *sample - before + KEPT * heard;
        before = *sample;
        *sample = heard;
    }
}

fn fade(samples: &mut [f32]) {
    let slopes = (0..FADE).map(|step| step as f32 / FADE as f32);
    samples.iter_mut().zip(slopes.clone()).for_each(|(sample, slope)| *sample *= slope);
    samples.iter_mut().rev().zip(slopes).for_each(|(sample, slope)| *sample *= slope);
}
