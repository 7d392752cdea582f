use empile_games::contract::{Seed, Stream};

use super::{exported, full_log};
use crate::testing::{add, log};

/// A file with some of it spoilt: letters changed, cut out, doubled or moved.
fn mutated(json: &str, chance: &mut Stream) -> String {
    let mut bytes = json.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.index(bytes.len());
        let length = chance.index(40).min(bytes.len() - at);
        match chance.below(6) {
            0 => bytes[at] ^= 1 << chance.below(8),
            1 => bytes[at] = b"0123456789\",:[]{}-enft"[chance.index(22)],
            2 => drop(bytes.drain(at..at + length)),
            3 => {
                let doubled = bytes[at..at + length].to_vec();
                bytes.splice(at..at, doubled);
            }
            4 => bytes.truncate(at.max(1)),
            _ => {
                // Numbers are where a file can be well formed and wrong.
                let digit =
                    bytes.iter().skip(at).position(u8::is_ascii_digit).map_or(at, |offset| at + offset);
                bytes[digit] = b'0' + chance.below(10) as u8;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// How many were tried, how many were taken, and what went wrong.
fn battery(tries: u32) -> (u32, u32, Vec<String>) {
    let json = exported(&full_log());
    let mut chance = Stream::new(Seed(4_000));
    let (mut taken, mut losses) = (0, Vec::new());
    let mut log = log();
    add(&mut log, "Dora");
    let before = exported(&log);
    for number in 0..tries {
        let spoilt = mutated(&json, &mut chance);
        match log.import_json(&spoilt) {
            Err(_) if exported(&log) == before => {}
            Err(error) => losses.push(format!("{number}: a part was taken before {error}")),
            Ok(_) => {
                taken += 1;
                let is_whole = log.check_tallies().is_ok_and(|differences| differences.is_empty());
                let copied = self::log().import_json(&exported(&log));
                if !is_whole || copied.is_err() {
                    losses.push(format!("{number}: what was taken is no log: {copied:?}"));
                }
                log = self::log();
                log.import_json(&before).unwrap();
            }
        }
    }
    (tries, taken, losses)
}

#[test]
fn a_hundred_spoilt_files_are_taken_as_a_whole_or_not_at_all() {
    let (_, taken, losses) = battery(100);
    assert_eq!(losses, Vec::<String>::new());
    assert!(taken < 50, "hardly anything was spoilt: {taken} were taken");
}

#[test]
#[ignore = "part of `make soak`"]
fn soak_mutated_exports() {
    let (tried, taken, losses) = battery(1_000);
    println!("{taken} were well formed all the same");
    println!("soak log.mutated_exports TRIED {tried} LOST {}", losses.len());
    assert_eq!(losses, Vec::<String>::new());
}
