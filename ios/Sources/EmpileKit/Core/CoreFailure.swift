import EmpileCore

/// Why the core did not do what it was asked. Nothing was changed.
public struct CoreFailure: Error, Hashable, Sendable {
  /// A stable name of the cause.
  public let code: String
  /// What happened and what to do next, in the player's language.
  public let reason: String

  public init(code: String, reason: String) {
    self.code = code
    self.reason = reason
  }

  /// What a call into the core threw. Anything but its own error is a fault of ours, told as
  /// `internalReason`.
  init(_ error: any Error, internalReason: String) {
    switch error {
    case let failure as CoreFailure:
      self = failure
    case EmpileError.Failed(let code, let reason):
      self.init(code: code, reason: reason)
    default:
      self.init(code: "internal", reason: internalReason)
    }
  }
}
