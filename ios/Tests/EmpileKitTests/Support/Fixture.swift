import EmpileCore
import EmpileKit
import Foundation
import Testing

/// The match that Rust, Kotlin and Swift all play: `tests/fixtures/pile-poils-match.txt`.
struct Fixture {
  var side = ""
  var players = 0
  var seed: UInt64 = 0
  var entries: [String] = []
  var finalState = ""

  static func read() throws -> Fixture {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    let file = root.appending(path: "../tests/fixtures/pile-poils-match.txt").standardizedFileURL
    var fixture = Fixture()
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      try fixture.add(line)
    }
    return fixture
  }

  private mutating func add(_ line: Substring) throws {
    let space = try #require(line.firstIndex(of: " "))
    let rest = String(line[line.index(after: space)...])
    switch line[..<space] {
    case "side": side = rest
    case "players": players = try #require(Int(rest))
    case "seed": seed = try #require(UInt64(rest))
    case "entry": entries.append(rest)
    case "state": finalState = rest
    default: Issue.record("a fixture has no such line: \(line)")
    }
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
