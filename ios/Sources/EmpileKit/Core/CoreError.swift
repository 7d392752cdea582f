import EmpileCore

/// Why the core did not do what it was asked. Nothing was changed.
public struct CoreError: Error, Hashable, Sendable {
  /// A stable name of the cause.
  public let code: String
  /// What happened and what to do next, in the player's language.
  public let reason: String
  /// The section of the quick reference that states the rule, where a rule stood against it.
  public let rule: String?

  public init(code: String, reason: String, rule: String? = nil) {
    self.code = code
    self.reason = reason
    self.rule = rule
  }

  /// What a call into the core threw. Anything but its own error is a fault of ours.
  init(_ error: any Error, texts: Texts) {
    switch error {
    case let error as CoreError:
      self = error
    case EmpileError.Failed(let code, let rule, let reason):
      // An argument that cannot be read is refused before anybody is there to say so.
      self.init(code: code, reason: reason.isEmpty ? texts["error-\(code)"] : reason, rule: rule)
    default:
      self.init(code: "internal", reason: texts["error-internal"])
    }
  }

  /// Why the core could not be opened: there are no texts yet.
  init(opening error: any Error) {
    if case EmpileError.Failed(let code, let rule, let reason) = error {
      self.init(code: code, reason: reason, rule: rule)
    } else {
      self.init(code: "internal", reason: String(describing: error))
    }
  }
}
