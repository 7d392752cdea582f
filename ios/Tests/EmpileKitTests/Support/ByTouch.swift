import EmpileCore
import EmpileTesting
import Testing

@testable import EmpileKit

/// A whole match as nothing but touches, and where they lead: `tests/fixtures/touches`.
struct ByTouch {
  private(set) var setup = MatchSetup(game: "")
  private(set) var players = 0
  private(set) var seed: UInt64 = 0
  private(set) var surface: (width: Float, height: Float) = (0, 0)
  /// What everyone does to come to the table whenever it is opened, stamped from that moment on.
  private(set) var holds: [TouchSample] = []
  private(set) var touches: [TouchSample] = []
  private(set) var state = ""

  /// The match of a game.
  static func read(_ game: GameInfo.ID) throws -> ByTouch {
    var match = ByTouch()
    for (word, rest) in try fixtureLines("touches/\(game).txt") {
      if word == "state" {
        match.state = rest
      } else {
        try match.take(word, rest.split(separator: " "))
      }
    }
    return match
  }

  private mutating func take(_ word: Substring, _ rest: [Substring]) throws {
    switch (word, rest.count) {
    case ("game", 1): setup.game = String(rest[0])
    case ("option", 2):
      setup.options.append(ChosenOption(key: String(rest[0]), value: String(rest[1])))
    case ("players", 1): players = try #require(Int(rest[0]))
    case ("seed", 1): seed = try #require(UInt64(rest[0]))
    case ("surface", 2):
      surface = (try #require(Float(rest[0])), try #require(Float(rest[1])))
    case ("hold", 5): holds.append(try touch(rest))
    case ("touch", 5): touches.append(try touch(rest))
    default: Issue.record("a fixture has no such line: \(word) \(rest)")
    }
  }

  private func touch(_ rest: [Substring]) throws -> TouchSample {
    TouchSample(
      pointer: try #require(UInt64(rest[1])), phase: try phase(rest[2]),
      x: try #require(Float(rest[3])), y: try #require(Float(rest[4])),
      stampMs: try #require(UInt64(rest[0])))
  }

  private func phase(_ word: Substring) throws -> TouchPhase {
    let phases: [Substring: TouchPhase] = [
      "down": .down, "move": .move, "up": .up, "cancel": .cancel,
    ]
    return try #require(phases[word], "fingers do not « \(word) »")
  }

  /// A table at which it is about to be played: everyone has come.
  @MainActor func table(in core: Core) async throws -> TableModel {
    let table = try await openTable(in: core)
    await sitDown(at: table)
    return table
  }

  /// The same, before anybody has come.
  @MainActor func openTable(in core: Core) async throws -> TableModel {
    try await TableModel.start(
      setup, seats: try await core.seat(players), seed: seed, in: core)
  }

  /// Everyone comes to a table that was just opened, or that goes on after a pause.
  @MainActor func sitDown(at table: TableModel) async {
    table.resize(width: surface.width, height: surface.height)
    let opened = table.clock.tableMs
    table.touch(
      holds.map { hold in
        var hold = hold
        hold.stampMs += opened
        return hold
      })
    await table.settle()
  }
}
