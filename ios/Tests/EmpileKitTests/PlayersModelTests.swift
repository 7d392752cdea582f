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
    #expect(players.failure?.code == code)
    #expect(players.roster.map(\.name) == ["Zoé"])

    await players.add(name: "Anouk", colour: 1)
    #expect(players.failure == nil)
    #expect(players.roster.map(\.name) == ["Anouk", "Zoé"])
  }
}
