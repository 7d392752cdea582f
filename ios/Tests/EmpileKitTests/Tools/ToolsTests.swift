import EmpileCore
import EmpileTesting
import Foundation
import Testing

@testable import EmpileKit

/// Tools for a table that plays with the real box: one model for all of them.
@MainActor @Suite struct ToolsTests {
  private let core: Core

  init() async throws {
    core = try await openCore()
  }

  private func history() async -> [HistoryRow] {
    let history = HistoryModel(core: core)
    await history.refresh()
    return history.rows ?? []
  }

  /// A tool for so many who are known.
  private func tool(_ slug: String, players: Int, variant: Int = 0) async throws -> ToolModel {
    let model = ToolModel(slug, core: core, seed: 3)
    await model.open()
    model.begin(try await core.seat(players), variant: variant)
    await model.settle()
    #expect(model.error == nil)
    return model
  }

  @Test func everyToolOnTheShelfOpens() async throws {
    let shelf = ToolShelfModel(core: core)
    await shelf.load()
    #expect(!shelf.tools.isEmpty)
    for tool in shelf.tools {
      let model = ToolModel(tool.slug, core: core)
      await model.open()
      #expect(model.page?.tool == tool)
      #expect(model.error == nil)
    }
    let nonsense = ToolModel("nonsense", core: core)
    await nonsense.open()
    #expect(nonsense.error?.code == "no-such-tool")
    nonsense.press("throw")
    await nonsense.settle()
    #expect(nonsense.page == nil, "without a tool nothing is done")
  }

  @Test func whatIsCountedIsWrittenDownOnce() async throws {
    let timer = try await tool("raffzahn-timer", players: 3)
    timer.turn("dice-0", by: 60)
    timer.turn("dice-2", by: 70)
    await timer.settle()
    #expect(timer.numbers("dice", 3) == [60, 0, 70])
    timer.turn("dice-0", by: 200)
    await timer.settle()
    #expect(timer.error?.code == "tool-out-of-range")
    #expect(timer.numbers("dice", 3) == [60, 0, 70], "nothing was changed")
    timer.writeDown(at: .sunday)
    timer.writeDown(at: .sunday)
    await timer.settle()
    #expect(timer.page?.isWritten == true)
    #expect(await history().count == 1)
    timer.turn("dice-1", by: 1)
    await timer.settle()
    #expect(timer.page?.isWritten == false, "what was changed is not written down")
  }

  @Test func everyMoveCanBeTakenBack() async throws {
    let timer = try await tool("raffzahn-timer", players: 3)
    timer.turn("dice-0", by: 9)
    timer.press("late-0")
    await timer.settle()
    #expect(timer.numbers("dice", 3) == [7, 1, 1])
    timer.undo()
    await timer.settle()
    #expect(timer.numbers("dice", 3) == [9, 0, 0])
    timer.undo()
    timer.undo()
    await timer.settle()
    #expect(timer.error?.code == "nothing-to-undo")
    #expect(timer.page?.canUndo == false)
  }

  @Test func aToolIsAsItWasLeftWhenTheAppComesBack() async throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("empile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let path = place.appendingPathComponent("empile.db")
    do {
      let first = try await Core.open(.file(path), languageTag: "fr")
      let model = ToolModel("raffzahn-timer", core: first)
      await model.open()
      model.begin(try await first.seat(3))
      model.turn("dice-1", by: 7)
      await model.settle()
      #expect(model.numbers("dice", 3) == [0, 7, 0])
    }
    let second = try await Core.open(.file(path), languageTag: "fr")
    let model = ToolModel("raffzahn-timer", core: second)
    await model.open()
    #expect(model.numbers("dice", 3) == [0, 7, 0])
    model.undo()
    await model.settle()
    #expect(model.numbers("dice", 3) == [0, 0, 0])
    model.startOver()
    await model.settle()
    #expect(model.page?.sheet == nil)
    #expect(model.page?.players.count == 3, "the same may play again")
  }

  /// Tools with a way for one alone and another for several.
  @Test func aWayForSeveralIsNotForOneAlone() async throws {
    let alone = try await core.seat(1)
    var found = 0
    for slug in Shelf.tools {
      let model = ToolModel(slug, core: core)
      await model.open()
      let ways = model.page?.variants.map { Int($0.least) } ?? []
      guard ways.first == 1, let way = ways.firstIndex(where: { $0 > 1 }) else { continue }
      model.begin(alone, variant: way)
      await model.settle()
      #expect(model.error?.code == "wrong-player-count")
      #expect(model.page?.sheet == nil)
      found += 1
    }
    #expect(found > 0)
  }

  @Test(.timeLimit(.minutes(10)))
  func aDeadlineIsAskedAboutOnceWhenItIsOver() async throws {
    let asked = Pauses()
    let rehearsal = try await Core.open(.rehearsal, languageTag: "fr")
    let timer = ToolModel("raffzahn-timer", core: rehearsal) { asked.add($0) }
    await timer.open()
    timer.begin(try await rehearsal.seat(3))
    timer.press("thrown")
    timer.press("stop")
    await timer.settle()
    while timer.row("take")?.kind == .deadline { await Task.yield() }
    #expect(asked.all == [.milliseconds(1_001)])
  }

  @Test(.timeLimit(.minutes(10)))
  func ifNothingMovesForAMomentOneFingerIsChosen() async throws {
    let rehearsal = try await Core.open(.rehearsal, languageTag: "fr")
    let picker = ToolModel("first-player", core: rehearsal) { _ in }
    await picker.open()
    picker.touch([down(1)])
    picker.touch([down(2), down(3)])
    await picker.settle()
    while picker.chosen == nil { await Task.yield() }
    #expect([1, 2, 3].contains(picker.chosen))
  }

  @Test func aFingerThatLiftsIsNotChosen() async throws {
    let picker = ToolModel("first-player", core: try await Core.open(.rehearsal, languageTag: "fr"))
    { _ in
      try await Task.sleep(for: .seconds(3_600))
    }
    await picker.open()
    picker.touch([down(1), down(2), down(3)])
    var up = down(2)
    up.phase = .up
    picker.touch([up])
    await picker.settle()
    #expect(picker.spots.map(\.pointer) == [1, 3])
    #expect(picker.chosen == nil)
  }

  private func down(_ pointer: UInt64) -> TouchSample {
    TouchSample(pointer: pointer, phase: .down, x: 10, y: 10, stampMs: 0)
  }
}

/// How long a model was asked to wait: the lock guards all there is.
private final class Pauses: @unchecked Sendable {
  private let lock = NSLock()
  private var pauses: [Duration] = []

  var all: [Duration] { lock.withLock { pauses } }

  func add(_ pause: Duration) {
    lock.withLock { pauses.append(pause) }
  }
}

extension ToolModel {
  fileprivate func row(_ tag: String) -> ToolRow? {
    let cards = page?.sheet?.sections.flatMap(\.cards) ?? []
    return cards.flatMap(\.lines).flatMap(\.self).first { $0.tag == tag }
  }

  fileprivate func numbers(_ tag: String, _ seats: Int) -> [Int64?] {
    (0..<seats).map { row("\(tag)-\($0)")?.number }
  }

  fileprivate var spots: [ToolSpot] { page?.sheet?.fingers ?? [] }

  fileprivate var chosen: UInt64? { spots.first { $0.chosen == true }?.pointer }
}
