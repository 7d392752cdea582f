import EmpileCore
import EmpileKit
import Testing

@MainActor @Suite struct ReplayModelTests {
  private let core: Core
  private let table: TableModel
  private static let steps = 12

  init() async throws {
    core = try await openCore()
    let fixture = try Fixture.read()
    table = try await fixture.table(in: core)
    await fixture.play(ReplayModelTests.steps, at: table)
  }

  /// A replay that does not wait between two steps, and says how long it would have.
  private func open(
    waiting: @escaping @Sendable (Duration) async throws -> Void = { _ in await Task.yield() }
  ) async throws -> ReplayModel {
    try await ReplayModel.open(table.id, in: core, wait: waiting)
  }

  private func untilItStops(_ replay: ReplayModel) async throws {
    try await yield(until: { !replay.isPlaying })
  }

  @Test func itBeginsBeforeTheFirstMove() async throws {
    let replay = try await open()
    #expect((replay.step, replay.length) == (0, ReplayModelTests.steps))
    #expect(replay.game == "pile-poils")
    #expect(replay.seed == 2026)
    #expect(!replay.scene.nodes.isEmpty)
    #expect(replay.told == [])
  }

  @Test func itGoesToAnyStepAndTellsWhatHappenedThere() async throws {
    let replay = try await open()
    await replay.go(to: 5)
    #expect(replay.step == 5)
    #expect(!replay.told.isEmpty)
    await replay.go(to: -3)
    #expect(replay.step == 0)
    await replay.go(to: 999)
    #expect(replay.step == ReplayModelTests.steps)
    #expect(replay.error == nil)
  }

  @Test func theSameStepLooksTheSameHoweverOneComesThere() async throws {
    let jumped = try await open()
    await jumped.go(to: 12)
    await jumped.go(to: 7)
    let walked = try await open()
    for step in 1...7 { await walked.go(to: step) }
    #expect(jumped.scene.nodes.map(\.id) == walked.scene.nodes.map(\.id))
    #expect(jumped.scene.nodes.map(\.label) == walked.scene.nodes.map(\.label))
    #expect(jumped.told == walked.told)
  }

  @Test func anotherSurfaceHasAnotherLayoutAtTheSameStep() async throws {
    let replay = try await open()
    await replay.go(to: 4)
    let edition = replay.scene.pictures.edition
    await replay.resize(width: 1180, height: 820)
    #expect(replay.step == 4)
    #expect(replay.scene.nodes.contains { $0.x > 400 })
    #expect(replay.scene.pictures.edition == edition + 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func itPlaysToTheEndAndFromTheBeginningAgain() async throws {
    let replay = try await open()
    replay.play()
    #expect(replay.isPlaying)
    try await untilItStops(replay)
    #expect(replay.step == ReplayModelTests.steps)
    replay.play()
    await Task.yield()
    try await untilItStops(replay)
    #expect(replay.step == ReplayModelTests.steps)
  }

  @Test(.timeLimit(.minutes(10)))
  func itWaitsHalfAsLongAtTwiceTheSpeed() async throws {
    let (waits, continuation) = AsyncStream.makeStream(of: Duration.self)
    let replay = try await open { continuation.yield($0) }
    replay.speed = 2
    replay.play()
    try await untilItStops(replay)
    continuation.finish()
    var pauses: [Duration] = []
    for await pause in waits { pauses.append(pause) }
    #expect(pauses == Array(repeating: .milliseconds(500), count: ReplayModelTests.steps))
  }

  @Test(.timeLimit(.minutes(10)))
  func itStopsWhereItIsStopped() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let replay = try await self.open { _ in for await _ in gate { return } }
    replay.play()
    open.yield()
    try await yield { replay.step >= 1 }
    replay.stop()
    open.yield()
    open.finish()
    #expect(!replay.isPlaying)
    await replay.go(to: replay.step)
    #expect(replay.step == 1)
  }

  @Test func aMatchThatDoesNotExistHasNoReplay() async throws {
    let door = Door<ReplayModel>(replaying: "Laureline", core: core)
    await door.open()
    #expect(door.room == nil)
    #expect(door.error?.code == "not-an-id")
  }
}
