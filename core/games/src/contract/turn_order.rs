use super::{Game, Millis, Refusal, Seat};

/// May this seat act at all? The first question of every `apply`.
#[inline]
pub(crate) fn check_turn<G: Game>(game: &G, seat: Seat) -> Result<(), Refusal<G::Breach>> {
    if game.to_act().contains(seat) {
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
pub(crate) fn check_stamp<B>(at: Millis, decided: Millis) -> Result<(), Refusal<B>> {
    if at < decided { Err(Refusal::TooLate { at, decided }) } else { Ok(()) }
}
