import EmpileCore
import Observation

/// The shelf: which game is played next?
@MainActor @Observable public final class ShelfModel: CoreModel {
  /// The games on it.
  public private(set) var games: [GameInfo] = []
  /// What each looks like, as soon as it is drawn.
  public private(set) var previews: [GameInfo.ID: StillScene] = [:]
  /// Why it could not be looked up.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Looks the games up, and draws each for a surface of this size, in points.
  public func refresh(previewWidth: Float, previewHeight: Float) async {
    guard let games = await ask(core, { empile in try empile.games() }) else { return }
    self.games = games
    for game in games where previews[game.slug] == nil {
      previews[game.slug] = try? await core.preview(
        MatchSetup(game: game.slug), players: game.someTable,
        width: previewWidth, height: previewHeight)
    }
  }
}

extension GameInfo {
  /// A table of three, or as near to it as there can be.
  var someTable: Int {
    min(max(3, players.lowerBound), players.upperBound)
  }
}
