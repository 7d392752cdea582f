use empile_campaign::{Player, PlayerId};

use crate::{AppError, Empile};

impl Empile {
    /// Everybody who was put aside.
    pub fn archived_players(&self) -> Result<Vec<Player>, AppError> {
        let all = self.ask_log(|log| log.players(true))?;
        let present = self.players()?;
        Ok(all.into_iter().filter(|player| present.iter().all(|here| here.id != player.id)).collect())
    }

    /// Gives somebody another name.
    pub fn rename_player(&self, player: PlayerId, name: &str) -> Result<Player, AppError> {
        self.ask_log(|log| log.rename_player(player, name))
    }

    /// Gives somebody another colour and symbol.
    pub fn recolour_player(&self, player: PlayerId, colour: u8) -> Result<Player, AppError> {
        self.ask_log(|log| log.recolour_player(player, colour))
    }

    /// Puts somebody aside: what they played stays.
    pub fn archive_player(&self, player: PlayerId) -> Result<Player, AppError> {
        self.ask_log(|log| log.archive_player(player))
    }

    /// Brings somebody back.
    pub fn restore_player(&self, player: PlayerId) -> Result<Player, AppError> {
        self.ask_log(|log| log.restore_player(player))
    }

    /// Makes two entries of one person one; nothing is lost, and it can be undone.
    pub fn merge_players(&self, keep: PlayerId, other: PlayerId) -> Result<Player, AppError> {
        self.ask_log(|log| log.merge_players(keep, other))
    }

    /// Takes a merge back.
    pub fn unmerge_player(&self, other: PlayerId) -> Result<Player, AppError> {
        self.ask_log(|log| log.unmerge_player(other))
    }

    /// Those who were merged into somebody.
    pub fn merged_into(&self, player: PlayerId) -> Result<Vec<Player>, AppError> {
        self.ask_log(|log| log.merged_into(player))
    }
}
