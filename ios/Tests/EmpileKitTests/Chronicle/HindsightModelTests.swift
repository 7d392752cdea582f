import EmpileCore
import EmpileKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct HindsightModelTests {
  private let core: Core
  private let table: TableModel

  init() async throws {
    core = try await openCore()
    table = try await Fixture.read().table(in: core)
  }

  @Test func aMatchThatHasEndedIsThoughtOverAndTheSecondTimeItIsThereAtOnce() async throws {
    try await Fixture.read().play(at: table)
    let model = HindsightModel(match: table.id, core: core)
    await model.load()
    let sheet = try #require(model.study?.sheet)
    #expect(sheet.plot.curves.map(\.player.name) == sheet.lines.map(\.player.name))
    #expect(sheet.moments.count == 3)
    let again = HindsightModel(match: table.id, core: core)
    await again.load()
    #expect(again.study?.sheet == sheet)
    let moment = try #require(sheet.moments.first)
    let door = Door(replaying: table.id, from: Int(moment.step), core: core)
    await door.open()
    #expect(door.room?.step == Int(moment.step))
  }

  @Test func theDiceOfAMatchHaveTheSealOfItsBeginning() async throws {
    table.askHelp()
    await table.settle()
    let seal = try #require(table.seal?.text)
    try await Fixture.read().play(at: table)
    let model = HindsightModel(match: table.id, core: core)
    await model.load()
    let dice = try #require(model.hindsight?.dice)
    #expect(dice.facts.contains { seal.hasSuffix($0.value) })
    #expect(dice.plot.bars.count == 6)
  }

  @Test func whoStopsIsHeardAlsoTheSecondTime() async throws {
    try await Fixture.read().play(at: table)
    let model = HindsightModel(match: table.id, core: core)
    let first = Task { await model.load() }
    try await yield { model.study != nil }
    await model.stop()
    #expect(!model.isThinking)
    let second = Task { await model.load() }
    try await yield { model.study?.isGivenUp == false }
    await first.value
    await model.stop()
    #expect(!model.isThinking, "the first has nothing to say any more")
    await second.value
    await model.load()
    #expect(model.study?.sheet != nil)
  }

  @Test func nothingIsToldOfAMatchThatHasNotEnded() async throws {
    let model = HindsightModel(match: table.id, core: core)
    await model.load()
    #expect(model.hindsight?.dice == nil)
    #expect(model.study == nil)
  }
}
