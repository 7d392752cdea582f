import EmpileCore
import Testing

@testable import EmpileKit

/// What is native is let go with what showed it.
@MainActor @Suite struct LettingGoTests {
  @Test func aTableGoesWithItsModel() async throws {
    let core = try await openCore()
    let fixture = try Fixture.read()
    let left = try await Left.table(fixture, in: core)
    #expect(left.model == nil)
    #expect(left.native == nil)
  }

  @Test(.timeLimit(.minutes(10)))
  func whoListensToAClockHearsTheEndWithTheTable() async throws {
    let core = try await openCore()
    let left = try await Left.table(try Fixture.read(), in: core)
    for await _ in left.changes {}
    // Here only once the ear is gone too, which the clock's own thread let go.
  }

  @Test(.timeLimit(.minutes(10)))
  func aTableIsNotKeptByWhoeverListensToItsCuesAndShots() async throws {
    let core = try await openCore()
    let left = try await Left.table(try Fixture.read(), in: core)
    var shots = 0
    for await _ in left.shots { shots += 1 }
    var cues = 0
    for await _ in left.cues { cues += 1 }
    #expect(shots > 1 && cues > 0)
    #expect(left.native == nil)
  }

  @Test func aDoorThatGoesLetsTheTableBehindItGo() async throws {
    let core = try await openCore()
    let match = try await Fixture.read().table(in: core).id
    var door: Door<TableModel>? = Door(match: match, core: core)
    await door?.open()
    weak var table = door?.room
    #expect(table != nil)
    door = nil
    #expect(table == nil)
  }

  @Test func aReplayThatPlaysIsLetGo() async throws {
    let core = try await openCore()
    let fixture = try Fixture.read()
    let table = try await fixture.table(in: core)
    await fixture.play(30, at: table)
    var replay: ReplayModel? = try await ReplayModel.open(table.id, in: core)
    replay?.play()
    weak var gone = replay
    replay = nil
    for _ in 0..<1_000 where gone != nil { await Task.yield() }
    #expect(gone == nil, "a replay between two steps is kept by nobody")
  }

  @Test func aToolGoesWithItsModel() async throws {
    let core = try await openCore()
    var model: ToolModel? = ToolModel("first-player", core: core)
    await model?.open()
    weak var native = model?.desk
    #expect(native != nil)
    model = nil
    #expect(native == nil)
  }

  @Test func aCoreGoesWithTheLastModel() async throws {
    weak var core: Core?
    do {
      let opened = try await openCore()
      core = opened
      let home = HomeModel(core: opened)
      await home.refresh()
    }
    #expect(core == nil)
  }
}

/// A table that was opened, played at and let go, with what is left of it.
@MainActor private struct Left {
  weak var native: Table?
  weak var model: TableModel?
  let changes: AsyncStream<Void>
  let cues: AsyncStream<Cue>
  let shots: AsyncStream<SceneShot>

  static func table(_ fixture: Fixture, in core: Core) async throws -> Left {
    let ear = TableEar()
    let seats = try await core.seat(3)
    let opened = try await core.ask { empile in
      let table = try empile.startMatch(
        setup: .pilePoils(side: .coussin), seats: seats, seed: fixture.seed, campaign: nil)
      return try OpenTable(table, hearing: ear, in: empile)
    }
    let model = TableModel(opened, hearing: ear, in: core)
    let left = Left(
      native: opened.table, model: model, changes: ear.changes, cues: model.cues(),
      shots: model.scene.shots())
    await fixture.play(3, at: model)
    model.askHelp()
    model.pause()
    await model.settle()
    #expect(left.native != nil && left.model != nil)
    return left
  }
}
