import EmpileCore
@testable import EmpileKit
import EmpileTesting
import Foundation
import Testing

@MainActor @Suite struct PaperModelTests {
  private let core: Core
  private let store = SettingsInMemory()
  private let settings: SettingsModel
  private let people: [PlayerInfo.ID]

  init() async throws {
    core = try await openCore()
    settings = SettingsModel(store)
    people = try await core.seat(4)
  }

  private func paper(correcting wrong: HistoryRow.ID? = nil) async -> PaperModel {
    let model = PaperModel(correcting: wrong, core: core, settings: settings)
    await model.load(now: Date(milliseconds: 1_750_000_000_000))
    #expect(model.error == nil)
    return model
  }

  private func history() async -> [HistoryRow] {
    let history = HistoryModel(core: core)
    await history.refresh()
    return history.rows ?? []
  }

  /// How the game can have ended, by what is counted for each, the winner first:
  /// `tests/fixtures/paper`, which Kotlin enters too.
  private func fillIn(_ model: PaperModel) throws {
    guard let game = model.draft?.game else { return }
    let lines = try fixtureLines("paper/\(game).txt")
    let counted = lines[0].rest.split(separator: " ").map(String.init)
    let somebodyWon = lines[1].word == "first"
    for (place, number) in zip(model.draft?.places ?? [], counted) {
      model.write(about: place.player) { draft in
        draft.won = place.player == people[0] && somebodyWon
        guard let form = model.form else { return }
        draft.numbers[form.number(of: draft).key] = number
      }
    }
  }

  @Test func aResultCountsWhereOneSays() async throws {
    let holidays = try await core.ask { empile in try empile.createCampaign(name: "Vacances") }
    let entry = await paper()
    #expect(entry.campaign?.isDefault == true, "where new results count")
    entry.choose(holidays)
    let game = try #require(entry.games.first { $0.slug == "pile-poils" })
    await entry.choose(game)
    for person in people.prefix(2) { await entry.toggle(person) }
    try fillIn(entry)
    #expect(await entry.save(), "\(String(describing: entry.error))")
    #expect(await history().first?.campaign == holidays.id)
  }

  @Test func aResultOfEveryGameIsWrittenDownAndCorrected() async throws {
    let model = await paper()
    #expect(model.games.count == 10)
    for game in model.games {
      let entry = await paper()
      await entry.choose(game)
      for person in people.prefix(game.players.lowerBound) { await entry.toggle(person) }
      #expect(!entry.isComplete, "\(game.slug): nothing is written yet")
      try fillIn(entry)
      #expect(entry.isComplete, "\(game.slug)")
      #expect(await entry.save(), "\(game.slug): \(String(describing: entry.error))")
      let row = try #require(await history().first { $0.game == game.slug })

      let correction = await paper(correcting: row.id)
      #expect(correction.isComplete, "\(game.slug): it is as it was written down")
      let seats = Set(row.places.map(\.player.id))
      #expect(Set(correction.draft?.places.map(\.player) ?? []) == seats)
      #expect(await correction.save(), "\(game.slug): \(String(describing: correction.error))")
      let corrected = try #require(await history().first { $0.game == game.slug })
      #expect(corrected.corrects == row.id)
      #expect(corrected.places.map(\.score) == row.places.map(\.score), "\(game.slug)")
      #expect(corrected.places.map(\.won) == row.places.map(\.won), "\(game.slug)")
    }
  }

  @Test func whatIsTypedOutlivesTheApp() async throws {
    let model = await paper()
    await model.toggle(people[0])
    await model.toggle(people[2])
    model.write(about: people[2]) { $0.numbers["cats-left"] = "4" }
    model.setNote("Chez mamie")
    model.setPlayedAt(Date(milliseconds: 1_700_000_000_000))

    let later = PaperModel(core: core, settings: SettingsModel(store))
    await later.load(now: .sunday)
    #expect(later.draft == model.draft)
    #expect(later.draft?.places.last?.number("cats-left") == 4)
    #expect(later.form == model.form)
  }

  @Test func whoBeganIsNotLostByACorrection() async throws {
    let wrong = try await core.enter([
      Paper(player: people[1], amount: 5), Paper(player: people[0], won: true, amount: 2),
    ])
    let correction = await paper(correcting: wrong)
    #expect(correction.draft?.places.map(\.player) == [people[1], people[0]])
    #expect(await correction.save())
    let corrected = try #require(await history().first { $0.corrects == wrong })
    #expect(corrected.places.map(\.player.id) == [people[0], people[1]], "the best first")
    let again = await paper(correcting: corrected.id)
    #expect(again.draft?.places.map(\.player) == [people[1], people[0]])
  }

