import EmpileKit
import Testing

@MainActor @Suite struct CampaignModelTests {
  private let core: Core
  private let settings = SettingsModel(SettingsInMemory())

  init() async throws {
    core = try await openCore()
  }

  @Test func beforeTheFirstMatchEndsNobodyStandsAnywhere() async throws {
    _ = try await core.seat(2)
    let campaign = CampaignModel(core: core, settings: settings, game: "pile-poils")
    #expect(campaign.standings == nil, "nobody has asked the log yet")
    await campaign.refresh()
    #expect(campaign.standings == [])
    #expect(campaign.rivalry == nil)
    #expect(campaign.failure == nil)
  }

  @Test func aGameThatIsNotOnTheShelfHasNoStandings() async throws {
    let campaign = CampaignModel(core: core, settings: settings, game: "go")
    await campaign.refresh()
    #expect(
      campaign.failure
        == CoreFailure(code: "no-such-game", reason: "Ce jeu n'est pas sur l'étagère."))
  }
}
