import EmpileCore
import EmpileKit
import Foundation
import Testing

@MainActor @Suite struct SeatingModelTests {
  private let core: Core
  private let settings = SettingsModel(SettingsInMemory())

  init() async throws {
    core = try await openCore()
  }

  private func seating(_ game: GameInfo.ID = "pile-poils") async -> SeatingModel {
    let seating = SeatingModel(game: game, core: core, settings: settings)
    await seating.load()
    #expect(seating.error == nil)
    return seating
  }

  private func start(_ seating: SeatingModel) async -> OpenMatchInfo.ID? {
    await seating.start(seed: 7)
  }

  @Test func whoIsTouchedSitsDownAndIsTouchedAgainAndGetsUp() async throws {
    let people = try await core.seat(4)
    let seating = await seating()
    #expect(seating.standing.count == 4)
    await seating.judge()
    #expect(!seating.canStart)
    seating.toggle(people[2])
    seating.toggle(people[0])
    #expect(seating.sitting.map(\.name) == ["Anouk", "Laureline"])
    await seating.judge()
    #expect(seating.canStart)
    seating.toggle(people[2])
    #expect(seating.seats == [people[0]])
    await seating.judge()
    #expect(!seating.canStart)
  }

  @Test func whoSitsDownWhileTheTableIsLookedUpAgainStaysSeated() async throws {
    let people = try await core.seat(2)
    settings.lastSeats = [people[1]]
    let seating = await seating()
    #expect(seating.seats == [people[1]])
    let lookedUp = Task { await seating.load() }
    await Task.yield()
    seating.toggle(people[0])
    await lookedUp.value
    #expect(seating.seats == [people[1], people[0]])
  }

  @Test func whereAHandWouldBeTakenForAnotherItSaysSoAndNothingBegins() async throws {
    let people = try await core.seat(6)
    let seating = await seating("pilo-pilo")
    for person in people { seating.toggle(person) }
    seating.boardSize = BoardSize(width: 412, height: 760, textScale: 1)
    await seating.judge()
    #expect(seating.obstacle == nil && seating.canStart)
    seating.boardSize = BoardSize(width: 340, height: 592, textScale: 1)
    await seating.judge()
    #expect(seating.obstacle?.reason.contains("4") == true && !seating.canStart)
    #expect(await start(seating) == nil)
    for person in people.suffix(2) { seating.toggle(person) }
    await seating.judge()
    #expect(seating.obstacle == nil && seating.canStart)
  }

  @Test func aButtonThatDoesNothingSaysWhy() async throws {
    let people = try await core.seat(2)
    let seating = await seating("teckels")
    await seating.judge()
    #expect(seating.obstacle?.reason == "Choisissez de 2 à 4 personnes.")
    for person in people { seating.toggle(person) }
    #expect(!seating.canStart, "nobody has asked yet")
    await seating.judge()
    #expect(seating.obstacle == nil && seating.canStart)
    seating.choose("false", for: "ends-when-stuck")
    seating.choose("false", for: "ends-when-all-call")
    await seating.judge()
    #expect(seating.obstacle?.reason.isEmpty == false && !seating.canStart)
  }

  @Test func aRuleThatIsOpenedWhileSittingDownTellsWhatWasChosen() async throws {
    let seating = await seating("cui-bono")
    seating.choose("4", for: "red")
    let rule = RuleModel("cui-bono.score", readers: seating.ruleReaders, core: core)
    await rule.load()
    #expect(rule.section?.words.contains("rouge\u{a0}: 4") == true)
  }

  @Test func aFullTableTakesNobodyMore() async throws {
    let people = try await core.seat(4)
    let seating = await seating("raffzahn")
    for person in people { seating.toggle(person) }
    #expect(seating.isFull)
    #expect(seating.seats == Array(people.prefix(3)))
  }

  @Test(arguments: [
    (IndexSet(integer: 0), 2, [1, 0, 2, 3]),
    (IndexSet(integer: 3), 0, [3, 0, 1, 2]),
    (IndexSet(integer: 1), 4, [0, 2, 3, 1]),
    (IndexSet([0, 2]), 4, [1, 3, 0, 2]),
    (IndexSet([1, 3]), 1, [0, 1, 3, 2]),
    (IndexSet(integer: 2), 2, [0, 1, 2, 3]),
    (IndexSet(integer: 9), 0, [0, 1, 2, 3]),
    (IndexSet(integer: 0), 9, [0, 1, 2, 3]),
  ])
  func aListThatIsReorderedReordersTheSeats(from: IndexSet, to: Int, order: [Int]) async throws {
    let people = try await core.seat(4)
    let seating = await seating()
    for person in people { seating.toggle(person) }
    seating.moveSeats(fromOffsets: from, toOffset: to)
    #expect(seating.seats == order.map { people[$0] })
  }

  @Test func whoIsDroppedOnAnotherSitsThere() async throws {
    let people = try await core.seat(3)
    let seating = await seating()
    for person in people { seating.toggle(person) }
    seating.seat(people[2], at: people[0])
    #expect(seating.seats == [people[2], people[0], people[1]])
    seating.seat(people[2], at: people[1])
    #expect(seating.seats == [people[0], people[1], people[2]])
    seating.seat("nobody", at: people[1])
    #expect(seating.seats == people)
  }

