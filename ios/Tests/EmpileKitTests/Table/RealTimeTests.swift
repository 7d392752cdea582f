import EmpileCore
import EmpileKit
import Testing

/// Games against the clock.
@MainActor @Suite struct RealTimeTests {
  private let core: Core

  init() async throws {
    core = try await openCore()
  }

  private func start(_ game: GameInfo.ID, players: Int) async throws -> TableModel {
    try await TableModel.start(
      MatchSetup(game: game), seats: try await core.seat(players), seed: 1, in: core)
  }

  @Test func aNewMatchRunsAtOnce() async throws {
    let table = try await start("pilo-pilo", players: 3)
    #expect(table.game.realTime)
    #expect(!table.isPaused)
  }

  @Test func whileTheClockStandsStillTouchesDoNothing() async throws {
    let table = try await start("teckels", players: 2)
    table.pause()
    #expect(table.isPaused)
    await table.settle()
    let before = try await table.stateJson()
    for node in table.scene.nodes where node.role != .picture {
      for phase in [TouchPhase.down, .up] {
        table.touch([
          TouchSample(
            pointer: 1, phase: phase, x: node.x + node.width / 2, y: node.y + node.height / 2,
            stampMs: 10)
        ])
      }
    }
    #expect(try await table.stateJson() == before)
    #expect(table.journal.lines.isEmpty)
    let clock = table.clock
    table.resume()
    await table.settle()
    #expect(!table.isPaused)
    #expect(table.clock != clock, "the clock is set anew")
    #expect(table.failure == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func whatTheClockDoesIsShownByItself() async throws {
    let table = try await start("pilo-pilo", players: 3)
    let hand = Hand(at: table, texts: core.texts)
    var cues = table.cues().makeAsyncIterator()
    let ready = table.scene.nodes.filter { $0.role != .picture }
    #expect(!ready.isEmpty)
    for (finger, node) in ready.enumerated() {
      await hand.touch([try hand.finger(.down, on: node.id, pointer: UInt64(finger + 1))])
    }
    #expect(await cues.next() != nil)
  }
}
