use std::fmt;

use empile_games::contract::Seed;
use sha2::{Digest, Sha256};

/// Tells the seal from any other hash of the same number.
const DOMAIN: &[u8] = b"Empile dice seal, v1.";
/// So many times more the hash is hashed again: nothing for one seal, and as much more for whoever tries seeds until one fits.
const AGAIN: u32 = 10_000;
/// So many bytes of the hash are shown, twice as many as a seed has: of all seeds hardly two have one seal, so nobody can have
/// prepared a second one.
const SHOWN: usize = 16;

/// What a seed is committed to by, before the first dice fall: whoever wrote it down knows at the end that the seed is still the
/// one from the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seal([u8; SHOWN]);

impl Seal {
    pub(crate) fn of(seed: Seed) -> Seal {
        let first = Sha256::new().chain_update(DOMAIN).chain_update(seed.0.to_le_bytes()).finalize();
        let hash = (0..AGAIN).fold(first, |hash, _| Sha256::digest(hash));
        let mut shown = [0; SHOWN];
        shown.iter_mut().zip(hash).for_each(|(place, byte)| *place = byte);
        Seal(shown)
    }
}

/// In groups that can be read out: « 3f2a 9c1e 77b0 … ».
impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, byte) in self.0.iter().enumerate() {
            let gap = if index > 0 && index % 2 == 0 { " " } else { "" };
            write!(f, "{gap}{byte:02x}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_never_changes() {
        assert_eq!(Seal::of(Seed(2026)).to_string(), "56ea cfeb 946d ebb4 e437 1a1d 5054 93aa");
    }

    #[test]
    fn no_two_seeds_of_many_have_one_seal() {
        let mut seals: Vec<[u8; SHOWN]> = (0..20).map(|seed| Seal::of(Seed(seed)).0).collect();
        seals.sort_unstable();
        seals.dedup();
        assert_eq!(seals.len(), 20);
    }
}
