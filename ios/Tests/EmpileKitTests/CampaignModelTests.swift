import EmpileKit
import Testing

@MainActor @Suite struct CampaignModelTests {
  @Test func beforeTheFirstMatchEndsNobodyStandsAnywhere() async throws {
    let core = try await openCore()
    _ = try await core.seat(2)
    let campaign = CampaignModel(game: "pile-poils", core: core)
    await campaign.refresh()
    #expect(campaign.standings == [])
    #expect(campaign.failure == nil)
  }

  @Test func aGameThatIsNotOnTheShelfHasNoStandings() async throws {
    let campaign = CampaignModel(game: "go", core: try await openCore())
    await campaign.refresh()
    #expect(
      campaign.failure
        == CoreFailure(code: "no-such-game", reason: "Ce jeu n'est pas sur l'étagère."))
  }
}
