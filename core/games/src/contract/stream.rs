use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// What a match's chance grows from: the same seed gives the same dice, for ever and on every device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

/// The one source of chance inside a match.
///
/// Sampling is ours, not a library's: a saved match is replayed from its seed years later, so the way numbers
/// are drawn must never change with a dependency. `ChaCha` itself is fixed by its specification.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StreamForm", into = "StreamForm")]
pub struct Stream {
    seed: Seed,
    chacha: ChaCha8Rng,
}

#[derive(Clone, Serialize, Deserialize)]
struct StreamForm {
    seed: Seed,
    words_drawn: u64,
}

impl From<Stream> for StreamForm {
    fn from(stream: Stream) -> Self {
        StreamForm { seed: stream.seed, words_drawn: stream.words_drawn() }
    }
}

impl From<StreamForm> for Stream {
    fn from(form: StreamForm) -> Self {
        let mut stream = Stream::new(form.seed);
        stream.chacha.set_word_pos(u128::from(form.words_drawn));
        stream
    }
}

impl Stream {
    /// The stream of a seed, from its beginning.
    #[must_use]
    pub fn new(seed: Seed) -> Stream {
        let mut key = *b"--------Empile match stream, v1.";
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        Stream { seed, chacha: ChaCha8Rng::from_seed(key) }
    }

    /// How many 32-bit words have been drawn so far.
    #[must_use]
    pub fn words_drawn(&self) -> u64 {
        self.chacha.get_word_pos() as u64
    }

    /// A number from 0 to `bound` − 1, each as likely as any other (Lemire's multiply and reject).
    ///
    /// A bound of zero has no such number; it gives 0 and draws nothing.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        loop {
            let wide = u64::from(self.chacha.next_u32()) * u64::from(bound);
            let low = wide as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }

    /// An index into a list of this length.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// One die: 1 to 6.
    #[inline]
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Shuffles in place, every order as likely as any other (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }

    /// A fresh seed drawn from this stream.
    pub fn seed(&mut self) -> Seed {
        Seed(self.chacha.next_u64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_numbers_of_a_seed_never_change() {
        let mut stream = Stream::new(Seed(2026));
        let dice: Vec<u8> = (0..12).map(|_| stream.die()).collect();
        assert_eq!(dice, [4, 5, 3, 4, 3, 1, 1, 1, 1, 1, 2, 3]);
    }

    #[test]
    fn a_stored_stream_goes_on_where_it_was() {
        let mut stream = Stream::new(Seed(7));
        for _ in 0..101 {
            stream.die();
        }
        let stored = serde_json::to_string(&stream).unwrap();
        let mut restored: Stream = serde_json::from_str(&stored).unwrap();
        assert_eq!(restored, stream);
        assert_eq!(restored.below(1_000_000), stream.below(1_000_000));
    }

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut stream = Stream::new(Seed(1));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(stream.die()) - 1] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
