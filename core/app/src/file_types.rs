//! What files that leave are called. Systems know a file by its ending, so it is said once, here: shells ask for it, and
//! what cannot ask (a manifest, a property list) is held to it by a test.

use crate::EmpileError;

/// A kind of file that leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum FileKind {
    /// The whole log: JSON, to be kept, sent and taken in again.
    Log,
    /// The results as a table for spreadsheets.
    Table,
}

impl FileKind {
    /// Every kind.
    pub const ALL: [FileKind; 2] = [FileKind::Log, FileKind::Table];

    /// What its files end with, without the dot.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            FileKind::Log => "empile",
            FileKind::Table => "csv",
        }
    }

    /// What Apple's systems call the kind: the first is declared by the app, the second by the system.
    #[must_use]
    pub const fn uniform_identifier(self) -> &'static str {
        match self {
            FileKind::Log => "fr.empile.log",
            FileKind::Table => "public.comma-separated-values-text",
        }
    }
}

/// How systems know the files of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FileType {
    /// What they end with, without the dot.
    pub ending: String,
    /// What Apple's systems call the kind.
    pub uniform_identifier: String,
}

/// How systems know the files of this kind.
#[cfg_attr(feature = "uniffi", uniffi::export)]
pub fn file_type(kind: FileKind) -> Result<FileType, EmpileError> {
    Ok(FileType {
        ending: kind.ending().to_owned(),
        uniform_identifier: kind.uniform_identifier().to_owned(),
    })
}

/// What a file that leaves on this day is called: days sort as they come.
#[cfg_attr(feature = "uniffi", uniffi::export)]
pub fn file_name(kind: FileKind, year: i32, month: u8, day: u8) -> Result<String, EmpileError> {
    Ok(format!("empile-{year:04}-{month:02}-{day:02}.{}", kind.ending()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_called_after_its_day_and_ends_as_its_kind_does() {
        assert_eq!(file_name(FileKind::Log, 2025, 6, 5).unwrap(), "empile-2025-06-05.empile");
        assert_eq!(file_name(FileKind::Table, 2025, 11, 15).unwrap(), "empile-2025-11-15.csv");
    }
}
