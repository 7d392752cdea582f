import EmpileCore
import Observation

/// What there is to do after a match, at the board as it ended. Its result is known by the id of the
/// match.
@MainActor @Observable public final class EndModel: CoreModel {
  /// The match.
  public nonisolated let match: OpenMatchInfo.ID
  /// Its result, once somebody wants to write beside it.
  public private(set) var noted: HistoryRow?
  /// Is the next match being started?
  public private(set) var isStarting = false
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(match: OpenMatchInfo.ID, core: Core) {
    self.match = match
    self.core = core
  }

  /// Looks up what is written beside it.
  public func askNote() async {
    noted = await ask(core) { [match] empile in try empile.result(id: match) }
  }

  /// Writes beside it.
  public func annotate(_ row: HistoryRow, note: String) async {
    let written: Void? = await ask(core) { empile in
      try empile.annotateResult(id: row.id, note: note, picture: row.picture)
    }
    if written != nil { dismissNote() }
  }

  /// Nobody writes any more.
  public func dismissNote() {
    noted = nil
  }

  /// Starts the same again with the same people, and gives the match's id; nothing if it cannot
  /// start.
  public func rematch(seed: UInt64? = nil) async -> OpenMatchInfo.ID? {
    guard !isStarting else { return nil }
    isStarting = true
    defer { isStarting = false }
    return await ask(core) { [match] empile in try empile.rematch(id: match, seed: seed).id() }
  }
}
