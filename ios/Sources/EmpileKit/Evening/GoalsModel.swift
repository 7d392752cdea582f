import EmpileCore
import Observation

/// What there is to reach, for somebody or for the family.
@MainActor @Observable public final class GoalsModel: CoreModel {
  /// Nothing until the log has answered.
  public private(set) var page: GoalPage?
  /// Whose goals there are to look at.
  public private(set) var people: [PlayerInfo] = []
  /// Only what is still to be reached.
  public var hidesReached = false
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Looks the goals of somebody up; of nobody, those of the family.
  public func refresh(of player: PlayerInfo.ID? = nil) async {
    let found = await ask(core) { empile in
      (try empile.players(), try empile.goals(player: player))
    }
    if let found { (people, page) = found }
  }

  /// The games with what is shown of each.
  public var games: [GoalGame] {
    let all = page?.games ?? []
    guard hidesReached else { return all }
    return all.compactMap { game in
      var game = game
      game.goals.removeAll(where: \.isReached)
      return game.goals.isEmpty ? nil : game
    }
  }
}
