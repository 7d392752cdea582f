import EmpileCore

extension SceneNode: Identifiable {}

extension PlayerInfo: Identifiable {}

extension OpenMatchInfo: Identifiable {}

extension CampaignInfo: Identifiable {}

extension EveningCard: Identifiable {}

extension EveningLine: Identifiable {
  public var id: PlayerInfo.ID { player.id }
}

extension EveningPlayed: Identifiable {
  public var id: HistoryRow.ID { row.id }
}

extension GoalGame: Identifiable {
  public var id: GameInfo.ID { game }
}

extension HistoryRow: Identifiable {}

extension RuleSection: Identifiable {}

extension RuleFigure: Identifiable {}

extension RuleHit: Identifiable {}

extension GameInfo: Identifiable {
  public var id: String { slug }
}

extension RulePageInfo: Identifiable {
  public var id: String { slug }
}

extension ToolInfo: Identifiable {
  public var id: String { slug }
}

extension OptionInfo: Identifiable {
  public var id: String { key }
}

extension OptionValueInfo: Identifiable {
  public var id: String { value }
}

extension PaperSetup: Identifiable {
  public var id: String { key }
}

extension PaperField: Identifiable {
  public var id: String { key }
}

extension LabelledNumber: Identifiable {
  public var id: String { key }
}

extension CopyInfo: Identifiable {}

extension StandingRow: Identifiable {
  public var id: PlayerInfo.ID { player.id }
}

extension FaceInfo: Identifiable {
  public var id: UInt8 { badge }
}

extension PageFact: Identifiable {
  public var id: String { label }
}

extension PersonGame: Identifiable {
  public var id: GameInfo.ID { game }
}

extension PersonLine: Identifiable {
  public var id: PlayerInfo.ID { player.id }
}

extension ScoreCurve: Identifiable {
  public var id: PlayerInfo.ID { player.id }
}

extension LuckLine: Identifiable {
  public var id: PlayerInfo.ID { player.id }
}

extension LuckMoment: Identifiable {
  public var id: UInt32 { step }
}

extension HistoryPlace: Identifiable {
  public var id: PlayerInfo.ID { player.id }
}

extension StandingRow {
  /// How many of something the game counts beside scores.
  public func counted(_ measure: String) -> Int64 {
    measures.first { $0.key == measure }?.number ?? 0
  }
}

extension GameInfo {
  /// How many can play it.
  public var players: ClosedRange<Int> {
    Int(leastPlayers)...max(Int(leastPlayers), Int(mostPlayers))
  }
}

extension RulePageInfo {
  /// For how many players it can be read.
  public var players: ClosedRange<Int> {
    Int(leastPlayers)...max(Int(leastPlayers), Int(mostPlayers))
  }
}

extension ResultStanding {
  /// Was it neither corrected nor taken out? Practice holds too, and counts in no campaign.
  public var holds: Bool {
    switch self {
    case .counts, .practice: true
    case .corrected, .void: false
    }
  }
}

extension CampaignInfo {
  /// Does it take new matches?
  public var isOpen: Bool { closedAt == nil }
}
