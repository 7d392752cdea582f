import EmpileCore

extension SceneNode: Identifiable {}

extension PlayerInfo: Identifiable {}

extension OpenMatchInfo: Identifiable {}

extension GameInfo: Identifiable {
  public var id: String { slug }
}

extension StandingRow: Identifiable {
  public var id: PlayerInfo.ID { player.id }
}

extension StandingRow {
  /// How many of something the game counts beside scores.
  public func counted(_ measure: String) -> Int64 {
    measures.first { $0.key == measure }?.number ?? 0
  }
}
