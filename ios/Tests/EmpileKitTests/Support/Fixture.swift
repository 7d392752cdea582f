import EmpileCore
import EmpileKit
import EmpileTesting
import Testing

/// The match that Rust, Kotlin and Swift all play: `tests/fixtures/pile-poils-match.txt`.
struct Fixture {
  var side = ""
  var players = 0
  var seed: UInt64 = 0
  var entries: [String] = []
  var finalState = ""

  static func read() throws -> Fixture {
    var fixture = Fixture()
    for (word, rest) in try fixtureLines("pile-poils-match.txt") {
      switch word {
      case "side": fixture.side = rest
      case "players": fixture.players = try #require(Int(rest))
      case "seed": fixture.seed = try #require(UInt64(rest))
      case "entry": fixture.entries.append(rest)
      case "state": fixture.finalState = rest
      default: Issue.record("a fixture has no such line: \(word) \(rest)")
      }
    }
    return fixture
  }

  /// A table with the fixture's match, before its first entry.
  @MainActor func table(in core: Core) async throws -> TableModel {
    try #require(side == "coussin")
    let seats = try await core.seat(players)
    return try await TableModel.start(
      .pilePoils(side: .coussin), seats: seats, seed: seed, in: core)
  }

  /// Plays the first entries, or all.
  @MainActor func play(_ count: Int = .max, at table: TableModel) async {
    for entry in entries.prefix(count) { table.play(entryJson: entry) }
    await table.settle()
  }
}
