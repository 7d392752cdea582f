import EmpileCore
import EmpileKit
import EmpileTesting
import Testing

@MainActor @Suite struct TableModelTests {
  private let core: Core
  private let fixture: Fixture
  private let table: TableModel
  private let hand: Hand

  init() async throws {
    core = try await openCore()
    fixture = try Fixture.read()
    table = try await fixture.table(in: core)
    hand = Hand(at: table, texts: core.texts)
  }

  @Test func aNewTableShowsItsBoardWithEveryPicture() {
    #expect(table.game.slug == "pile-poils")
    #expect(hand.node(Hand.roll)?.role == .button)
    #expect(table.scene.nodes.contains { $0.picture != nil })
    #expect(table.missingPictures == [])
    #expect(!table.isOver)
  }

  @Test func picturesArriveAsTheyAreNeeded() async throws {
    let edition = table.scene.pictures.edition
    try await hand.make(.roll)
    #expect(table.missingPictures == [])
    #expect(table.scene.pictures.edition == edition)
  }

  @Test func anotherSurfaceHasAnotherLayoutAndAnotherEditionOfPictures() async throws {
    let edition = table.scene.pictures.edition
    let before = try #require(hand.node(Hand.roll))
    table.resize(width: 1180, height: 820)
    await table.settle()
    #expect(try #require(hand.node(Hand.roll)) != before)
    #expect(table.scene.nodes.contains { $0.x > 400 })
    #expect(table.scene.pictures.edition == edition + 1)
    #expect(table.missingPictures == [])
    try await hand.make(.roll)
    #expect(table.undoNeed == .consent)
  }

  @Test func twoFingersOnTheDiceThrowThemOnceAndTheSecondIsToldWhy() async throws {
    let left = try hand.finger(.down, on: Hand.roll, pointer: 1)
    let right = try hand.finger(.down, on: Hand.roll, pointer: 2)
    let leftUp = try hand.finger(.up, on: Hand.roll, pointer: 1)
    let rightUp = try hand.finger(.up, on: Hand.roll, pointer: 2)
    var cues = table.cues().makeAsyncIterator()
    await hand.touch([left, right, leftUp, rightUp])
    #expect(await cues.next() == .diceThrown)
    #expect(await cues.next() == .refused)
    let refusal = try #require(table.refusal)
    #expect(refusal.code == "pile-poils-cannot-roll-now")
    #expect(refusal.reason == "Placez d'abord des dés de ce lancer, ou renoncez.")
    #expect(refusal.rule?.isEmpty == false)
    #expect(table.error == nil)
    await hand.touch([left])
    #expect(table.refusal == nil, "why the last one did nothing goes with the next")
  }

  @Test func theNextActionTakesTheRefusalAway() async throws {
    let downs = try [1, 2].map { try hand.finger(.down, on: Hand.roll, pointer: $0) }
    let ups = try [1, 2].map { try hand.finger(.up, on: Hand.roll, pointer: $0) }
    await hand.touch(downs + ups)
    try #require(table.refusal != nil)
    try await hand.make(Move(entryJson: fixture.entries[1]))
    #expect(table.refusal == nil)
  }

  @Test func aCancelledFingerTouchedNothing() async throws {
    let before = try await table.stateJson()
    let down = try hand.finger(.down, on: Hand.roll)
    let cancel = try hand.finger(.cancel, on: Hand.roll)
    let up = try hand.finger(.up, on: Hand.roll)
    await hand.touch([down, cancel, up])
    #expect(try await table.stateJson() == before)
    #expect(table.undoNeed == .nothingToUndo)
  }

  @Test(.timeLimit(.minutes(10)))
  func everyListenerHearsEveryCueAndTheEndOfTheTable() async throws {
    let listeners = try await listenersToATable(playing: 5)
    for listener in listeners {
      var heard: [Cue] = []
      for await cue in listener { heard.append(cue) }
      #expect(heard == [.diceThrown, .diePlaced, .diceThrown, .diePlaced, .catBedded])
    }
  }

  /// Two listeners to a table that is gone.
  private func listenersToATable(playing moves: Int) async throws -> [AsyncStream<Cue>] {
    let table = try await fixture.table(in: try await openCore())
    let listeners = [table.cues(), table.cues()]
    await fixture.play(moves, at: table)
    return listeners
  }

  @Test(arguments: [
    ("{}", "unreadable-match"),
    ("not JSON", "unreadable-match"),
    (#"{"Act":{"seat":1,"action":{"pile-poils":"roll"},"at":0}}"#, "not-your-turn"),
    (#"{"Act":{"seat":7,"action":{"pile-poils":"roll"},"at":0}}"#, "no-such-seat"),
    (#"{"Act":{"seat":0,"action":{"pile-poils":"stop"},"at":0}}"#, "pile-poils-cannot-stop-now"),
  ])
  func anEntryThatCannotBeIsAFailureAndChangesNothing(entry: String, code: String) async throws {
    let before = try await table.recordJson()
    table.play(entryJson: entry)
    await table.settle()
    let error = try #require(table.error)
    #expect(error.code == code)
    #expect(!error.reason.isEmpty && error.reason != "error-\(code)")
    #expect(try await table.recordJson() == before)
    table.dismissError()
    #expect(table.error == nil)
  }

  @Test(arguments: [
    (#"{"cell":200,"dice":[6]}"#, "pile-poils-no-such-cell"),
    (#"{"cell":7,"dice":[6]}"#, "pile-poils-wrong-sum"),
    (#"{"cell":6,"dice":[]}"#, "pile-poils-no-dice-chosen"),
  ])
  func diceThatCannotLieThereAreAFailureAndChangeNothing(placing: String, code: String)
    async throws
  {
    await fixture.play(1, at: table)
    let before = try await table.stateJson()
    table.play(
      entryJson: #"{"Act":{"seat":0,"action":{"pile-poils":{"place":\#(placing)}},"at":0}}"#)
    await table.settle()
    #expect(table.error?.code == code)
    #expect(try await table.stateJson() == before)
  }
}
