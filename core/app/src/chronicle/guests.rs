//! Guests: they play before anybody has said who they are, and become people later.

use empile_campaign::{COLOURS, NewPlayer, PlayerId};
use empile_games::contract::Fact;

use crate::{Empile, EmpileError, PlayerInfo};

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Lets so many guests in, to be seated like people. They are on no roster and in no standing.
    pub fn invite_guests(&self, count: u8) -> Result<Vec<PlayerInfo>, EmpileError> {
        (0..count).map(|beside| self.invite_guest(beside)).collect()
    }

    /// Lets one more guest in, beside so many.
    pub fn invite_guest(&self, beside: u8) -> Result<PlayerInfo, EmpileError> {
        let name = self.say("players-guest", &[("number", Fact::Number(i64::from(beside) + 1))]);
        let guest = self.ask_log(|log| log.add_guest(NewPlayer { name, colour: beside % COLOURS }))?;
        Ok(guest.into())
    }

    /// Forgets guests for whom no match began.
    pub fn see_guests_out(&self, guests: Vec<PlayerId>) -> Result<(), EmpileError> {
        self.ask_log(|log| log.see_guests_out(&guests))
    }

    /// Says who a guest was: somebody new, who has played all that the guest has.
    pub fn name_guest(&self, guest: PlayerId, name: String, colour: u8) -> Result<PlayerInfo, EmpileError> {
        Ok(self.ask_log(|log| log.name_guest(guest, NewPlayer { name, colour }))?.into())
    }
}

#[cfg(test)]
mod tests {
    use empile_games::GameId;

    use crate::{Empile, MatchSetup};

    #[test]
    fn guests_play_and_leave_the_roster_as_it_was() {
        let app = Empile::open_in_memory("fr").unwrap();
        let guests = app.invite_guests(2).unwrap();
        let names: Vec<&str> = guests.iter().map(|guest| guest.name.as_str()).collect();
        assert_eq!(names, ["Convive 1", "Convive 2"]);
        assert!(guests.iter().all(|guest| guest.is_guest));
        let seats: Vec<_> = guests.iter().map(|guest| guest.id).collect();
        let setup = MatchSetup { game: GameId::PilePoils, options: Vec::new(), rows: None };
        let table = app.start_as_chosen(setup, seats.clone(), None, None).unwrap();
        assert!(app.players().unwrap().is_empty());
        assert_eq!(app.open_matches().unwrap()[0].names, ["Convive 1", "Convive 2"]);
        let ada = app.name_guest(seats[0], "Ada".into(), 4).unwrap();
        assert_eq!(app.players().unwrap(), [ada]);
        assert_eq!(app.open_matches().unwrap()[0].names[0], "Ada", "the match goes on under the name");
        drop(table);
    }
}
