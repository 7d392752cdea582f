import EmpileCore
import EmpileKit
import Testing

@MainActor @Suite struct CampaignModelTests {
  private let core: Core
  private let settings = SettingsModel(SettingsInMemory())
  private let campaign: CampaignModel

  init() async throws {
    core = try await openCore()
    campaign = CampaignModel(core: core, settings: settings)
  }

  /// Laureline wins twice at Pile-Poils, then Félix once at Teckels.
  private func playThreeMatches() async throws -> [PlayerInfo.ID] {
    let people = try await core.seat(3)
    for second in [Int64(1), 2] {
      try await core.enter(
        [
          Paper(player: people[0], won: true, amount: 5), Paper(player: people[1], amount: 3),
          Paper(player: people[2], amount: 7),
        ], second: second)
    }
    try await core.enter(
      [Paper(player: people[0], amount: 6), Paper(player: people[1], amount: 9)], game: "teckels",
      second: 3)
    return people
  }

  @Test func beforeTheFirstMatchEndsNobodyStandsAnywhere() async throws {
    _ = try await core.seat(2)
    #expect(campaign.standings == nil, "nobody has asked the log yet")
    await campaign.refresh()
    #expect(campaign.game == "pile-poils")
    #expect(campaign.standings == [])
    #expect(campaign.rivalry == nil)
    #expect(campaign.error == nil)
  }

  @Test func aGameThatIsNotOnTheShelfHasNoStandings() async throws {
    let campaign = CampaignModel(core: core, settings: settings, game: "go")
    await campaign.refresh()
    #expect(
      campaign.error
        == CoreError(code: "no-such-game", reason: "Ce jeu n'est pas sur l'étagère."))
  }

  @Test func theGameThatWasPlayedLastIsShownFirst() async throws {
    let people = try await playThreeMatches()
    await campaign.refresh()
    #expect(campaign.game == "teckels")
    #expect(campaign.standings?.map(\.player.id) == [people[1], people[0]])
    await campaign.choose("pile-poils")
    #expect(campaign.standings?.map(\.player.id) == people)
    #expect(campaign.standings?.map(\.total) == [10, -6, -14])
    #expect(campaign.standings?.first?.streak == 2)
  }

  @Test func titlesAreACollectionWithThoseStillToBeEarned() async throws {
    _ = try await playThreeMatches()
    await campaign.refresh()
    await campaign.choose("pile-poils")
    let collection = try #require(campaign.standings?.first).collection
    #expect(collection.filter(\.isEarned).map(\.count) == [2])
    #expect(collection.contains { !$0.isEarned })
    #expect(Set(collection.map(\.id)).count == collection.count)
  }

  @Test func scoresArePlottedMatchByMatch() async throws {
    let people = try await playThreeMatches()
    await campaign.refresh()
    await campaign.choose("pile-poils")
    let plot = try #require(campaign.plot)
    let curve = try #require(plot.curves.first { $0.player.id == people[0] })
    #expect(curve.games == 2)
    #expect(curve.points.count == 3, "from nothing to the last match")
    #expect(curve.points.map(\.x) == curve.points.map(\.x).sorted())
    #expect(plot.scores.contains { $0.label == "10" })
    #expect(!plot.dates.isEmpty)
  }

  @Test func theBestTwoAreComparedUntilOthersAre() async throws {
    let people = try await playThreeMatches()
    await campaign.refresh()
    await campaign.choose("pile-poils")
    #expect(campaign.rivalry?.one == people[0])
    #expect(campaign.rivalry?.other == people[1])
    #expect(campaign.rivalry?.duel.ahead == 2)
    await campaign.compare(people[2], people[1])
    #expect(campaign.rivalry?.duel.behind == 2)
    await campaign.refresh()
    #expect(campaign.rivalry?.one == people[2], "looking again changes nothing")
    await campaign.choose("teckels")
    #expect(campaign.rivalry?.one == people[1], "who has not played it is not compared in it")
  }

  @Test func aNewCampaignIsShownAndCountsFromNowOn() async throws {
    let people = try await playThreeMatches()
    #expect(await campaign.create(name: "Été"))
    let summer = try #require(campaign.shown)
    #expect(summer.name == "Été")
    #expect(settings.campaign == summer.id)
    try await core.enter(
      [Paper(player: people[1], won: true, amount: 2), Paper(player: people[0], amount: 1)],
      campaign: summer.id)
    await campaign.refresh()
    await campaign.choose("pile-poils")
    #expect(campaign.standings?.map(\.player.id) == [people[1], people[0]])
    await campaign.show(nil)
    #expect(campaign.standings?.map(\.games) == [3, 3, 2])
    #expect(settings.campaign == summer.id, "looking is not choosing")
    #expect(campaign.counting == summer)
  }

  @Test func newMatchesCountWhereItIsSaidAndNotWhereOneLooks() async throws {
    #expect(await campaign.create(name: "Été"))
    let summer = try #require(campaign.shown)
    let everyday = try #require(campaign.campaigns.first { $0.isDefault })
    await campaign.show(everyday.id)
    #expect(campaign.counting == summer && campaign.canCountHere)
    await campaign.countHere()
    #expect(campaign.counting == everyday && !campaign.canCountHere)
    await campaign.show(summer.id)
    #expect(campaign.counting == everyday)
  }

  @Test func everybodyLeadsWhomNobodyIsBetterThan() async throws {
    let people = try await core.seat(3)
    for leader in people.prefix(2) {
      try await core.enter([
        Paper(player: leader, won: true, amount: 2), Paper(player: people[2], amount: 1),
      ])
    }
    await campaign.choose("pile-poils")
    await campaign.refresh()
    #expect(campaign.standings?.map(\.leads) == [true, true, false])
  }

  @Test func aCampaignIsRenamedClosedAndOpenedAgain() async throws {
    #expect(await campaign.create(name: "Été"))
    let summer = try #require(campaign.campaign)
    #expect(await campaign.rename(summer, to: "Été 2026"))
    #expect(campaign.shown?.name == "Été 2026")
    #expect(campaign.counting == campaign.shown, "matches count in it under its new name")
    #expect(await campaign.close(summer))
    #expect(campaign.shown?.isOpen == false)
    #expect(campaign.counting?.isDefault == true, "new matches count elsewhere")
    #expect(!campaign.canCountHere, "a closed campaign takes none")
    #expect(await campaign.reopen(summer))
    #expect(campaign.counting?.id == summer)
  }

  @Test func aNameThatIsNoneIsRefusedAndNothingChanges() async throws {
    await campaign.refresh()
    let before = campaign.campaigns
    #expect(await campaign.create(name: "  ") == false)
    #expect(campaign.error != nil)
    #expect(settings.campaign == nil)
    await campaign.refresh()
    #expect(campaign.campaigns == before)
  }

  @Test func aCampaignOfAnotherLogIsNotShown() async throws {
    settings.campaign = "00000000-0000-4000-8000-000000000000"
    let campaign = CampaignModel(core: core, settings: settings)
    await campaign.refresh()
    #expect(campaign.campaign == nil)
    #expect(campaign.error == nil)
  }
}
