import EmpileCore
import Foundation
import Observation

/// What was played, the last first, page by page.
@MainActor @Observable public final class HistoryModel: CoreModel {
  /// How many results a page has.
  public static let page = 30

  /// The games to choose from.
  public private(set) var games: [GameInfo] = []
  /// The players to choose from.
  public private(set) var players: [PlayerInfo] = []
  /// The campaigns to choose from.
  public private(set) var campaigns: [CampaignInfo] = []
  /// Which results are shown.
  public private(set) var filter = HistoryFilter()
  /// The results; nothing until the log has answered.
  public private(set) var rows: [HistoryRow]?
  /// Is there more?
  public private(set) var hasMore = false
  /// The result that is looked at.
  public var opened: HistoryRow.ID?
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// The result that is looked at.
  public var shown: HistoryRow? { rows?.first { $0.id == opened } }

  /// What a game is called.
  public func name(of game: GameInfo.ID) -> String {
    games.first { $0.slug == game }?.name ?? game
  }

  /// What the page is called that looks back at a match of this game, if there is one.
  public func hindsight(of game: GameInfo.ID) -> String? {
    games.first { $0.slug == game }?.hindsight
  }

  /// Looks everything up.
  public func refresh() async {
    let found = await ask(core) { empile in
      (try empile.games(), try empile.players(), try empile.campaigns())
    }
    guard let found else { return }
    (games, players, campaigns) = found
    await read(atLeast: rows?.count ?? 0)
  }

  /// Shows other results.
  public func show(_ filter: HistoryFilter) async {
    guard filter != self.filter else { return }
    self.filter = filter
    await read(atLeast: 0)
  }

  /// Shows one page more.
  public func showMore() async {
    guard hasMore else { return }
    await read(atLeast: (rows?.count ?? 0) + HistoryModel.page)
  }

  /// Takes a result out; the history still shows it.
  public func void(_ id: HistoryRow.ID) async {
    await change { empile in try empile.voidResult(id: id) }
  }

  /// Brings a result back.
  public func restore(_ id: HistoryRow.ID) async {
    await change { empile in try empile.restoreResult(id: id) }
  }

  /// Writes something beside a result.
  public func annotate(_ row: HistoryRow, note: String) async {
    await change { empile in
      try empile.annotateResult(id: row.id, note: note, picture: row.picture)
    }
  }

  private func change(_ work: @Sendable (Empile) throws -> Void) async {
    self.error = nil
    guard await ask(core, work) != nil else { return }
    await read(atLeast: rows?.count ?? 0)
  }

  /// One more than is shown is asked for, to know whether there is more.
  private func read(atLeast count: Int) async {
    let (filter, count) = (filter, max(count, HistoryModel.page))
    let found = await ask(core) { empile in
      try empile.history(filter: filter.query, limit: UInt32(clamping: count + 1), offset: 0)
    }
    // Other results may have been asked for meanwhile.
    guard let found, filter == self.filter else { return }
    hasMore = found.count > count
    rows = Array(found.prefix(count))
    // What is no longer in the list does not open again by itself when it comes back.
    if shown == nil { opened = nil }
  }
}
