use empile_app::AppError;
use thiserror::Error;

/// Why a call did not do what it was asked. Nothing was changed.
#[derive(Debug, Error, uniffi::Error)]
pub enum EmpileError {
    /// With a stable code, and a reason in the player's language.
    #[error("{code}: {reason}")]
    Failed {
        /// A stable name of the cause.
        code: String,
        /// What happened and what to do next.
        reason: String,
    },
}

impl From<AppError> for EmpileError {
    fn from(error: AppError) -> EmpileError {
        EmpileError::Failed { code: error.code, reason: error.reason }
    }
}
