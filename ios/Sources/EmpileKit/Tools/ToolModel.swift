import EmpileCore
import Observation

/// A tool at work: a native object that counts, judges or times, and what it shows now.
///
/// What each tool can do is in an extension of its own. The native tool is let go with the model.
@MainActor @Observable public final class ToolModel<Tool: Sendable, Sheet: Sendable>: CoreModel {
  /// What the tool shows; nothing until the table has said how many play.
  public internal(set) var sheet: Sheet?
  /// How many play.
  public private(set) var players: Int?
  /// What the screen says, by name: what all tools share, and what is this one's own.
  public private(set) var words: [String: String] = [:]
  /// The result in the log, once it was written down as it is now.
  public internal(set) var writtenDown: HistoryRow.ID?
  /// Why the last thing asked was not done. Nothing was changed.
  public var failure: CoreFailure?

  @ObservationIgnored private let slug: ToolInfo.ID
  @ObservationIgnored private let core: Core
  @ObservationIgnored private(set) var native: Tool?

  init(_ slug: ToolInfo.ID, core: Core) {
    self.slug = slug
    self.core = core
  }

  /// Has the table said how many play?
  public var isOpen: Bool { sheet != nil }

  /// Takes a new tool off the shelf for so many players.
  func open(
    players: Int, _ take: @Sendable (Empile) throws -> (tool: Tool, sheet: Sheet)
  ) async {
    failure = nil
    let slug = slug
    let taken = await ask(core) { empile in
      (try take(empile), try empile.words(ofTool: slug))
    }
    guard let ((tool, sheet), words) = taken else { return }
    (native, self.sheet, self.words) = (tool, sheet, words)
    (self.players, writtenDown) = (players, nil)
  }

  /// Has the tool do something, and shows what it shows then.
  func work(_ work: @Sendable (Tool) throws -> Sheet) async {
    failure = nil
    guard let sheet = await look(work) else { return }
    (self.sheet, writtenDown) = (sheet, nil)
  }

  /// Asks the tool something that changes nothing.
  func look<Answer: Sendable>(_ question: @Sendable (Tool) throws -> Answer) async -> Answer? {
    guard let native else { return nil }
    return await ask(core) { _ in try question(native) }
  }
}
