//! Guests: whoever plays before anybody has said who they are.
//!
//! A guest is somebody for one evening: on the seats and in the history, but not on the roster and in no standing. Once it is
//! known who it was, everything that the guest played belongs to that person, as with two names of one.

use rusqlite::params;

use crate::{
    Log, LogError, NewPlayer, Player, PlayerId, Reader, merges,
    names::Name,
    roster::{self, checked_colour},
};

impl Reader {
    /// Guests of whom nobody has said who they were, the last first.
    pub fn guests(&self) -> Result<Vec<Player>, LogError> {
        let mut guests = self.everyone()?;
        guests.retain(|player| player.id.is_guest());
        guests.sort_by_key(|guest| std::cmp::Reverse(guest.id));
        Ok(guests)
    }
}

impl Log {
    /// Lets a guest in. Two guests may have the same name, and so may a guest and somebody on the roster.
    pub fn add_guest(&mut self, new: NewPlayer) -> Result<Player, LogError> {
        let NewPlayer { name, colour } = new;
        let name = Name::clean(&name).map_err(LogError::BadName)?;
        let colour = checked_colour(colour)?;
        self.change(|change| {
            let id = change.new_id::<PlayerId>().of_a_guest();
            roster::insert(change, id, &name, colour)?;
            roster::get(change.transaction, id)
        })
    }

    /// Says who a guest was: somebody new on the roster, who has played all that the guest has. As every
    /// [merge](Log::merge_players) it can be taken back.
    pub fn name_guest(&mut self, guest: PlayerId, new: NewPlayer) -> Result<Player, LogError> {
        must_be_a_guest(guest)?;
        let NewPlayer { name, colour } = new;
        let name = Name::clean(&name).map_err(LogError::BadName)?;
        let colour = checked_colour(colour)?;
        self.change(|change| {
            let id = change.new_id();
            roster::must_be_free(change.transaction, &name, id)?;
            roster::insert(change, id, &name, colour)?;
            merges::merge(change, id, guest)
        })
    }

    /// Forgets guests who have never sat down.
    pub fn see_guests_out(&mut self, guests: &[PlayerId]) -> Result<(), LogError> {
        self.change(|change| {
            let mut forget = change.transaction.prepare_cached(
                "DELETE FROM players WHERE id = ?1
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE player_id = ?1)
                 AND NOT EXISTS (SELECT 1 FROM places WHERE player_id = ?1)
                 AND NOT EXISTS (SELECT 1 FROM evening_people WHERE player_id = ?1)
                 AND NOT EXISTS (SELECT 1 FROM merges WHERE player_id = ?1 OR into_id = ?1)",
            )?;
            for guest in guests.iter().filter(|guest| guest.is_guest()) {
                forget.execute(params![guest])?;
            }
            Ok(())
        })
    }
}

fn must_be_a_guest(player: PlayerId) -> Result<(), LogError> {
    if player.is_guest() { Ok(()) } else { Err(LogError::NoSuchPlayer { player }) }
}

#[cfg(test)]
mod tests;