  @Test func whoeverWasPutAsideSinceIsSeenInACorrection() async throws {
    let wrong = try await core.enter([
      Paper(player: people[1], amount: 5), Paper(player: people[0], won: true, amount: 2),
    ])
    await PlayersModel(core: core).archive(people[1])
    let correction = await paper(correcting: wrong)
    #expect(correction.person(people[1]) != nil)
    #expect(await correction.save())
  }

  @Test func aCorrectionAndANewResultAreKeptApart() async throws {
    let wrong = try await core.enter([
      Paper(player: people[0], won: true, amount: 5), Paper(player: people[1], amount: 3),
    ])
    let new = await paper()
    await new.toggle(people[3])
    let correction = await paper(correcting: wrong)
    #expect(correction.isCorrection && !new.isCorrection)
    #expect(await paper().draft == new.draft)
    #expect(await correction.save())
    #expect(settings.drafts == [new.draft])
  }

  @Test func whatWasWrittenDownIsNoDraftAnyMore() async throws {
    let model = await paper()
    for person in people.prefix(2) { await model.toggle(person) }
    try fillIn(model)
    #expect(await model.save())
    #expect(await paper().draft?.places == [])
  }

  @Test func aNumberThatCannotBeIsNotComplete() async throws {
    let model = await paper()
    for person in people.prefix(2) { await model.toggle(person) }
    try fillIn(model)
    for typed in ["", "x", "-1", "99", "2 000 000 000 000"] {
      model.write(about: people[1]) { $0.numbers["cats-left"] = typed }
      #expect(!model.isComplete, "« \(typed) »")
      #expect(await model.save() == false)
    }
    model.write(about: people[1]) { $0.numbers["cats-left"] = " 3 " }
    #expect(model.isComplete)
    model.write(about: people[1]) { $0.numbers["cat-astrophes"] = "many" }
    #expect(!model.isComplete, "what is asked beside it may be left out, but not be nonsense")
    model.write(about: people[1]) { $0.numbers["cat-astrophes"] = " " }
    #expect(model.isComplete)
    #expect(await history() == [])
  }

  @Test func whatTheRulesForbidIsRefusedWithAReasonAndStaysToBeMended() async throws {
    let model = await paper()
    for person in people.prefix(2) { await model.toggle(person) }
    for person in people.prefix(2) {
      model.write(about: person) { place in
        place.won = true
        place.numbers["golden-cats"] = "3"
      }
    }
    #expect(model.isComplete)
    #expect(await model.save() == false, "Pile-Poils has one winner")
    #expect(model.error?.reason.isEmpty == false)
    model.write(about: people[1]) { place in
      place.won = false
      place.numbers["cats-left"] = "0"
    }
    #expect(await model.save() == false, "there is no room for three golden cats")
    #expect(model.error?.reason.isEmpty == false)
    let own = try #require(model.form?.setups.last)
    #expect(model.setup == model.form?.setups.first)
    model.choose(own)
    #expect(model.setup == own)
    #expect(await model.save())
    #expect(await history().count == 1)
    let row = try #require(await history().first)
    #expect(await paper(correcting: row.id).setup == own, "the only box that it can have been")
  }

  @Test func aSmallerGameTakesFewerPlayers() async throws {
    let model = await paper()
    for person in people { await model.toggle(person) }
    let raffzahn = try #require(model.games.first { $0.slug == "raffzahn" })
    await model.choose(raffzahn)
    #expect(model.draft?.places.map(\.player) == Array(people.prefix(3)))
    await model.toggle(people[3])
    #expect(model.draft?.places.count == 3)
    await model.toggle(people[0])
    #expect(model.draft?.places.map(\.player) == [people[1], people[2]])
  }

  @Test func whoWasPutAsideMeanwhileIsNotInTheDraftAnyMore() async throws {
    let model = await paper()
    for person in people.prefix(2) { await model.toggle(person) }
    await PlayersModel(core: core).archive(people[0])
    #expect(await paper().draft?.places.map(\.player) == [people[1]])
  }

  @Test func newResultsCountInTheChosenCampaign() async throws {
    let campaign = CampaignModel(core: core, settings: settings)
    #expect(await campaign.create(name: "Été"))
    let model = await paper()
    for person in people.prefix(2) { await model.toggle(person) }
    try fillIn(model)
    #expect(await model.save())
    #expect(await history().map(\.campaign) == [settings.campaign])
  }
}
