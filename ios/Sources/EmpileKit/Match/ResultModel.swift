import EmpileCore
import Observation

/// How a match ended, and what that changed in its campaign.
@MainActor @Observable public final class ResultModel: CoreModel {
  /// The match.
  public nonisolated let match: OpenMatchInfo.ID
  /// How it ended; nothing until it is looked up.
  public private(set) var sheet: ResultSheet?
  /// What changed in the campaign for those who played, the best first.
  public private(set) var changes: [CampaignChange] = []
  /// Did one person play alone against robots? Then nothing changes in the campaign.
  public private(set) var isPractice = false
  /// Those who played, the best first.
  public private(set) var players: [PlayerInfo] = []
  /// What the page is called that looks back at this match, if there is one.
  public private(set) var hindsight: String?
  /// Is the next match being started?
  public private(set) var isStarting = false
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(match: OpenMatchInfo.ID, core: Core) {
    self.match = match
    self.core = core
  }

  /// Looks it up.
  public func load() async {
    let match = match
    let found = await ask(core) { empile in
      let table = try empile.resumeMatch(id: match)
      let game = try table.game()
      let row = try empile.historyRow(of: match, game: game)
      let standings = try empile.standings(campaign: row?.campaign, game: game)
      let hindsight = try empile.games().first { $0.slug == game }?.hindsight
      return Found(
        sheet: try table.resultSheet(), row: row, standings: standings, hindsight: hindsight)
    }
    guard let found else { return }
    sheet = found.sheet
    hindsight = found.hindsight
    players = found.row?.places.map(\.player) ?? []
    isPractice = found.row?.standing == .practice
    changes = found.changes
  }

  /// Starts the same again with the same people, and gives the match's id; nothing if it cannot
  /// start.
  public func rematch(seed: UInt64? = nil) async -> OpenMatchInfo.ID? {
    guard !isStarting else { return nil }
    isStarting = true
    defer { isStarting = false }
    self.error = nil
    return await ask(core) { [match] empile in try empile.rematch(id: match, seed: seed).id() }
  }
}

/// What the log has of a match that is over.
private struct Found: Sendable {
  let sheet: ResultSheet?
  let row: HistoryRow?
  let standings: [StandingRow]
  let hindsight: String?

  var changes: [CampaignChange] {
    guard let row, row.standing == .counts else { return [] }
    return CampaignChange.all(after: row, in: standings)
  }
}

/// What a match changed in its campaign for somebody who played.
public struct CampaignChange: Identifiable, Hashable, Sendable {
  /// Where they stand now.
  public let standing: StandingRow
  /// At which place of the standings, counted from 1.
  public let place: Int
  /// What they got for this match, in words.
  public let scoreText: String
  /// Did they win it?
  public let won: Bool
  /// A title that they had never earned before.
  public let newTitle: String?
  /// Is it the best score they ever had, of more than one?
  public let isBest: Bool

  public var id: PlayerInfo.ID { standing.player.id }

  static func all(after row: HistoryRow, in standings: [StandingRow]) -> [CampaignChange] {
    standings.enumerated().compactMap { index, standing in
      row.places.first { $0.player.id == standing.player.id }.map { place in
        CampaignChange(place, standing: standing, at: index + 1)
      }
    }
  }

  private init(_ place: HistoryPlace, standing: StandingRow, at number: Int) {
    self.standing = standing
    self.place = number
    scoreText = place.scoreText
    won = place.won
    isBest = standing.games > 1 && place.score == standing.best
    newTitle = place.title.flatMap { title in
      standing.titles.contains { $0.title == title && $0.count == 1 } ? title : nil
    }
  }
}

extension Empile {
  /// The result of a match, as the history has it.
  fileprivate func historyRow(of match: OpenMatchInfo.ID, game: GameInfo.ID) throws -> HistoryRow? {
    let page: UInt32 = 50
    let query = HistoryQuery(game: game, onlyHolding: true)
    var offset: UInt32 = 0
    while true {
      let rows = try history(filter: query, limit: page, offset: offset)
      if let row = rows.first(where: { $0.matchId == match }) { return row }
      guard rows.count == Int(page) else { return nil }
      offset += page
    }
  }
}
