import EmpileCore
import EmpileKit
import Testing

@MainActor @Suite struct PersonModelTests {
  private let core: Core

  init() async throws {
    core = try await openCore()
  }

  @Test func aPageTellsMatchesWinsAndOpponents() async throws {
    let people = try await core.seat(3)
    try await core.enter([
      Paper(player: people[0], won: true, amount: 5), Paper(player: people[1], amount: 3),
      Paper(player: people[2], amount: 7),
    ])
    try await core.enter(
      [Paper(player: people[0], amount: 6), Paper(player: people[1], amount: 9)], game: "teckels",
      second: 1)
    let model = PersonModel(core: core, of: people[0])
    await model.refresh()
    let page = try #require(model.page)
    #expect(page.title == "Laureline")
    #expect(page.facts.first?.value == "2")
    let met = page.people.map(\.player.id)
    #expect(met == [people[1], people[2]], "whom one met most comes first")
    #expect(page.games.count == 2)
    let months = try #require(page.months)
    #expect(months.bars.count == 1)
    #expect(months.labels.map(\.label) == ["juin 2025"])
    #expect(months.legend != nil)
  }

  @Test func theFamilysPageCountsEachMatchOnce() async throws {
    let people = try await core.seat(2)
    try await core.enter([
      Paper(player: people[0], won: true, amount: 5), Paper(player: people[1], amount: 3),
    ])
    let model = PersonModel(core: core, of: nil)
    await model.refresh()
    #expect(model.page?.player == nil)
    #expect(model.page?.facts.first?.value == "1")
    #expect(model.page?.people.count == 2)
  }

  @Test func somebodyChoosesAFaceAndTheSymbolAgain() async throws {
    let person = try await core.seat(1)[0]
    let players = PlayersModel(core: core)
    await players.refresh()
    let faces = await players.faces(on: 0)
    #expect(faces.count == 25)
    #expect(faces.first?.face == nil)
    #expect(await players.give(person, face: 11)?.badge == faces[12].badge)
    #expect(players.player(person)?.face == 11)
    #expect(await players.give(person, face: nil)?.badge == 0)
    #expect(await players.give(person, face: 24) == nil)
    #expect(players.error?.code == "log-no-such-face")
  }
}
