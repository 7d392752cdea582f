import EmpileCore
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
    #expect(shelf.tools.count == 11)
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

  @Test func aScoreSheetIsFilledInAndWrittenDownOnce() async throws {
    let sheet = try await tool("pile-poils-sheet", players: 3)
    sheet.turn("left-0", by: 4)
    sheet.turn("left-2", by: 9)
    sheet.press("winner-1")
    sheet.turn("golden-1", by: 12)
    await sheet.settle()
    #expect(sheet.numbers("score", 3) == [-4, 12, -9])
    sheet.turn("left-0", by: 95)
    await sheet.settle()
    #expect(sheet.error?.code == "tool-out-of-range")
    #expect(sheet.numbers("score", 3) == [-4, 12, -9], "nothing was changed")
    sheet.writeDown()
    sheet.writeDown()
    await sheet.settle()
    #expect(sheet.page?.isWritten == true)
    #expect(await history().count == 1)
    sheet.press("winner-1")
    await sheet.settle()
    #expect(sheet.page?.isWritten == false, "what was changed is not written down")
  }

  @Test func everyMoveCanBeTakenBack() async throws {
    let bones = try await tool("teckels-bones", players: 2)
    bones.turn("cards-0", by: 9)
    bones.press("emptied-1")
    bones.press("round")
    await bones.settle()
    #expect(bones.numbers("points", 2) == [3, 4])
    bones.undo()
    bones.undo()
    await bones.settle()
    #expect(bones.numbers("cards", 2) == [9, 0])
    bones.undo()
    bones.undo()
    await bones.settle()
    #expect(bones.error?.code == "nothing-to-undo")
    #expect(bones.page?.canUndo == false)
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

  @Test func aButtonThatDoesNothingSaysWhy() async throws {
    let judge = try await tool("pilo-pilo-judge", players: 3)
    judge.press("shown-0-attacker")
    judge.press("shown-1-peeked")
    await judge.settle()
    #expect(judge.row("settle")?.refusal != nil)
    judge.press("shown-2-defender")
    await judge.settle()
    #expect(judge.row("settle")?.refusal == nil)
    judge.press("was-right-0")
    judge.press("settle")
    await judge.settle()
    #expect(judge.numbers("cards-left", 3) == [11, 12, 12])
  }

  @Test func nobodyCompetesAlone() async throws {
    let decks = ToolModel("neko-decks", core: core)
    await decks.open()
    #expect(decks.page?.variants.map { Int($0.least) } == [1, 2])
    decks.begin(try await core.seat(1), variant: 1)
    await decks.settle()
    #expect(decks.error?.code == "wrong-player-count")
    #expect(decks.page?.sheet == nil)
  }

  @Test(.timeLimit(.minutes(10)))
  func aDeadlineIsAskedAboutOnceWhenItIsOver() async throws {
    let asked = Pauses()
    let rehearsal = try await Core.open(.rehearsal, languageTag: "fr")
    let timer = ToolModel("bunte-kuh-timer", core: rehearsal) { asked.add($0) }
    await timer.open()
    timer.begin(try await rehearsal.seat(2))
    timer.press("stop")
    await timer.settle()
    while timer.row("pointing")?.label != "Trop tard" { await Task.yield() }
    #expect(asked.all == [.milliseconds(5_001)])
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
