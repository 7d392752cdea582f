use empile_campaign::LogError;
use empile_games::contract::{Breach, Fact, UndoRefusal};
use empile_reference::{Lexicon, ReferenceError};
use empile_stage::tool::ToolRefusal;
use thiserror::Error;

/// Why a call did not do what it was asked, in the player's language. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Error))]
pub enum EmpileError {
    /// There is one kind of no: the code tells them apart.
    #[error("{code}: {reason}")]
    Failed {
        /// A stable name of the cause.
        code: String,
        /// The section of the quick reference that states the rule, where a rule stood against it.
        rule: Option<String>,
        /// What happened and what to do next. Empty where an argument could not be read, before there was an app to say
        /// so: then it is the text `error-` and the code.
        reason: String,
    },
}

impl EmpileError {
    /// An error by the key of its message, without `error-`.
    pub(crate) fn new(lexicon: &Lexicon, code: &str, facts: &[(&str, Fact)]) -> EmpileError {
        EmpileError::by_rule(lexicon, code, facts, None)
    }

    pub(crate) fn breach(lexicon: &Lexicon, breach: &impl Breach) -> EmpileError {
        EmpileError::by_rule(lexicon, breach.code(), &breach.facts(), Some(breach.rule()))
    }

    pub(crate) fn log(lexicon: &Lexicon, error: &LogError) -> EmpileError {
        EmpileError::by_rule(lexicon, error.code(), &error.facts(), error.rule())
    }

    pub(crate) fn tool(lexicon: &Lexicon, refusal: &ToolRefusal) -> EmpileError {
        EmpileError::by_rule(lexicon, refusal.code, &refusal.facts, refusal.rule)
    }

    pub(crate) fn reference(lexicon: &Lexicon, refusal: &ReferenceError) -> EmpileError {
        EmpileError::new(lexicon, refusal.code(), &refusal.facts())
    }

    pub(crate) fn undo(lexicon: &Lexicon, error: UndoRefusal) -> EmpileError {
        let code = match error {
            UndoRefusal::NothingToUndo => "nothing-to-undo",
            UndoRefusal::ConsentNeeded => "consent-needed",
        };
        EmpileError::new(lexicon, code, &[])
    }

    fn by_rule(lexicon: &Lexicon, code: &str, facts: &[(&str, Fact)], rule: Option<&str>) -> EmpileError {
        EmpileError::Failed {
            code: code.to_owned(),
            rule: rule.map(str::to_owned),
            reason: lexicon.say(&format!("error-{code}"), facts),
        }
    }

    /// A stable name of the cause.
    #[must_use]
    pub fn code(&self) -> &str {
        let EmpileError::Failed { code, .. } = self;
        code
    }

    /// The section of the quick reference that states the rule, where a rule stood against it.
    #[must_use]
    pub fn rule(&self) -> Option<&str> {
        let EmpileError::Failed { rule, .. } = self;
        rule.as_deref()
    }

    /// What happened and what to do next.
    #[must_use]
    pub fn reason(&self) -> &str {
        let EmpileError::Failed { reason, .. } = self;
        reason
    }
}