  @Test func everyOptionOfEveryGameHasAUsualValueAndARule() async throws {
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.games.count == 10)
    for game in home.games {
      for option in await seating(game.slug).options {
        #expect(option.values.map(\.value).contains(option.usual), "\(game.slug) \(option.key)")
        let rule = RuleModel(option.rule, core: core)
        await rule.load()
        #expect(rule.section != nil, "\(game.slug) \(option.key)")
      }
    }
  }

  @Test func everyValueOfEveryOptionStartsAMatch() async throws {
    _ = try await core.seat(4)
    let home = HomeModel(core: core)
    await home.refresh()
    for game in home.games {
      let seating = await seating(game.slug)
      for person in seating.standing { seating.toggle(person.id) }
      for option in seating.options {
        for value in option.values {
          seating.choose(value.value, for: option.key)
          #expect(seating.value(of: option.key) == value.value)
          let match = await start(seating)
          #expect(match != nil, "\(game.slug) \(option.key) \(value.value)")
          #expect(seating.error == nil)
        }
        seating.choose(option.usual, for: option.key)
      }
    }
  }

  @Test func aMatchIsStartedWithThoseWhoSitAsTheySit() async throws {
    let people = try await core.seat(3)
    let seating = await seating()
    for person in [people[1], people[2]] { seating.toggle(person) }
    seating.choose("panier", for: "side")
    let match = try #require(await start(seating))
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches?.map(\.id) == [match])
    #expect(home.openMatches?.first?.names == ["Félix", "Anouk"])
    let record = try await TableModel.resume(match, in: core).recordJson()
    #expect(record.contains("panier"))
  }

  @Test func thoseWhoPlayedLastSitDownByThemselves() async throws {
    let people = try await core.seat(4)
    let first = await seating()
    for person in people.reversed() { first.toggle(person) }
    #expect(await start(first) != nil)
    #expect(await seating().seats == people.reversed())
    #expect(await seating("raffzahn").seats == Array(people.reversed().prefix(3)))

    let players = PlayersModel(core: core)
    await players.archive(people[3])
    #expect(await seating().seats == [people[2], people[1], people[0]])
  }

  @Test func whoeverIsPutAsideDoesNotStaySeatedUnseen() async throws {
    let people = try await core.seat(3)
    let seating = await seating()
    for person in people { seating.toggle(person) }
    await PlayersModel(core: core).archive(people[1])
    await seating.load()
    await seating.judge()
    #expect(seating.seats == [people[0], people[2]])
    #expect(seating.sitting.count == seating.seats.count)
    #expect(seating.obstacle == nil && seating.canStart)
  }

  @Test func theSeatsSayWhereTheMatchWillCountAndLetOneChoose() async throws {
    let people = try await core.seat(2)
    let campaign = CampaignModel(core: core, settings: settings)
    #expect(await campaign.create(name: "Été"))
    settings.campaign = nil
    let seating = await seating()
    for person in people { seating.toggle(person) }
    await seating.judge()
    #expect(seating.counts?.campaign.isDefault == true)
    let summer = try #require(seating.counts?.choices.first { $0.name == "Été" })
    seating.count(in: summer)
    await seating.judge()
    #expect(seating.counts?.campaign == summer)
    #expect(seating.counts?.words.contains("Été") == true)
    let match = try #require(await start(seating))
    #expect(settings.campaign == summer.id)
    #expect(!match.isEmpty)
  }

  @Test func whereNobodyHasEverPlayedGuestsBeginAtOnce() async throws {
    let seating = await seating("raffzahn")
    #expect(seating.isFirstRun)
    await seating.judge()
    #expect(seating.canStart)
    let match = try #require(await start(seating))
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches?.map(\.id) == [match])
    #expect(home.openMatches?.first?.names == ["Convive 1", "Convive 2", "Convive 3"])
    await seating.players.refresh()
    #expect(seating.players.roster.isEmpty, "guests are on no roster")
    #expect(settings.lastSeats.isEmpty)
  }

  @Test func anImpatientSecondTouchStartsNoSecondMatch() async throws {
    let people = try await core.seat(2)
    let seating = await seating()
    for person in people { seating.toggle(person) }
    let first = Task { await start(seating) }
    let second = Task { await start(seating) }
    let started = await [first.value, second.value].compactMap { $0 }
    #expect(started.count == 1)
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches?.map(\.id) == started)
  }

  @Test func newMatchesCountInTheCampaignThatWasChosenAsLongAsItIsOpen() async throws {
    let people = try await core.seat(2)
    let campaign = CampaignModel(core: core, settings: settings)
    #expect(await campaign.create(name: "Été"))
    let summer = try #require(settings.campaign)
    let seating = await seating()
    for person in people { seating.toggle(person) }
    #expect(await start(seating) != nil)
    #expect(await campaign.close(summer))
    settings.campaign = summer
    #expect(await start(seating) != nil, "a closed campaign takes nothing: that of every day does")
    #expect(seating.error == nil)
  }

  @Test func whatWasChosenIsDrawn() async throws {
    let seating = await seating()
    await seating.drawPreview(width: 320, height: 176)
    let coussin = try #require(seating.preview)
    #expect(coussin.nodes.allSatisfy { $0.picture.map { coussin.pictures[$0] != nil } ?? true })
    seating.choose("panier", for: "side")
    await seating.drawPreview(width: 320, height: 176)
    #expect(seating.preview?.nodes != coussin.nodes)
  }

  @Test func aGameThatIsNotOnTheShelfIsAFailure() async throws {
    let seating = SeatingModel(game: "go", core: core, settings: settings)
    await seating.load()
    #expect(seating.error?.code == "no-such-game")
    await seating.judge()
    #expect(!seating.canStart)
  }
}
