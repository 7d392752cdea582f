use super::{Game, Millis, Refusal, Seat, Taken};

/// May this seat act at all?
#[inline]
pub(super) fn check_turn<G: Game>(game: &G, seat: Seat) -> Taken<G::Breach> {
    if game.heard().contains(seat) {
        return Ok(());
    }
    Err(if game.outcome().is_some() {
        Refusal::Over
    } else if seat.0 >= game.players() {
        Refusal::NoSuchSeat { seat }
    } else {
        Refusal::NotYourTurn { seat }
    })
}

/// Does this stamp lie before what is already decided?
#[inline]
pub(crate) fn check_stamp<B>(at: Millis, decided: Millis) -> Taken<B> {
    if at < decided { Err(Refusal::TooLate { at, decided }) } else { Ok(()) }
}
