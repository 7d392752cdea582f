use super::{Paper, PaperRefusal, PaperSeat};
use crate::contract::Breach;

/// Who won and the numbers read off the table, with nothing beside them.
pub(crate) fn paper_seats(entered: &[(bool, i32)]) -> Vec<PaperSeat> {
    entered.iter().map(|(won, amount)| PaperSeat { won: *won, amount: *amount, extras: vec![] }).collect()
}

/// The ranks that these numbers make.
pub(crate) fn paper_ranks<G: Paper>(
    setup: Option<&str>,
    entered: &[(bool, i32)],
) -> Result<Vec<u8>, PaperRefusal> {
    let places = G::judge(setup, &paper_seats(entered))?;
    Ok(places.iter().map(|place| place.rank).collect())
}

/// Why no match ends with these numbers.
pub(crate) fn paper_reason<G: Paper>(setup: Option<&str>, entered: &[(bool, i32)]) -> &'static str {
    G::judge(setup, &paper_seats(entered)).expect_err("no match ends like this").code()
}
