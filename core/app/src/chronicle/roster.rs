use empile_campaign::{Player, PlayerId};

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
        let Player { id, name, colour, .. } = player;
        PlayerInfo { id, name, colour, is_robot: id.is_robot(), is_guest: id.is_guest() }
    }
}

#[cfg_attr(feature = "uniffi", uniffi::export)]
impl Empile {
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
