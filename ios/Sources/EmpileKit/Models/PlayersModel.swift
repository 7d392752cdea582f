import EmpileCore
import Observation

/// The people who play.
@MainActor @Observable public final class PlayersModel {
  /// Everybody, in alphabetical order.
  public private(set) var roster: [PlayerInfo] = []
  /// Why the last thing asked was not done.
  public private(set) var failure: CoreFailure?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Looks the roster up.
  public func refresh() async {
    do {
      roster = try await core.ask { empile in try empile.players() }
    } catch {
      failure = error
    }
  }

  /// Adds somebody, or tells why not. The colour is one of eight, from 0.
  @discardableResult
  public func add(name: String, colour: UInt8) async -> PlayerInfo? {
    failure = nil
    do {
      let (newcomer, all) = try await core.ask { empile in
        (try empile.addPlayer(name: name, colour: colour), try empile.players())
      }
      roster = all
      return newcomer
    } catch {
      failure = error
      return nil
    }
  }

  /// The player has read what went wrong.
  public func dismissFailure() {
    failure = nil
  }
}
