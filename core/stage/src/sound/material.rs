//! What things are made of, to the ear.

use super::voice::{Voice, Wave};

fn tone(from: f32, to: f32) -> Voice {
    Voice::new(Wave::Tone { from, to })
}

fn throat(from: f32, to: f32) -> Voice {
    Voice::new(Wave::Throat { from, to })
}

fn noise(below: f32) -> Voice {
    Voice::new(Wave::Noise { below })
}

/// Wood on wood, a small block the higher the pitch.
pub(super) fn knock(at: f32, pitch: f32, loudness: f32) -> Vec<Voice> {
    vec![
        tone(pitch, pitch * 0.96).at(at).half_life(13.0).loud(loudness),
        tone(pitch * 2.76, pitch * 2.7).at(at).half_life(5.0).loud(loudness * 0.4),
        noise(2_600.0).at(at).swell(1.0).half_life(3.0).loud(loudness * 0.5),
    ]
}

/// Something soft and heavy that lands.
pub(super) fn thud(at: f32, pitch: f32, loudness: f32) -> Vec<Voice> {
    vec![
        tone(pitch, pitch * 0.5).at(at).swell(4.0).half_life(26.0).loud(loudness),
        noise(500.0).at(at).swell(3.0).half_life(16.0).loud(loudness * 0.7),
    ]
}

/// Cloth or paper that is moved for a while.
pub(super) fn rustle(at: f32, while_ms: f32, below: f32, loudness: f32) -> Vec<Voice> {
    vec![
        noise(below)
            .at(at)
            .swell(while_ms * 0.4)
            .hold(while_ms * 0.1)
            .half_life(while_ms * 0.1)
            .loud(loudness),
    ]
}

/// Cardboard under a load that shifts: a low voice that catches again and again.
pub(super) fn creak(at: f32, pitch: f32, loudness: f32) -> Vec<Voice> {
    vec![
        throat(pitch, pitch * 1.25)
            .at(at)
            .swell(30.0)
            .hold(50.0)
            .half_life(16.0)
            .loud(loudness)
            .trembling(38.0),
        noise(1_400.0).at(at).swell(30.0).hold(40.0).half_life(14.0).loud(loudness * 0.3).trembling(38.0),
    ]
}

/// A card's edge on the table.
pub(super) fn flick(at: f32, below: f32, loudness: f32) -> Vec<Voice> {
    vec![noise(below).at(at).swell(2.0).half_life(7.0).loud(loudness)]
}

/// A wooden bar struck with felt.
pub(super) fn chime(at: f32, pitch: f32, loudness: f32) -> Vec<Voice> {
    vec![
        tone(pitch, pitch).at(at).swell(4.0).half_life(38.0).loud(loudness),
        tone(pitch * 3.98, pitch * 3.98).at(at).swell(2.0).half_life(9.0).loud(loudness * 0.25),
    ]
}

/// A cat that is well.
pub(super) fn purr(at: f32, while_ms: f32, loudness: f32) -> Vec<Voice> {
    let breath =
        |voice: Voice| voice.at(at).swell(while_ms * 0.25).hold(while_ms * 0.3).half_life(while_ms * 0.06);
    vec![
        breath(noise(420.0)).trembling(26.0).loud(loudness),
        breath(throat(52.0, 48.0)).trembling(26.0).loud(loudness * 0.6),
    ]
}

/// A cat that has something to say.
pub(super) fn meow(at: f32, pitch: f32, loudness: f32) -> Vec<Voice> {
    vec![
        throat(pitch, pitch * 1.3).at(at).swell(45.0).hold(20.0).half_life(9.0).loud(loudness),
        throat(pitch * 1.25, pitch * 0.7).at(at + 65.0).swell(20.0).hold(40.0).half_life(16.0).loud(loudness),
    ]
}

/// A small dog that has something to say.
pub(super) fn bark(at: f32, pitch: f32, loudness: f32) -> Vec<Voice> {
    vec![
        throat(pitch * 1.5, pitch * 0.6).at(at).swell(8.0).hold(18.0).half_life(11.0).loud(loudness),
        noise(1_400.0).at(at).swell(5.0).half_life(11.0).loud(loudness * 0.4),
    ]
}

/// Somebody who sleeps well.
pub(super) fn snore(at: f32, while_ms: f32, loudness: f32) -> Vec<Voice> {
    vec![
        noise(700.0).at(at).swell(while_ms * 0.55).half_life(while_ms * 0.06).trembling(34.0).loud(loudness),
        throat(88.0, 64.0).at(at).swell(while_ms * 0.5).half_life(while_ms * 0.06).loud(loudness * 0.35),
    ]
}
