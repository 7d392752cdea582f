import EmpileCore
import Observation

/// The people who play.
@MainActor @Observable public final class PlayersModel: CoreModel {
  /// How many colours and symbols there are to choose from.
  public static let colours: Range<UInt8> = 0..<8

  /// Everybody, in alphabetical order.
  public private(set) var roster: [PlayerInfo] = []
  /// Those who were put aside.
  public private(set) var archived: [PlayerInfo] = []
  /// Has the log answered yet?
  public private(set) var isLoaded = false
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Looks the roster up.
  public func refresh() async {
    take(await ask(core, Roster.init))
  }

  /// The player of this id, if on the roster.
  public func player(_ id: PlayerInfo.ID) -> PlayerInfo? {
    roster.first { $0.id == id }
  }

  /// The first colour that nobody has, for the next who joins.
  public var nextColour: UInt8 {
    let taken = Set(roster.map(\.colour))
    let free = PlayersModel.colours.first { !taken.contains($0) }
    return free ?? UInt8(roster.count % PlayersModel.colours.count)
  }

  /// Adds somebody, or tells why not. The colour is one of eight, from 0.
  @discardableResult
  public func add(name: String, colour: UInt8) async -> PlayerInfo? {
    await change { empile in try empile.addPlayer(name: name, colour: colour) }
  }

  /// Gives somebody another name.
  @discardableResult
  public func rename(_ id: PlayerInfo.ID, to name: String) async -> PlayerInfo? {
    await change { empile in try empile.renamePlayer(player: id, name: name) }
  }

  /// Gives somebody another colour and symbol.
  @discardableResult
  public func recolour(_ id: PlayerInfo.ID, to colour: UInt8) async -> PlayerInfo? {
    await change { empile in try empile.recolourPlayer(player: id, colour: colour) }
  }

  /// Gives somebody a face, or the symbol of the colour again.
  @discardableResult
  public func give(_ id: PlayerInfo.ID, face: UInt8?) async -> PlayerInfo? {
    await change { empile in try empile.giveFace(player: id, face: face) }
  }

  /// The faces there are, on a colour.
  public func faces(on colour: UInt8) async -> [FaceInfo] {
    await ask(core) { empile in try empile.faces(colour: colour) } ?? []
  }

  /// Puts somebody aside: what they played stays.
  @discardableResult
  public func archive(_ id: PlayerInfo.ID) async -> PlayerInfo? {
    await change { empile in try empile.archivePlayer(player: id) }
  }

  /// Brings somebody back.
  @discardableResult
  public func restore(_ id: PlayerInfo.ID) async -> PlayerInfo? {
    await change { empile in try empile.restorePlayer(player: id) }
  }

  /// Makes two entries of one person one; nothing is lost, and it can be undone.
  @discardableResult
  public func merge(_ other: PlayerInfo.ID, into kept: PlayerInfo.ID) async -> PlayerInfo? {
    await change { empile in try empile.mergePlayers(keep: kept, other: other) }
  }

  /// Says who a guest was: somebody new.
  @discardableResult
  public func name(guest: PlayerInfo.ID, _ name: String) async -> PlayerInfo? {
    let colour = nextColour
    return await change { empile in
      try empile.nameGuest(guest: guest, name: name, colour: colour)
    }
  }

  /// Takes a merge back.
  @discardableResult
  public func unmerge(_ other: PlayerInfo.ID) async -> PlayerInfo? {
    await change { empile in try empile.unmergePlayer(other: other) }
  }

  /// Those who were merged into somebody.
  public func merged(into id: PlayerInfo.ID) async -> [PlayerInfo] {
    await ask(core) { empile in try empile.mergedInto(player: id) } ?? []
  }

  private func change(_ work: @Sendable (Empile) throws -> PlayerInfo) async -> PlayerInfo? {
    self.error = nil
    let done = await ask(core) { empile in (try work(empile), try Roster(of: empile)) }
    take(done?.1)
    return done?.0
  }

  private func take(_ found: Roster?) {
    guard let found else { return }
    (roster, archived, isLoaded) = (found.players, found.archived, true)
  }
}

private struct Roster: Sendable {
  let players: [PlayerInfo]
  let archived: [PlayerInfo]

  init(of empile: Empile) throws {
    players = try empile.players()
    archived = try empile.archivedPlayers()
  }
}
