import EmpileCore
import EmpileKit
import Testing

@MainActor @Suite struct PlayersModelTests {
  private let players: PlayersModel
  private let core: Core

  init() async throws {
    core = try await openCore()
    players = PlayersModel(core: core)
  }

  @Test func whoIsAddedIsOnTheRosterInTheOrderOfTheAlphabet() async throws {
    let zoe = await players.add(name: "Zoé", colour: 3)
    await players.add(name: "Éva", colour: 1)
    await players.add(name: "Ali", colour: 0)
    #expect(players.roster.map(\.name) == ["Ali", "Éva", "Zoé"])
    #expect(players.roster.last == zoe)
    #expect(zoe?.colour == 3)

    let later = PlayersModel(core: core)
    await later.refresh()
    #expect(later.roster == players.roster)
  }

  @Test(arguments: [
    ("", 0, "log-name-empty"),
    ("   ", 0, "log-name-empty"),
    ("Zoé", 1, "log-name-taken"),
    ("Zo\u{7}é", 0, "log-name-control-character"),
    (String(repeating: "a", count: 500), 0, "log-name-too-long"),
    ("Ali", 8, "log-no-such-colour"),
  ])
  func whoCannotBeAddedIsToldWhyAndTheRosterStays(name: String, colour: UInt8, code: String)
    async throws
  {
    await players.add(name: "Zoé", colour: 0)
    let newcomer = await players.add(name: name, colour: colour)
    #expect(newcomer == nil)
    #expect(players.error?.code == code)
    #expect(players.roster.map(\.name) == ["Zoé"])

    await players.add(name: "Anouk", colour: 1)
    #expect(players.error == nil)
    #expect(players.roster.map(\.name) == ["Anouk", "Zoé"])
  }

  @Test func theNextColourIsOneThatNobodyHas() async {
    #expect(players.nextColour == 0)
    await players.add(name: "Zoé", colour: 0)
    await players.add(name: "Ali", colour: 2)
    #expect(players.nextColour == 1)
    for colour in PlayersModel.colours { await players.add(name: "n\(colour)", colour: colour) }
    #expect(PlayersModel.colours.contains(players.nextColour), "they are shared then")
  }

  @Test func whoIsRenamedAndRecolouredStaysTheSamePerson() async throws {
    let zoe = try #require(await players.add(name: "Zoé", colour: 3))
    await players.rename(zoe.id, to: "Zoë")
    await players.recolour(zoe.id, to: 5)
    let now = try #require(players.player(zoe.id))
    #expect((now.name, now.colour) == ("Zoë", 5))
    #expect(players.roster.count == 1)
  }

  @Test func aNameThatIsTakenIsRefused() async throws {
    let zoe = try #require(await players.add(name: "Zoé", colour: 3))
    await players.add(name: "Ali", colour: 0)
    #expect(await players.rename(zoe.id, to: "Ali") == nil)
    #expect(players.error?.code == "log-name-taken")
    #expect(players.player(zoe.id) == zoe)
  }

  @Test func whoIsPutAsideComesBack() async throws {
    let zoe = try #require(await players.add(name: "Zoé", colour: 3))
    await players.archive(zoe.id)
    #expect(players.roster == [])
    #expect(players.archived == [zoe])
    await players.restore(zoe.id)
    #expect(players.roster == [zoe])
    #expect(players.archived == [])
  }

  @Test func twoEntriesOfOnePersonBecomeOneAndTwoAgain() async throws {
    let zoe = try #require(await players.add(name: "Zoé", colour: 3))
    let nickname = try #require(await players.add(name: "Zozo", colour: 4))
    await players.merge(nickname.id, into: zoe.id)
    #expect(players.roster.map(\.id) == [zoe.id])
    #expect(await players.merged(into: zoe.id).map(\.id) == [nickname.id])
    await players.unmerge(nickname.id)
    #expect(players.roster.map(\.name) == ["Zoé", "Zozo"])
    #expect(await players.merged(into: zoe.id) == [])
    #expect(players.error == nil)
  }
}
