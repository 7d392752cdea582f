use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{
    Log, LogError, PlayerId, Reader, UnixMillis,
    aliases::Aliases,
    log::Change,
    names::{NO_NAME, Name},
    robots::must_be_a_person,
};

/// How many pairs of colour and symbol there are.
pub const COLOURS: u8 = 8;

/// How many faces there are to choose from.
pub const FACES: u8 = 24;

/// A player who is not on the roster yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPlayer {
    /// 1 to 40 characters.
    pub name: String,
    /// Which of the eight pairs of colour and symbol, from 0.
    pub colour: u8,
}

/// A player of the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Who.
    pub id: PlayerId,
    /// The name, as it was written.
    pub name: String,
    /// Which of the eight pairs of colour and symbol, from 0.
    pub colour: u8,
    /// Which of the faces, from 0; none for the symbol of the colour.
    pub face: Option<u8>,
    /// Since when on the roster.
    pub created_at: UnixMillis,
    /// Since when set aside, if so. The scores stay.
    pub archived_at: Option<UnixMillis>,
}

impl Reader {
    /// The roster in alphabetical order: people, without guests, those who were merged into others, and those of whom no name was
    /// sent.
    pub fn players(&self, include_archived: bool) -> Result<Vec<Player>, LogError> {
        let mut players = self.everyone()?;
        players.retain(|Player { id, name, created_at, archived_at, .. }| {
            let is_nameless = *created_at == 0 && *archived_at == Some(0) && name == NO_NAME;
            !id.is_robot() && !id.is_guest() && !is_nameless && (include_archived || archived_at.is_none())
        });
        Ok(players)
    }

    /// Whoever can be named on a seat or in a result: all people, guests, and the robots that have played.
    pub fn everyone(&self) -> Result<Vec<Player>, LogError> {
        self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            let mut statement = connection.prepare_cached(
                "SELECT id, name, colour, face, created_at, archived_at FROM players ORDER BY name_key, id",
            )?;
            let players = statement.query_map([], player)?;
            let mut players: Vec<Player> = players.collect::<Result<_, _>>()?;
            players.retain(|player| !aliases.is_merged(player.id));
            Ok(players)
        })
    }
}

impl Log {
    /// Adds a player. No two players on the roster have the same name, whatever its case and accents.
    pub fn add_player(&mut self, new: NewPlayer) -> Result<Player, LogError> {
        let NewPlayer { name, colour } = new;
        let name = Name::clean(&name).map_err(LogError::BadName)?;
        let colour = checked_colour(colour)?;
        self.change(|change| {
            let id = change.new_id();
            must_be_free(change.transaction, &name, id)?;
            insert(change, id, &name, colour)?;
            get(change.transaction, id)
        })
    }

    /// Gives a player another name.
    pub fn rename_player(&mut self, player: PlayerId, name: &str) -> Result<Player, LogError> {
        must_be_a_person(player)?;
        let name = Name::clean(name).map_err(LogError::BadName)?;
        self.change(|change| {
            if get(change.transaction, player)?.archived_at.is_none() {
                must_be_free(change.transaction, &name, player)?;
            }
            change
                .transaction
                .prepare_cached("UPDATE players SET name = ?2, name_key = ?3, changed_at = max(?4, changed_at + 1) WHERE id = ?1")?
                .execute(params![player, name.shown, name.key, change.now])?;
            get(change.transaction, player)
        })
    }

    /// Gives a player another pair of colour and symbol.
    pub fn recolour_player(&mut self, player: PlayerId, colour: u8) -> Result<Player, LogError> {
        must_be_a_person(player)?;
        let colour = checked_colour(colour)?;
        self.change(|change| {
            get(change.transaction, player)?;
            change
                .transaction
                .prepare_cached(
                    "UPDATE players SET colour = ?2, changed_at = max(?3, changed_at + 1) WHERE id = ?1",
                )?
                .execute(params![player, colour, change.now])?;
            get(change.transaction, player)
        })
    }

    /// Gives a player a face, or the symbol of the colour again.
    pub fn give_face(&mut self, player: PlayerId, face: Option<u8>) -> Result<Player, LogError> {
        must_be_a_person(player)?;
        if let Some(face) = face.filter(|face| *face >= FACES) {
            return Err(LogError::NoSuchFace { face });
        }
        self.change(|change| {
            get(change.transaction, player)?;
            change
                .transaction
                .prepare_cached(
                    "UPDATE players SET face = ?2, changed_at = max(?3, changed_at + 1) WHERE id = ?1",
                )?
                .execute(params![player, face, change.now])?;
            get(change.transaction, player)
        })
    }

