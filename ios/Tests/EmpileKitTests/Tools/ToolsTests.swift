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
    try await model.begin(players, in: core, variant: variant)
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
      #expect(model.page?.title == tool.title)
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
    timer.press("write-down")
    timer.press("write-down")
    await timer.settle()
    #expect(timer.page?.written != nil)
    #expect(await history().count == 1)
    timer.turn("dice-1", by: 1)
    await timer.settle()
    #expect(timer.page?.written == nil, "what was changed is not written down")
  }

  @Test func everyMoveCanBeTakenBack() async throws {
    let timer = try await tool("raffzahn-timer", players: 3)
    timer.turn("dice-0", by: 9)
    timer.press("late-0")
    await timer.settle()
    #expect(timer.numbers("dice", 3) == [7, 1, 1])
    timer.press("take-back")
    await timer.settle()
    #expect(timer.numbers("dice", 3) == [9, 0, 0])
    timer.press("take-back")
    timer.press("take-back")
    await timer.settle()
    #expect(timer.error?.code == "nothing-to-undo")
    #expect(timer.row("take-back")?.refusal != nil)
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
      try await model.begin(3, in: first)
      model.turn("dice-1", by: 7)
      await model.settle()
      #expect(model.numbers("dice", 3) == [0, 7, 0])
    }
    let second = try await Core.open(.file(path), languageTag: "fr")
    let model = ToolModel("raffzahn-timer", core: second)
    await model.open()
    #expect(model.numbers("dice", 3) == [0, 7, 0])
    model.press("take-back")
    await model.settle()
    #expect(model.numbers("dice", 3) == [0, 0, 0])
    if let startOver = model.row("start-over") { model.press(startOver) }
    await model.settle()
    #expect(model.asked?.question != nil)
    #expect(model.page?.asksWho == false, "it is asked first")
    model.press("start-over")
    await model.settle()
    #expect(model.page?.asksWho == true)
    #expect(model.chosen.count == 3, "the same may play again")
  }

  /// Tools with a way for one alone and another for several.
  @Test func aWayForSeveralIsNotForOneAlone() async throws {
    let alone = try await core.family(1)
    var found = 0
    for slug in Shelf.tools {
      let model = ToolModel(slug, core: core)
      await model.open()
      guard model.row("tool-variant-1") != nil else { continue }
      for person in alone { model.press("played-\(person.name)") }
      await model.settle()
      guard model.row("tool-begin")?.refusal == nil else { continue }
      model.press("tool-variant-1")
      model.press("tool-begin")
      await model.settle()
      #expect(model.error?.code == "wrong-player-count")
      #expect(model.page?.asksWho == true)
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
    try await timer.begin(3, in: rehearsal)
    timer.press("thrown")
    timer.press("stop")
    await timer.settle()
    try await yield { timer.row("take")?.kind != .deadline }
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
    try await yield { picker.first != nil }
    #expect([1, 2, 3].contains(picker.first))
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
    #expect(picker.first == nil)
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
    rows.first { $0.tag == tag }
  }

  private var rows: [ToolRow] {
    let cards = page?.sections.flatMap(\.cards) ?? []
    return cards.flatMap(\.lines).flatMap(\.self) + (page?.buttons ?? [])
  }

  /// Those who are to play.
  fileprivate var chosen: [ToolRow] {
    rows.filter { $0.kind == .person && $0.chosen == true }
  }

  /// So many who are known play, in one of the tool's ways.
  fileprivate func begin(_ players: Int, in core: Core, variant: Int = 0) async throws {
    for person in try await core.family(players) { press("played-\(person.name)") }
    if variant > 0 { press("tool-variant-\(variant)") }
    press("tool-begin")
    await settle()
  }

  fileprivate func numbers(_ tag: String, _ seats: Int) -> [Int64?] {
    (0..<seats).map { row("\(tag)-\($0)")?.number }
  }

  fileprivate var spots: [ToolSpot] { page?.fingers ?? [] }

  fileprivate var first: UInt64? { spots.first { $0.chosen == true }?.pointer }
}
