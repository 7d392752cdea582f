use empile_campaign::{Player, PlayerId};
use empile_stage::{FACE_COUNT, badge_of};

use crate::{Empile, EmpileError};

/// Somebody on the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlayerInfo {
    /// A stable id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Which of the eight colours and symbols.
    pub colour: u8,
    /// Which face, where it is not the symbol of the colour.
    pub face: Option<u8>,
    /// Colour and face as one number, to be drawn.
    pub badge: u8,
    /// Plays by program.
    #[cfg_attr(feature = "uniffi", uniffi(default = false))]
    pub is_robot: bool,
    /// Played before anybody said who it was.
    #[cfg_attr(feature = "uniffi", uniffi(default = false))]
    pub is_guest: bool,
}

impl PlayerInfo {
    /// Who has this id.
    pub(crate) fn named(id: PlayerId, everyone: &[Player]) -> Option<PlayerInfo> {
        everyone.iter().find(|player| player.id == id).cloned().map(Into::into)
    }
}

impl From<Player> for PlayerInfo {
    fn from(player: Player) -> PlayerInfo {
        let Player { id, name, colour, face, .. } = player;
        let (is_robot, is_guest) = (id.is_robot(), id.is_guest());
        PlayerInfo { id, name, colour, face, badge: badge_of(colour, face), is_robot, is_guest }
    }
}

/// A face to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FaceInfo {
    /// Which; none for the symbol of the colour.
    pub face: Option<u8>,
    /// What can be seen on it.
    pub name: String,
    /// With this colour below, as one number, to be drawn.
    pub badge: u8,
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
    /// Every face there is, on a colour: its own symbol first.
    pub fn faces(&self, colour: u8) -> Result<Vec<FaceInfo>, EmpileError> {
        let symbol = FaceInfo { face: None, name: self.say("players-face-symbol", &[]), badge: colour };
        let faces = (0..FACE_COUNT).map(|face| FaceInfo {
            face: Some(face),
            name: self.say(&format!("players-face-{face}"), &[]),
            badge: badge_of(colour, Some(face)),
        });
        Ok([symbol].into_iter().chain(faces).collect())
    }

    /// Gives somebody a face, or the symbol of the colour again.
    pub fn give_face(&self, player: PlayerId, face: Option<u8>) -> Result<PlayerInfo, EmpileError> {
        Ok(self.ask_log(|log| log.give_face(player, face))?.into())
    }

    /// Everybody who was put aside.
    pub fn archived_players(&self) -> Result<Vec<PlayerInfo>, EmpileError> {
        let all = self.read_log(|log| log.players(true))?;
        let archived = all.into_iter().filter(|player| player.archived_at.is_some());
        Ok(archived.map(Into::into).collect())
    }

    /// Gives somebody another name.
    pub fn rename_player(&self, player: PlayerId, name: &str) -> Result<PlayerInfo, EmpileError> {
        Ok(self.ask_log(|log| log.rename_player(player, name))?.into())
    }

    /// Gives somebody another colour and symbol.
    pub fn recolour_player(&self, player: PlayerId, colour: u8) -> Result<PlayerInfo, EmpileError> {
        Ok(self.ask_log(|log| log.recolour_player(player, colour))?.into())
    }

    /// Puts somebody aside: what they played stays.
    pub fn archive_player(&self, player: PlayerId) -> Result<PlayerInfo, EmpileError> {
        Ok(self.ask_log(|log| log.archive_player(player))?.into())
    }

    /// Brings somebody back.
    pub fn restore_player(&self, player: PlayerId) -> Result<PlayerInfo, EmpileError> {
        Ok(self.ask_log(|log| log.restore_player(player))?.into())
    }

    /// Makes two entries of one person one; nothing is lost, and it can be undone.
    pub fn merge_players(&self, keep: PlayerId, other: PlayerId) -> Result<PlayerInfo, EmpileError> {
        Ok(self.ask_log(|log| log.merge_players(keep, other))?.into())
    }

    /// Takes a merge back.
    pub fn unmerge_player(&self, other: PlayerId) -> Result<PlayerInfo, EmpileError> {
        Ok(self.ask_log(|log| log.unmerge_player(other))?.into())
    }

    /// Those who were merged into somebody.
    pub fn merged_into(&self, player: PlayerId) -> Result<Vec<PlayerInfo>, EmpileError> {
        let merged = self.read_log(|log| log.merged_into(player))?;
        Ok(merged.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn there_are_as_many_faces_as_the_log_takes_and_each_has_its_name() {
        assert_eq!(FACE_COUNT, empile_campaign::FACES);
        for language in ["fr", "en"] {
            let app = Empile::open_in_memory(language).unwrap();
            let faces = app.faces(3).unwrap();
            assert_eq!(faces.len(), 25);
            assert_eq!((faces[0].face, faces[0].badge), (None, 3));
            let names: BTreeSet<&String> = faces.iter().map(|face| &face.name).collect();
            let badges: BTreeSet<u8> = faces.iter().map(|face| face.badge).collect();
            assert_eq!((names.len(), badges.len()), (25, 25));
        }
    }

    #[test]
    fn a_face_is_seen_wherever_somebody_sits() {
        let app = Empile::open_in_memory("fr").unwrap();
        let [ada, bob] = ["Ada", "Bob"].map(|name| app.add_player(name.into(), 2).unwrap().id);
        assert_eq!(app.give_face(ada, Some(4)).unwrap().badge, badge_of(2, Some(4)));
        let sitters = app.sitters(&[ada, bob]).unwrap();
        assert_eq!((sitters[0].colour, sitters[1].colour), (badge_of(2, Some(4)), 2));
        assert_eq!(app.give_face(ada, Some(24)).unwrap_err().code(), "log-no-such-face");
    }
}
