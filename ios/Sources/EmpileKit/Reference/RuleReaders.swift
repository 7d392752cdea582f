import EmpileCore

/// Who reads a rule: it is told with the numbers that hold for them.
public enum RuleReaders: Hashable, Sendable {
  /// So many players of any table; without a number, the fewest to whom it says something.
  case anybody(players: Int? = nil)
  /// Those at the table of a match.
  case atTable(match: OpenMatchInfo.ID)
  /// Those who are sitting down, with what they have chosen so far.
  case sittingDown(setup: MatchSetup, players: Int)

  func read(_ rule: RuleSection.ID, in empile: Empile) throws -> RuleSection {
    switch self {
    case .anybody(let players):
      try empile.rule(id: rule, players: players.map { UInt8(clamping: $0) })
    case .atTable(let match):
      try empile.ruleAtTable(id: rule, matchId: match)
    case .sittingDown(let setup, let players):
      try empile.ruleAsChosen(id: rule, setup: setup, players: UInt8(clamping: players))
    }
  }
}
