import EmpileCore
import Testing

@testable import EmpileKit

/// Views come and go; a match has one table, in the core, and a batch of fingers is one call.
@MainActor @Suite struct OneTableTests {
  private let core: Core
  private let fixture: Fixture
  private let table: TableModel

  init() async throws {
    core = try await openCore()
    fixture = try Fixture.read()
    table = try await fixture.table(in: core)
  }

  @Test func aSecondViewFindsTheJournalAndThePause() async throws {
    await fixture.play(3, at: table)
    table.pause()
    await table.settle()
    let second = try await TableModel.resume(table.id, in: core)
    #expect(second.isPaused)
    #expect(!second.journal.lines.isEmpty)
    #expect(second.journal.lines == table.journal.lines)
  }

  @Test func whatOneViewDoesTheOtherShows() async throws {
    let second = try await TableModel.resume(table.id, in: core)
    await fixture.play(1, at: second)
    for _ in 0..<1_000 where table.undoNeed == .nothingToUndo {
      try await Task.sleep(for: .milliseconds(1))
    }
    await table.settle()
    #expect(table.undoNeed == .consent)
    #expect(table.journal.lines == second.journal.lines)
    #expect(differences(table.sight, second.sight) == [])
  }

  @Test func aBatchOfFingersIsOneCall() async throws {
    let hand = Hand(at: table, texts: core.texts)
    let batch = try [hand.finger(.down, on: Hand.roll), hand.finger(.up, on: Hand.roll)]
    let calls = CountedTable(try #require(table.native as? Table))
    let answer = await core.run(.touch(batch), at: calls)
    #expect(calls.made == ["step"])
    #expect(answer.frame?.undo == .consent && answer.error == nil)
  }

  @Test func aRefusedSetUpNamesItsRule() async throws {
    let empty = try await openCore()
    let alone = try await empty.seat(1)
    let door = Door { () async throws(CoreError) in
      try await TableModel.start(.pilePoils(side: .coussin), seats: alone, in: empty)
    }
    await door.open()
    #expect(door.error?.code == "wrong-player-count")
    #expect(door.error?.rule == "table.set-up")
  }

  @Test func aTouchThatIsRefusedTakesNoOtherWithIt() async throws {
    let hand = Hand(at: table, texts: core.texts)
    let downs = try [1, 2].map { try hand.finger(.down, on: Hand.roll, pointer: $0) }
    let ups = try [1, 2].map { try hand.finger(.up, on: Hand.roll, pointer: $0) }
    await hand.touch(downs + ups)
    #expect(table.refusal?.code == "pile-poils-cannot-roll-now")
    #expect(table.undoNeed == .consent, "the other finger threw the dice")
    try await hand.make(Move(entryJson: fixture.entries[1]))
    #expect(table.refusal == nil, "no finger stayed on the table")
  }
}

/// Counts what is asked of a table.
private final class CountedTable: TableProtocol, @unchecked Sendable {
  private let table: Table
  private(set) var made: [String] = []

  init(_ table: Table) { self.table = table }

  private func count<Answer>(_ name: String = #function, _ call: (Table) throws -> Answer) rethrows
    -> Answer
  {
    made.append(String(name.prefix { $0 != "(" }))
    return try call(table)
  }

  func clockMs() throws -> UInt64 { try count { try $0.clockMs() } }
  func game() throws -> GameId { try count { try $0.game() } }
  func help() throws -> [HelpLine] { try count { try $0.help() } }
  func seal() throws -> HelpLine? { try count { try $0.seal() } }
  func hint() throws -> Frame { try count { try $0.hint() } }
  func id() throws -> MatchId { try count { try $0.id() } }
  func isLesson() throws -> Bool { try count { try $0.isLesson() } }
  func journal() throws -> [String] { try count { try $0.journal() } }
  func lessonTouch() throws -> LessonTouch? { try count { try $0.lessonTouch() } }
  func listen(listener: any TableListener) throws -> UInt64 {
    try count { try $0.listen(listener: listener) }
  }
  func news() throws -> Frame { try count { try $0.news() } }
  func pause() throws -> Frame { try count { try $0.pause() } }
  func play(entryJson: String) throws -> Frame { try count { try $0.play(entryJson: entryJson) } }
  func recordJson() throws -> String { try count { try $0.recordJson() } }
  func resize(width: Float, height: Float, textScale: Float) throws -> Frame {
    try count { try $0.resize(width: width, height: height, textScale: textScale) }
  }
  func resultSheet() throws -> ResultSheet? { try count { try $0.resultSheet() } }
  func resume() throws -> Frame { try count { try $0.resume() } }
  func scene() throws -> TableScene { try count { try $0.scene() } }
  func stateJson() throws -> String { try count { try $0.stateJson() } }
  func step(touches: [Touch]) throws -> Frame { try count { try $0.step(touches: touches) } }
  func stopListening(listener: UInt64) throws {
    try count { try $0.stopListening(listener: listener) }
  }
  func undo(tableAgrees: Bool) throws -> Frame {
    try count { try $0.undo(tableAgrees: tableAgrees) }
  }
  func whole() throws -> Frame { try count { try $0.whole() } }
}
