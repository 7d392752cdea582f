import EmpileCore
import Observation

/// A model that asks the core, and keeps why it did not do what it was asked.
@MainActor public protocol CoreModel: AnyObject, Observable {
  /// Why the last thing asked was not done, until it is dismissed.
  var error: CoreError? { get set }
  /// Who reads the rule that stands against what was asked.
  var ruleReaders: RuleReaders { get }
}

extension CoreModel {
  /// Whoever looks something up.
  public var ruleReaders: RuleReaders { .anybody() }

  /// The player has read what went wrong.
  public func dismissError() {
    self.error = nil
  }

  /// Asks the core. What it refuses is kept as the error; then there is no answer.
  func ask<Answer: Sendable>(
    _ core: Core, _ question: @Sendable (Empile) throws -> Answer
  ) async -> Answer? {
    do {
      return try await core.ask(question)
    } catch {
      self.error = error
      return nil
    }
  }
}
