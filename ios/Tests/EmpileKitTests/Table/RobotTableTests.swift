import EmpileCore
import EmpileKit
import Foundation
import Testing

/// Robots at a table: they move by themselves, and the table tells of it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RobotTableTests {
  private let core: Core
  private let person: PlayerInfo.ID
  private let robot: PlayerInfo.ID

  init() async throws {
    core = try await openCore()
    person = try await core.seat(1)[0]
    robot = try await core.robots()[0].id
  }

  private func table(_ seats: [PlayerInfo.ID]) async throws -> TableModel {
    let table = try await TableModel.start(
      MatchSetup(game: "cui-bono"), seats: seats, seed: 7, in: core)
    table.resize(width: 412, height: 760)
    await table.settle()
    return table
  }

  /// A table of Pile-Poils where robots sit on all seats but the first, held after so many moves of
  /// the match that Rust, Kotlin and Swift all play.
  private func held(after moves: Int, of fixture: Fixture) async throws -> TableModel {
    let robots = try await core.robots().map(\.id)
    let table = try await TableModel.start(
      .pilePoils(side: .coussin), seats: [person, robots[0], robots[1]], seed: fixture.seed,
      in: core)
    await table.holdRobots()
    await fixture.play(moves, at: table)
    #expect(table.error == nil)
    return table
  }

  /// How many moves of the fixture come before the first of a robot.
  private func movesBeforeRobots(in fixture: Fixture) throws -> Int {
    try #require(fixture.entries.firstIndex { !$0.contains(#""seat":0"#) })
  }

  @Test func onItsTurnThereIsNothingToTouchUntilItHasMovedByItself() async throws {
    let fixture = try Fixture.read()
    let before = try movesBeforeRobots(in: fixture)
    let table = try await held(after: before, of: fixture)
    #expect(!table.canBeTouched)
    let told = table.journal.lines.count
    var cues = table.cues().makeAsyncIterator()
    table.resume()
    #expect(await cues.next() != nil, "it is heard")
    await table.settle()
    #expect(try await table.acts().dropFirst(before).first?.seat == 1)
    #expect(table.journal.lines.count > told, "it is told")
    #expect(table.missingPictures == [])
    #expect(table.error == nil && table.refusal == nil)
  }

  @Test func whileTheTableIsPausedItWaits() async throws {
    let clock = ContinuousClock()
    let begun = clock.now
    let table = try await table([robot, person])
    table.pause()
    await table.settle()
    let pause = Duration.milliseconds(1_500)
    try await Task.sleep(for: pause)
    table.resume()
    try await table.wait { table.canBeTouched }
    let moved = try #require(try await table.acts().first)
    #expect(.milliseconds(moved.at) + pause <= clock.now - begun, "it moved while nobody looked")
  }

  @Test func takingAMoveBackTakesBackWhatItMadeOfIt() async throws {
    try await core.pace(robots: .brisk)
    let table = try await table([person, robot])
    let collector = Collector(table: table)
    try await collector.move()
    let taken = try await table.stateJson()
    try await collector.move()
    try await table.wait { table.canBeTouched }
    let seats = try await table.acts().map(\.seat)
    #expect(seats.starts(with: [0, 0, 1]) && seats.last == 1)
    table.requestUndo()
    if table.asksConsent { table.undo(tableAgrees: true) }
    #expect(try await table.stateJson() == taken)
    #expect(table.canBeTouched && table.error == nil)
    #expect(try await table.acts().map(\.seat) == [0])
  }

  @Test func aMatchThatIsLeftOnItsTurnGoesOnWhenItIsTakenUpAgain() async throws {
    let fixture = try Fixture.read()
    let before = try movesBeforeRobots(in: fixture)
    let id = try await held(after: before, of: fixture).id
    let table = try await TableModel.resume(id, in: core)
    #expect(!table.isPaused)
    try await table.wait { try await table.acts().count > before }
    let seats = try await table.acts().map(\.seat)
    #expect(seats.prefix(before).allSatisfy { $0 == 0 } && seats[before] == 1)
  }

  @Test func aWholeMatchAgainstItIsPractice() async throws {
    try await core.pace(robots: .brisk)
    let table = try await table([person, robot])
    let collector = Collector(table: table)
    try await collector.play { table.isOver }
    let acts = try await table.acts()
    #expect(Set(acts.map(\.seat)) == [0, 1])
    #expect(acts.map(\.at) == acts.map(\.at).sorted())
    #expect(table.error == nil)

    let result = ResultModel(match: table.id, core: core)
    await result.load()
    #expect(result.sheet == table.resultSheet && result.sheet?.seats.count == 2)
    #expect(result.isPractice && result.changes == [])
    let history = HistoryModel(core: core)
    await history.refresh()
    #expect(history.rows?.map(\.standing) == [.practice])
    #expect(history.rows?.first?.places.contains { $0.player.isRobot } == true)
    let again = try #require(await result.rematch(seed: 8))
    let rematch = try await TableModel.resume(again, in: core)
    #expect(!rematch.canBeTouched, "the next around the table begins: the robot")
  }
}
