import EmpileCore
import Observation

/// The home screen: the games, the matches that wait, and the table that is open.
@MainActor @Observable public final class HomeModel {
  /// The games on the shelf.
  public private(set) var games: [GameInfo] = []
  /// Matches that wait to be resumed, the last played first.
  public private(set) var openMatches: [OpenMatchInfo] = []
  /// The table everybody sits at.
  public private(set) var table: TableModel?
  /// Is a table being opened?
  public private(set) var isOpening = false
  /// Why the last thing asked was not done.
  public private(set) var failure: CoreFailure?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Looks the games and matches up.
  public func refresh() async {
    do {
      (games, openMatches) = try await core.ask { empile in
        (try empile.games(), try empile.openMatches())
      }
    } catch {
      failure = error
    }
  }

  /// Starts a match; the first of `seats` plays first. Without a seed, chance chooses one.
  public func start(_ setup: MatchSetup, seats: [PlayerInfo.ID], seed: UInt64? = nil) async {
    await open { core throws(CoreFailure) in
      try await TableModel.start(setup, seats: seats, seed: seed, in: core)
    }
  }

  /// Takes a match up where it was left.
  public func resume(_ id: OpenMatchInfo.ID) async {
    await open { core throws(CoreFailure) in try await TableModel.resume(id, in: core) }
  }

  /// Leaves the table; a match that is not over waits to be resumed.
  public func leaveTable() async {
    await table?.settle()
    table = nil
    await refresh()
  }

  /// Puts a match aside for ever.
  public func abandon(_ id: OpenMatchInfo.ID) async {
    failure = nil
    do {
      try await core.ask { empile in try empile.abandonMatch(id: id) }
    } catch {
      failure = error
    }
    await refresh()
  }

  /// The player has read what went wrong.
  public func dismissFailure() {
    failure = nil
  }

  /// Opens one table at a time: two on the same match would not know of each other's moves.
  private func open(_ opened: (Core) async throws(CoreFailure) -> TableModel) async {
    guard table == nil, !isOpening else { return }
    isOpening = true
    defer { isOpening = false }
    failure = nil
    do {
      table = try await opened(core)
    } catch {
      failure = error
    }
  }
}
