import EmpileCore
import EmpileKit
import Testing

/// The match that every shell plays, to the state that Rust wrote down.
@MainActor @Suite struct SharedFixtureTests {
  @Test func itsEntriesLeadToItsFinalState() async throws {
    let fixture = try Fixture.read()
    let table = try await fixture.table(in: try await openCore())
    await fixture.play(at: table)
    #expect(table.error == nil)
    #expect(table.isOver)
    #expect(try await table.stateJson() == fixture.finalState)
  }

  @Test func handsThatOnlyTouchWhatTheySeeReachTheSameState() async throws {
    let fixture = try Fixture.read()
    let core = try await openCore()
    let table = try await fixture.table(in: core)
    let hand = Hand(at: table, texts: core.texts)
    for entry in fixture.entries {
      try await hand.make(Move(entryJson: entry))
    }
    #expect(table.refusal == nil)
    #expect(table.error == nil)
    #expect(table.isOver)
    #expect(table.missingPictures == [])
    #expect(try await table.stateJson() == fixture.finalState)
  }

  @Test func touchesNobodyWaitsForArriveInOrder() async throws {
    let fixture = try Fixture.read()
    let core = try await openCore()
    let patient = try await fixture.table(in: core)
    let hand = Hand(at: patient, texts: core.texts)
    for entry in fixture.entries.prefix(60) { try await hand.make(Move(entryJson: entry)) }

    let hasty = try await fixture.table(in: try await openCore())
    for sample in hand.samples { hasty.touch([sample]) }
    let record = try await patient.recordJson()
    #expect(try await hasty.recordJson() == record)
  }

  @Test func itsResultIsToldInWordsAndCounted() async throws {
    let fixture = try Fixture.read()
    let core = try await openCore()
    let table = try await fixture.table(in: core)
    await fixture.play(at: table)
    let sheet = try #require(table.resultSheet)
    #expect(sheet.headline == "Laureline l'emporte\u{a0}!")
    #expect(sheet.seats.map(\.name) == ["Laureline", "Félix", "Anouk"])
    #expect(sheet.seats.map(\.won) == [true, false, false])

    let campaign = CampaignModel(core: core, settings: SettingsModel(SettingsInMemory()))
    await campaign.refresh()
    #expect(campaign.error == nil)
    let standings = try #require(campaign.standings)
    let winner = try #require(standings.first)
    #expect(winner.player.name == "Laureline")
    #expect(winner.wins == 1)
    #expect(winner.counted("golden-cats") == 3)
    #expect(winner.bestTitle == sheet.seats.first?.title)
    #expect(standings.map(\.games) == [1, 1, 1])
    let catAstrophes = Set(standings.map { $0.counted("cat-astrophes") })
    #expect(catAstrophes == [39, 41])
  }
}