    /// Sets a player aside: the scores stay, the name is free again.
    pub fn archive_player(&mut self, player: PlayerId) -> Result<Player, LogError> {
        must_be_a_person(player)?;
        self.change(|change| {
            if get(change.transaction, player)?.archived_at.is_none() {
                set_archived(change, player, Some(change.now))?;
            }
            get(change.transaction, player)
        })
    }

    /// Brings a player back to the roster, if the name is still free.
    pub fn restore_player(&mut self, player: PlayerId) -> Result<Player, LogError> {
        self.change(|change| {
            let archived = get(change.transaction, player)?;
            if archived.archived_at.is_some() {
                name_must_be_free(change.transaction, &archived)?;
                set_archived(change, player, None)?;
            }
            get(change.transaction, player)
        })
    }
}

pub(crate) fn insert(change: &Change<'_>, id: PlayerId, name: &Name, colour: u8) -> Result<(), LogError> {
    change
        .transaction
        .prepare_cached(
            "INSERT INTO players (id, name, name_key, colour, created_at, changed_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?5)",
        )?
        .execute(params![id, name.shown, name.key, colour, change.now])?;
    Ok(())
}

pub(crate) fn get(connection: &Connection, id: PlayerId) -> Result<Player, LogError> {
    connection
        .prepare_cached("SELECT id, name, colour, face, created_at, archived_at FROM players WHERE id = ?1")?
        .query_row([id], player)
        .optional()?
        .ok_or(LogError::NoSuchPlayer { player: id })
}

fn player(row: &Row<'_>) -> rusqlite::Result<Player> {
    Ok(Player {
        id: row.get(0)?,
        name: row.get(1)?,
        colour: row.get(2)?,
        face: row.get(3)?,
        created_at: row.get(4)?,
        archived_at: row.get(5)?,
    })
}

pub(crate) fn checked_colour(colour: u8) -> Result<u8, LogError> {
    if colour < COLOURS { Ok(colour) } else { Err(LogError::NoSuchColour { colour }) }
}

fn set_archived(change: &Change<'_>, player: PlayerId, at: Option<UnixMillis>) -> Result<(), LogError> {
    change
        .transaction
        .prepare_cached(
            "UPDATE players SET archived_at = ?2, changed_at = max(?3, changed_at + 1) WHERE id = ?1",
        )?
        .execute(params![player, at, change.now])?;
    Ok(())
}

/// Whoever plays now must be on the roster, under the name that stands for them.
pub(crate) fn must_be_at_hand(aliases: &Aliases, player: &Player) -> Result<(), LogError> {
    if aliases.is_merged(player.id) {
        return Err(LogError::MergedPlayer { player: player.id, name: player.name.clone() });
    }
    if player.archived_at.is_some() {
        return Err(LogError::ArchivedPlayer { player: player.id, name: player.name.clone() });
    }
    Ok(())
}

/// Nobody else on the roster may have this player's name.
pub(crate) fn name_must_be_free(connection: &Connection, player: &Player) -> Result<(), LogError> {
    let name = Name::clean(&player.name).map_err(LogError::BadName)?;
    must_be_free(connection, &name, player.id)
}

/// Nobody on the roster but `owner` may have this name.
pub(crate) fn must_be_free(connection: &Connection, name: &Name, owner: PlayerId) -> Result<(), LogError> {
    match with_name(connection, name, Some(owner))? {
        Some((_, name)) => Err(LogError::NameTaken { name }),
        None => Ok(()),
    }
}

/// Who on the roster has this name.
pub(crate) fn called(connection: &Connection, name: &Name) -> Result<Option<PlayerId>, LogError> {
    Ok(with_name(connection, name, None)?.map(|(id, _)| id).filter(|id| !id.is_robot()))
}

fn with_name(
    connection: &Connection,
    name: &Name,
    but: Option<PlayerId>,
) -> Result<Option<(PlayerId, String)>, LogError> {
    let aliases = Aliases::of(connection)?;
    let mut statement = connection.prepare_cached(
        "SELECT id, name FROM players WHERE name_key = ?1 AND id IS NOT ?2 AND archived_at IS NULL ORDER BY id",
    )?;
    let mut rows = statement.query(params![name.key, but])?;
    while let Some(row) = rows.next()? {
        let id: PlayerId = row.get(0)?;
        if !aliases.is_merged(id) && !id.is_guest() {
            return Ok(Some((id, row.get(1)?)));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests;
