import EmpileCore
import Observation

/// The standings of a game, over all its matches.
@MainActor @Observable public final class CampaignModel {
  /// The game's stable name.
  public nonisolated let game: GameInfo.ID
  /// Everybody who finished a match, the best first.
  public private(set) var standings: [StandingRow] = []
  /// Why the standings could not be looked up.
  public private(set) var failure: CoreFailure?

  @ObservationIgnored private let core: Core

  public init(game: GameInfo.ID, core: Core) {
    self.game = game
    self.core = core
  }

  /// Looks the standings up.
  public func refresh() async {
    do {
      standings = try await core.ask { [game] empile in
        try empile.standings(campaign: nil, game: game)
      }
      failure = nil
    } catch {
      failure = error
    }
  }
}
