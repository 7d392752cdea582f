import EmpileCore
import EmpileKit

/// Where one can be. What a screen shows is in the log; a screen keeps only ids and stable names, so
/// that the way one came survives the end of the process.
enum Screen: Hashable, Codable, Sendable {
  case players
  /// Somebody's page; that of the family for nobody.
  case person(of: PlayerInfo.ID?)
  /// A new evening, and those there were.
  case evenings
  case evening(EveningCard.ID)
  /// What there is to reach.
  case goals
  /// Which game?
  case newMatch
  /// Who sits where, and how it is played.
  case seating(game: GameInfo.ID)
  case campaign
  case history
  /// A result by hand; or what another one should have been.
  case paper(corrects: HistoryRow.ID?)
  /// The quick reference.
  case rules
  case rulePage(RulePageInfo.ID)
  /// Tools for a table that plays with the real box.
  case tools
  case tool(ToolInfo.ID)
  case settings
  /// Files that leave and come in.
  case files
  case about
  case table(match: OpenMatchInfo.ID)
  /// A lesson of this game was learnt.
  case lessonDone(game: GameInfo.ID)
  case result(match: OpenMatchInfo.ID)
  /// A match again, from a step of it.
  case replay(match: OpenMatchInfo.ID, step: Int)
  /// What it was in a match: luck, choice, the dice.
  case hindsight(match: OpenMatchInfo.ID)

  /// The list that a screen is chosen from; where there is room for both, they stand side by side.
  var list: Screen? {
    switch self {
    case .person: .players
    case .rulePage: .rules
    case .tool: .tools
    case .files, .about: .settings
    default: nil
    }
  }

  /// Does it need the whole screen?
  var isTable: Bool {
    if case .table = self { true } else { false }
  }
}
