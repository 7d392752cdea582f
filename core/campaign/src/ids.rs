use std::{fmt, str::FromStr};

use rusqlite::{
    ToSql,
    types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef},
};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(Uuid);

        impl From<Uuid> for $name {
            fn from(uuid: Uuid) -> $name {
                $name(uuid)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.hyphenated().fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<$name, uuid::Error> {
                text.parse().map($name)
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.0.as_bytes())))
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<$name> {
                <[u8; 16]>::column_result(value).map(Uuid::from_bytes).map($name)
            }
        }
    )+};
}

ids! {
    /// A player of the roster.
    PlayerId;
    /// A match, from its start on.
    MatchId;
    /// A result, of a match played here or of a game played with the real box.
    ResultId;
    /// A campaign (« défi »).
    CampaignId;
    /// An evening.
    EveningId;
}

impl CampaignId {
    /// The campaign that always exists, the same on every device.
    pub const DEFAULT: CampaignId = CampaignId(Uuid::from_u128(0x0000_0000_0000_7000_8000_0000_0000_0001));
}

impl CampaignId {
    /// Where the standings of all campaigns together are kept. No campaign has this id.
    pub(crate) const ALL: CampaignId = CampaignId(Uuid::nil());
}

/// Which byte of an id says its version.
const VERSION_AT: usize = 6;
/// The version that is free for everybody's own use; other ids of ours have version 7.
const GUESTS_VERSION: u8 = 8;

impl PlayerId {
    /// Where what everybody played together is kept. Nobody has this id.
    pub(crate) const EVERYBODY: PlayerId = PlayerId(Uuid::nil());

    /// An id that is the same on every device.
    pub(crate) const fn fixed(id: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(id))
    }

    /// The id of a guest: as late as the given one, and told from it by its version.
    pub(crate) fn of_a_guest(self) -> PlayerId {
        let mut bytes = self.0.into_bytes();
        bytes[VERSION_AT] = bytes[VERSION_AT] & 0x0F | GUESTS_VERSION << 4;
        PlayerId(Uuid::from_bytes(bytes))
    }

    /// Is this the id of a guest?
    #[must_use]
    pub fn is_guest(self) -> bool {
        self.0.get_version_num() == usize::from(GUESTS_VERSION)
    }
}

impl MatchId {
    /// An id that is the same on every device.
    #[must_use]
    pub const fn fixed(id: u128) -> MatchId {
        MatchId(Uuid::from_u128(id))
    }
}

impl ResultId {
    /// No result has this id.
    pub(crate) const NONE: ResultId = ResultId(Uuid::nil());

    /// The result of a match has the id of that match: finishing it twice cannot count twice.
    pub(crate) fn of(match_id: MatchId) -> ResultId {
        ResultId(match_id.0)
    }

    /// The match that has this result, if one has.
    pub(crate) fn as_match(self) -> MatchId {
        MatchId(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_hyphenated_text_everywhere_but_in_the_file() {
        let text = "01890a5d-ac96-774b-bcce-b302099a8057";
        let id: PlayerId = text.parse().unwrap();
        assert_eq!(id.to_string(), text);
        assert_eq!(serde_json::to_string(&id).unwrap(), format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<PlayerId>(&format!("\"{text}\"")).unwrap(), id);
    }

    #[test]
    fn the_default_campaign_has_a_well_formed_id() {
        assert_eq!(CampaignId::DEFAULT.0.get_version_num(), 7);
        assert_eq!(CampaignId::DEFAULT.0.get_variant(), uuid::Variant::RFC4122);
    }
}
