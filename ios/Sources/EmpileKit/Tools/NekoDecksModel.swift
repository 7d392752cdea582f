import EmpileCore

/// The decks and the step counter of Neko tower.
public typealias NekoDecksModel = ToolModel<NekoDecks, NekoSheet>

extension ToolModel<NekoDecks, NekoSheet> {
  /// Decks and a step counter.
  public convenience init(core: Core) {
    self.init("neko-decks", core: core)
  }

  /// Decks as they lie before the first turn, together or against each other. Without a seed,
  /// chance shuffles them.
  public func open(players: Int, competitive: Bool, seed: UInt64? = nil) async {
    await open(players: players) { empile in
      let decks = try empile.nekoDecks(
        competitive: competitive, players: UInt8(clamping: players), seed: seed)
      return (decks, try decks.sheet())
    }
  }

  /// Plays the action card at this place, counted from 0, and draws the next.
  public func playAction(at place: Int) async {
    await work { decks in try decks.playAction(place: UInt8(clamping: place)) }
  }

  /// Validates the mission at this place: Neko climbs so many floors, at most to the top of a tower
  /// of this height.
  public func validateMission(at place: Int, climb: Int, height: Int) async {
    await work { decks in
      try decks.validate(
        place: UInt8(clamping: place), climb: UInt8(clamping: climb),
        height: UInt8(clamping: height))
    }
  }

  /// Puts a player's cat on a floor; together it is Neko, whoever is named.
  public func put(seat: Int, onFloor floor: Int) async {
    await work { decks in
      try decks.put(seat: UInt8(clamping: seat), floor: UInt8(clamping: floor))
    }
  }

  /// By whose hand the tower is down, if it is.
  public func setFelled(by seat: Int?) async {
    await work { decks in try decks.setFelledBy(seat: seat.map { UInt8(clamping: $0) }) }
  }
}
