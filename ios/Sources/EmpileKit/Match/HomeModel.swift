import EmpileCore
import Observation

/// The home screen: the games, and the matches that wait.
@MainActor @Observable public final class HomeModel: CoreModel {
  /// The games on the shelf.
  public private(set) var games: [GameInfo] = []
  /// Matches that wait to be resumed, the last played first; nothing until the log has answered.
  public private(set) var openMatches: [OpenMatchInfo]?
  /// The evening that is on.
  public private(set) var evening: EveningCard?
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Looks the games and matches up.
  public func refresh() async {
    let found = await ask(core) { empile in
      (try empile.games(), try empile.openMatches(), try empile.eveningOn())
    }
    if let found { (games, openMatches, evening) = found }
  }

  /// What a game is called.
  public func name(of game: GameInfo.ID) -> String {
    games.first { $0.slug == game }?.name ?? game
  }

  /// Puts a match aside for ever.
  public func abandon(_ id: OpenMatchInfo.ID) async {
    self.error = nil
    _ = await ask(core) { empile in try empile.abandonMatch(id: id) }
    await refresh()
  }
}
