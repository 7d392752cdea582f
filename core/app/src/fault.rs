use empile_campaign::LogError;
use empile_games::contract::{Breach, Fact, UndoError};
use empile_reference::{Lexicon, ReferenceProblem};

use crate::tools::ToolProblem;

/// Why the app did not do what it was asked, in the player's language. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppError {
    /// A stable name of the cause.
    pub code: String,
    /// What happened and what to do next.
    pub reason: String,
    /// The section of the quick reference that states the rule, where a rule stood against it.
    pub rule: Option<String>,
}

impl AppError {
    /// A fault by the key of its message, without `error-`.
    pub(crate) fn new(lexicon: &Lexicon, code: &str, facts: &[(&str, Fact)]) -> AppError {
        AppError { code: code.to_owned(), reason: lexicon.say(&format!("error-{code}"), facts), rule: None }
    }

    pub(crate) fn breach(lexicon: &Lexicon, breach: &impl Breach) -> AppError {
        let mut fault = AppError::new(lexicon, breach.code(), &breach.facts());
        fault.rule = Some(breach.rule().to_owned());
        fault
    }

    pub(crate) fn log(lexicon: &Lexicon, error: &LogError) -> AppError {
        AppError::new(lexicon, error.code(), &error.facts())
    }

    pub(crate) fn tool(lexicon: &Lexicon, problem: &ToolProblem) -> AppError {
        let mut fault = AppError::new(lexicon, problem.code(), &problem.facts());
        fault.rule = problem.rule().map(str::to_owned);
        fault
    }

    pub(crate) fn reference(lexicon: &Lexicon, problem: &ReferenceProblem) -> AppError {
        AppError::new(lexicon, problem.code(), &problem.facts())
    }

    pub(crate) fn undo(lexicon: &Lexicon, error: UndoError) -> AppError {
        let code = match error {
            UndoError::NothingToUndo => "nothing-to-undo",
            UndoError::ConsentNeeded => "consent-needed",
        };
        AppError::new(lexicon, code, &[])
    }
}

impl std::fmt::Display for AppError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code, self.reason)
    }
}

impl std::error::Error for AppError {}
