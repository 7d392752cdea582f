import EmpileCore
import Foundation
import Testing

@testable import EmpileKit

extension Core {
  /// The robots that can sit down with people, on the usual level.
  func robots() throws -> [PlayerInfo] {
    try ask { empile in try empile.robots().map { $0.levels[Int($0.usual)].player } }
  }

  /// How long robots let people look from now on.
  func pace(robots pace: RobotPace) throws {
    try ask { empile in try empile.setRobotPace(pace: pace) }
  }
}

/// What somebody did at a table.
struct PlayedAct: Decodable, Equatable {
  let seat: Int
  /// On the table's clock.
  let at: UInt64
}

extension TableModel {
  /// What was done so far.
  func acts() async throws -> [PlayedAct] {
    try JSONDecoder().decode(WrittenRecord.self, from: Data(try await recordJson().utf8))
      .entries.compactMap(\.act)
  }

  /// Can anything be touched? Nothing can on a robot's turn.
  var canBeTouched: Bool { scene.nodes.contains { $0.role != .picture } }

  /// Taps a node, as a screen reader does.
  func tap(_ node: SceneNode) async {
    let stamp = clock.stamp(uptime: ProcessInfo.processInfo.systemUptime)
    let samples = [TouchPhase.down, .up].map { phase in
      TouchSample(
        pointer: 1, phase: phase, x: node.x + node.width / 2, y: node.y + node.height / 2,
        stampMs: stamp)
    }
    touch(samples)
    await settle()
  }

  /// Robots have no time to move, so that a test moves for everybody. Before the first move.
  func holdRobots() async {
    pause()
    await settle()
  }

  /// Waits for what comes by itself until something is so. Whoever waits for it in vain waits until
  /// the test's time is up.
  func wait(until isSo: @MainActor () async throws -> Bool) async throws {
    var shots = scene.shots().makeAsyncIterator()
    while try await !isSo() {
      guard await shots.next() != nil else { throw CancellationError() }
    }
  }
}

private struct WrittenRecord: Decodable {
  let entries: [Entry]

  struct Entry: Decodable {
    let act: PlayedAct?

    enum CodingKeys: String, CodingKey { case act = "Act" }
  }
}

/// Plays Cui bono? with one thought: keep every die. No match is shorter.
@MainActor struct Collector {
  let table: TableModel

  static let keep: UInt32 = 3

  /// Takes a die, or keeps the one just taken.
  func move() async throws {
    let touchable = table.scene.nodes.filter { $0.role != .picture }
    let node = touchable.first { $0.id == Collector.keep } ?? touchable.last
    let target = try #require(node, "it is nobody's turn")
    await table.tap(target)
  }

  /// Plays on, the others on their turns, until something is so.
  func play(until isSo: @MainActor () async throws -> Bool) async throws {
    while try await !isSo() {
      if table.canBeTouched {
        try await move()
      } else {
        try await table.wait { table.canBeTouched || table.isOver }
      }
    }
  }
}
