import EmpileCore
import EmpileKit
import Foundation
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

  /// The match that Rust, Kotlin and Swift all play, all but its last move, waiting at home. Robots
  /// may sit on all seats but that of whoever makes it.
  func leaveAMatchBeforeItsLastMove(againstRobots: Bool = false) async throws {
    let file = URL(filePath: #filePath).appending(
      path: "../../../../../tests/fixtures/pile-poils-match.txt")
    let lines = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
      .split(separator: "\n")
    func said(_ word: String) -> [String] {
      lines.filter { $0.hasPrefix("\(word) ") }.map { String($0.dropFirst(word.count + 1)) }
    }
    let count = try #require(said("players").first.flatMap(Int.init))
    let seed = try #require(said("seed").first.flatMap(UInt64.init))
    var seats: [PlayerInfo.ID] = []
    for name in ["Laureline", "Félix", "Anouk", "Basile"].prefix(count) {
      seats += try await invite(name)
    }
    if againstRobots {
      let robots = try await robots().map(\.id)
      seats = [robots[0], seats[1], robots[1]]
      settings.robotPace = .calm
      await launch.paceRobots()
    }
    let table = try await TableModel.start(
      .pilePoils(side: .coussin), seats: seats, seed: seed, in: core)
    // Robots have no time to move: that is done for them.
    table.pause()
    for entry in said("entry").dropLast() { table.play(entryJson: entry) }
    await table.settle()
    #expect(!table.isOver)
  }

  /// The robots that can sit down.
  func robots() async throws -> [PlayerInfo] {
    let seating = SeatingModel(
      game: "pile-poils", core: try core, settings: SettingsModel(SettingsInMemory()))
    await seating.load()
    return seating.standingRobots
  }

  /// Plays that last move: « stop », by what a screen reader taps.
  func playTheLastMove() async throws {
    try await press("Pile-Poils")
    try await press("node-12")
    try await until("the result is shown") { self.isShown("Résultat") }
  }
}
