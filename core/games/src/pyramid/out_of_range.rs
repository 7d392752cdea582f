use std::ops::RangeInclusive;

use thiserror::Error;

use crate::contract::{Breach, Fact};

/// An option of a setup that the game cannot play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{option} is {asked}, but must be from {least} to {most}")]
pub struct OutOfRange {
    code: &'static str,
    rule: &'static str,
    /// Which option.
    pub option: &'static str,
    /// What was asked for.
    pub asked: u64,
    /// The least that can be played with.
    pub least: u64,
    /// The most that can be played with.
    pub most: u64,
}

/// An option and the values it can have.
pub(crate) struct Range {
    /// The key of the message when it is out of range.
    pub(crate) code: &'static str,
    /// The section of the quick reference that tells of it.
    pub(crate) rule: &'static str,
    pub(crate) option: &'static str,
    pub(crate) allowed: RangeInclusive<u64>,
}

impl Range {
    pub(crate) fn check(self, asked: u64) -> Result<(), OutOfRange> {
        let Range { code, rule, option, allowed } = self;
        if allowed.contains(&asked) {
            return Ok(());
        }
        Err(OutOfRange { code, rule, option, asked, least: *allowed.start(), most: *allowed.end() })
    }
}

impl Breach for OutOfRange {
    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> &'static str {
        self.rule
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        vec![
            ("option", Fact::from(self.option)),
            ("asked", Fact::from(self.asked)),
            ("least", Fact::from(self.least)),
            ("most", Fact::from(self.most)),
        ]
    }
}
