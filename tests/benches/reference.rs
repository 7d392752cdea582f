//! How long a search of the quick reference takes, for every beginning of every question that tables ask: that is what
//! happens while somebody types.

use std::{fs, sync::Arc, time::Instant};

use empile_reference::{Language, Lexicon, Reference};

const QUESTIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/reference/fixtures/questions");
const ROUNDS: usize = 20;

fn main() {
    let lexicon = Arc::new(Lexicon::new(Language::FIRST).expect("the texts are sound"));
    let reference = Reference::new(lexicon);
    let begin = Instant::now();
    assert!(reference.search("", None).is_empty(), "nothing is found for nothing");
    println!("figure reference.index_ms {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);

    let pages = fs::read_dir(QUESTIONS).expect("a folder").map(|page| page.expect("a file").path());
    let questions: String = pages.map(|page| fs::read_to_string(page).expect("a text")).collect();
    let typed: Vec<&str> = questions
        .lines()
        .filter_map(|line| line.split('\t').nth(2))
        .flat_map(|words| words.char_indices().map(|(end, letter)| &words[..end + letter.len_utf8()]))
        .collect();
    let mut times: Vec<f64> = Vec::with_capacity(typed.len() * ROUNDS);
    let mut hits = 0;
    for _ in 0..ROUNDS {
        for words in &typed {
            let begin = Instant::now();
            hits += reference.search(words, None).len();
            times.push(begin.elapsed().as_secs_f64() * 1e6);
        }
    }
    assert!(hits > 0, "something was found");
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!("figure reference.search_us {:.0} us", at(50));
    println!("figure reference.search_p99_us {:.0} us", at(99));
}
