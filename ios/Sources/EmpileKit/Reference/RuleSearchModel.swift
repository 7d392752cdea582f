import EmpileCore
import Observation

/// What is looked for in the quick reference, as it is typed.
@MainActor @Observable public final class RuleSearchModel: CoreModel {
  /// What was typed.
  public private(set) var words = ""
  /// What answers it best, the best first; nothing as long as nothing is looked for.
  public private(set) var hits: [RuleHit]?
  /// Why it could not be looked up.
  public var error: CoreError?

  @ObservationIgnored private let page: RulePageInfo.ID?
  @ObservationIgnored private let core: Core

  init(page: RulePageInfo.ID?, core: Core) {
    self.page = page
    self.core = core
  }

  /// Looks for these words. What was typed later is answered last.
  public func look(for words: String) async {
    self.words = words
    guard words.contains(where: { !$0.isWhitespace }) else {
      hits = nil
      return
    }
    let page = page
    let found = await ask(core) { empile in try empile.searchRules(words: words, page: page) }
    if let found, self.words == words { hits = found }
  }
}
