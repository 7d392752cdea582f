use empile_stage::{Cue, HERTZ, sound};

use crate::EmpileError;

/// What a cue sounds like.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CueSound {
    /// When to play it.
    pub cue: Cue,
    /// What it is called, for whoever reads a test.
    pub name: String,
    /// Samples a second.
    pub hertz: u32,
    /// One channel of signed 16-bit samples, the lower byte first.
    pub pcm: Vec<u8>,
}

/// The sounds of all cues by their numbers, less than a megabyte together: asked for once, away from the thread that draws.
#[cfg_attr(feature = "uniffi", uniffi::export)]
pub fn sounds() -> Result<Vec<CueSound>, EmpileError> {
    let heard = |cue: Cue| CueSound {
        cue,
        name: format!("{cue:?}"),
        hertz: HERTZ,
        pcm: sound(cue).into_iter().flat_map(i16::to_le_bytes).collect(),
    };
    Ok(Cue::ALL.into_iter().map(heard).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cue_comes_with_whole_samples_the_lower_byte_first() {
        let sounds = sounds().unwrap();
        assert_eq!(sounds.len(), Cue::ALL.len());
        for (cue, heard) in Cue::ALL.into_iter().zip(&sounds) {
            assert_eq!(heard.cue, cue);
            assert_eq!(heard.hertz, HERTZ);
            let samples = heard.pcm.chunks(2).map(|pair| i16::from_le_bytes(pair.try_into().unwrap()));
            assert!(samples.eq(sound(cue)), "{cue:?}");
        }
        let bytes: usize = sounds.iter().map(|heard| heard.pcm.len()).sum();
        assert!(bytes < 1_000_000, "{bytes}");
    }
}
