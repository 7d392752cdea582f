import EmpileCore
import EmpileKit
import EmpileTesting
import Testing

@testable import EmpileUI

/// People and results that a test begins with, brought in behind the screens.
extension Screenful {
  @discardableResult
  func invite(_ names: String...) async throws -> [PlayerInfo.ID] {
    let players = PlayersModel(core: try core)
    var ids: [PlayerInfo.ID] = []
    for (colour, name) in names.enumerated() {
      let added = await players.add(name: name, colour: UInt8(colour))
      ids.append(try #require(added).id)
    }
    return ids
  }

  /// Goes and comes back: home looks up what waits whenever one comes.
  func lookAroundAtHome() async throws {
    try await press("Joueurs")
    goBack()
  }

  /// The match that Rust, Kotlin and Swift all play, all but its last move, waiting at home.
  func leaveAMatchBeforeItsLastMove() async throws {
    #expect(try await !playTheMatch(leavingOut: 1).isOver)
  }

  /// The same to its end, by one person alone against robots.
  func practise() async throws -> OpenMatchInfo.ID {
    let table = try await playTheMatch(against: try await robots().map(\.id))
    #expect(table.isOver)
    return table.id
  }

  /// Plays that match. Robots may sit on all seats but the first.
  @discardableResult
  func playTheMatch(
    against robots: [PlayerInfo.ID] = [], leavingOut last: Int = 0
  ) async throws -> TableModel {
    let lines = try fixtureLines("pile-poils-match.txt")
    func said(_ word: String) -> [String] {
      lines.filter { $0.word == word }.map(\.rest)
    }
    let count = try #require(said("players").first.flatMap(Int.init))
    let seed = try #require(said("seed").first.flatMap(UInt64.init))
    let robots = robots.prefix(count - 1)
    var seats: [PlayerInfo.ID] = []
    for name in ["Laureline", "Félix", "Anouk", "Basile"].prefix(count - robots.count) {
      seats += try await invite(name)
    }
    let table = try await TableModel.start(
      .pilePoils(side: .coussin), seats: seats + robots, seed: seed, in: core)
    // Robots have no time to move: that is done for them.
    table.pause()
    for entry in said("entry").dropLast(last) { table.play(entryJson: entry) }
    await table.settle()
    return table
  }

  /// The robots that can sit down.
  func robots() async throws -> [PlayerInfo] {
    let seating = SeatingModel(
      game: "pile-poils", core: try core, settings: SettingsModel(SettingsInMemory()))
    await seating.load()
    return seating.robots
  }

  /// Plays that last move: « stop », by what a screen reader taps.
  func playTheLastMove() async throws {
    try await press("Pile-Poils")
    try await press("node-12")
    try await until("it is said how it ended") { self.pressable("Résultat") != nil }
  }
}
