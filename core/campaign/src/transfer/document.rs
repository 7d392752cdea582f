//! The exported file, as `docs/log-format.md` describes it.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{
    CampaignId, Ending, EveningId, LogError, MatchId, PlayerId, ResultId, UnixMillis, names::NO_NAME,
};

pub(crate) const FORMAT: &str = "empile-log";
pub(crate) const VERSION: u32 = 3;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Document {
    pub(crate) format: String,
    pub(crate) version: u32,
    pub(crate) players: Vec<PlayerRow>,
    pub(crate) merges: Vec<MergeRow>,
    pub(crate) campaigns: Vec<CampaignRow>,
    pub(crate) matches: Vec<MatchRow>,
    pub(crate) results: Vec<ResultDoc>,
    pub(crate) voids: Vec<VoidRow>,
    pub(crate) notes: Vec<NoteRow>,
    /// Formats 1 and 2 knew none.
    #[serde(default)]
    pub(crate) evenings: Vec<EveningRow>,
    #[serde(default)]
    pub(crate) evening_results: Vec<EveningResultRow>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerRow {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
    pub(crate) colour: u8,
    /// Format 1 knew none.
    #[serde(default)]
    pub(crate) face: Option<u8>,
    pub(crate) created_at: UnixMillis,
    pub(crate) changed_at: UnixMillis,
    pub(crate) archived_at: Option<UnixMillis>,
}

impl PlayerRow {
    /// Somebody of whom a file says no more than that there is such a person. The row is older than any other of them, so that it
    /// changes nothing wherever they are known.
    pub(crate) fn nameless(id: PlayerId) -> PlayerRow {
        PlayerRow {
            id,
            name: NO_NAME.to_owned(),
            colour: 0,
            face: None,
            created_at: 0,
            changed_at: 0,
            archived_at: Some(0),
        }
    }

    pub(crate) fn is_nameless(&self) -> bool {
        self.name == NO_NAME && self.changed_at == 0
    }
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MergeRow {
    pub(crate) player: PlayerId,
    pub(crate) into: Option<PlayerId>,
    pub(crate) changed_at: UnixMillis,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CampaignRow {
    pub(crate) id: CampaignId,
    pub(crate) name: Option<String>,
    pub(crate) created_at: UnixMillis,
    pub(crate) changed_at: UnixMillis,
    pub(crate) closed_at: Option<UnixMillis>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MatchRow {
    pub(crate) id: MatchId,
    pub(crate) campaign: CampaignId,
    pub(crate) game: String,
    /// Kept letter by letter: numbers must not change on their way.
    pub(crate) setup: Box<RawValue>,
    /// 64 bits are more than a number of JSON holds everywhere.
    pub(crate) seed: String,
    pub(crate) started_at: UnixMillis,
    pub(crate) ended_at: Option<UnixMillis>,
    pub(crate) ending: Option<Ending>,
    pub(crate) seats: Vec<PlayerId>,
    pub(crate) lines: Vec<LineRow>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LineRow {
    pub(crate) position: u32,
    pub(crate) entry: Option<Box<RawValue>>,
    pub(crate) recorded_at: UnixMillis,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResultDoc {
    pub(crate) id: ResultId,
    #[serde(rename = "match")]
    pub(crate) match_id: Option<MatchId>,
    pub(crate) corrects: Option<ResultId>,
    pub(crate) campaign: CampaignId,
    pub(crate) game: String,
    pub(crate) played_at: UnixMillis,
    pub(crate) recorded_at: UnixMillis,
    pub(crate) places: Vec<PlaceRow>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceRow {
    pub(crate) player: PlayerId,
    pub(crate) rank: u8,
    pub(crate) won: bool,
    pub(crate) score: i32,
    pub(crate) measures: Vec<(String, i32)>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct VoidRow {
    pub(crate) result: ResultId,
    pub(crate) is_void: bool,
    pub(crate) changed_at: UnixMillis,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoteRow {
    pub(crate) result: ResultId,
    pub(crate) note: String,
    pub(crate) picture: Option<String>,
    pub(crate) changed_at: UnixMillis,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EveningRow {
    pub(crate) id: EveningId,
    pub(crate) name: Option<String>,
    pub(crate) people: Vec<PlayerId>,
    pub(crate) begun_at: UnixMillis,
    pub(crate) ended_at: Option<UnixMillis>,
    pub(crate) changed_at: UnixMillis,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EveningResultRow {
    pub(crate) result: ResultId,
    pub(crate) evening: EveningId,
    pub(crate) counts: bool,
    pub(crate) changed_at: UnixMillis,
}

/// What every version of the file begins with.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

impl Document {
    pub(crate) fn parse(json: &str) -> Result<Document, LogError> {
        let unreadable = |error: serde_json::Error| LogError::ImportUnreadable { detail: error.to_string() };
        let head: Head = serde_json::from_str(json).map_err(unreadable)?;
        if head.format != FORMAT {
            return Err(LogError::ImportUnreadable { detail: head.format });
        }
        if head.version == 0 || head.version > VERSION {
            return Err(LogError::ImportNewer { found: head.version, supported: VERSION });
        }
        serde_json::from_str(json).map_err(unreadable)
    }

    /// A file with nothing in it.
    pub(crate) fn empty() -> Document {
        Document {
            format: FORMAT.into(),
            version: VERSION,
            players: Vec::new(),
            merges: Vec::new(),
            campaigns: Vec::new(),
            matches: Vec::new(),
            results: Vec::new(),
            voids: Vec::new(),
            notes: Vec::new(),
            evenings: Vec::new(),
            evening_results: Vec::new(),
        }
    }
}
