//! The log for a spreadsheet: a line for every player of every result.

use std::io::Write;

use crate::civil::iso;
use crate::{LogError, Mark, Reader, storage::failed, stored};

const HEADER: &str =
    "result,played_at,campaign,game,counts,seat,player,rank,won,score,measures,note,picture\r\n";

impl Reader {
    /// Writes every result as comma-separated values (RFC 4180), newest first.
    pub fn export_csv(&self, out: &mut dyn Write) -> Result<(), LogError> {
        let campaigns = self.campaigns()?;
        let players = self.everyone()?;
        out.write_all(HEADER.as_bytes()).map_err(|error| failed(&error))?;
        self.each_result(|entry| {
            let result = &entry.result;
            let campaign = campaigns.iter().find(|campaign| campaign.id == result.campaign);
            let counts = match entry.mark {
                Mark::Counts => "yes",
                Mark::Corrected { .. } => "corrected",
                Mark::Void => "void",
                Mark::Practice => "practice",
            };
            for (seat, place) in (1..).zip(&result.places) {
                let player = players.iter().find(|player| player.id == place.player);
                let measures = stored::named_measures(&place.place.measures);
                let measures: Vec<String> =
                    measures.iter().map(|(name, amount)| format!("{name}={amount}")).collect();
                let cells = [
                    result.id.to_string(),
                    iso(result.played_at),
                    text(campaign.and_then(|campaign| campaign.name.as_deref()).unwrap_or_default()),
                    result.game.slug().to_owned(),
                    counts.to_owned(),
                    format!("{seat}"),
                    text(player.map_or("", |player| &player.name)),
                    place.place.rank.to_string(),
                    u8::from(place.place.won).to_string(),
                    place.place.score.to_string(),
                    measures.join(";"),
                    text(&entry.note.text),
                    text(entry.note.picture.as_deref().unwrap_or_default()),
                ];
                write!(out, "{}\r\n", cells.join(",")).map_err(|error| failed(&error))?;
            }
            Ok(())
        })?;
        out.flush().map_err(|error| failed(&error))
    }
}

/// What somebody wrote, quoted where needed. A spreadsheet would take some beginnings for a formula and run it: they get
/// an apostrophe.
fn text(raw: &str) -> String {
    let is_formula = raw.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let shown = if is_formula { format!("'{raw}") } else { raw.to_owned() };
    if shown.contains([',', '"', '\n', '\r']) { format!("\"{}\"", shown.replace('"', "\"\"")) } else { shown }
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn cells_are_quoted_where_needed_and_never_run() {
        assert_eq!(text("Ada"), "Ada");
        assert_eq!(text("Ada, \"la\" reine"), "\"Ada, \"\"la\"\" reine\"");
        assert_eq!(text("deux\nlignes"), "\"deux\nlignes\"");
        assert_eq!(text("=HYPERLINK(1)"), "'=HYPERLINK(1)");
    }
}
