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
