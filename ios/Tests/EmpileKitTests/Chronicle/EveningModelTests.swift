import EmpileCore
@testable import EmpileKit
import Foundation
import Testing

@MainActor @Suite struct EveningModelTests {
  private let core: Core

  init() async throws {
    core = try await openCore()
  }

  private func count(_ result: HistoryRow.ID, for evening: EveningCard.ID) async throws {
    try await core.ask { empile in
      try empile.countForEvening(result: result, evening: evening, counts: true)
    }
  }

  @Test func anEveningBeginsGrowsAndHasAWinner() async throws {
    let people = try await core.seat(2)
    let evenings = EveningsModel(core: core, lastSeats: people)
    await evenings.refresh()
    #expect(evenings.people == people, "whoever played last is likely to be there")
    await evenings.addGuest()
    let id = try #require(await evenings.begin())
    let evening = EveningModel(id, core: core)
    await evening.refresh()
    #expect(evening.people.count == 3)
    #expect(evening.page?.lines.count == 3)
    let won = try await core.enter([
      Paper(player: people[0], won: true, amount: 5), Paper(player: people[1], amount: 3),
    ])
    try await count(won, for: id)
    await evening.refresh()
    let played = try #require(evening.page?.matches.first)
    #expect(played.words == "Laureline 2, Félix 1")
    await evening.count(played, false)
    #expect(evening.page?.matches.first?.isIn == false)
    #expect(evening.page?.lines.first?.pointsText == "0 point")
    await evening.count(played, true)
    await evening.end()
    #expect(
      evening.page?.card.headline == "La soirée est finie\u{A0}: Laureline gagne avec 2 points")
    #expect(evening.page?.canResume == true)
    await evening.resume()
    #expect(evening.page?.card.isOn == true)
    await evening.toggle(people[1])
    #expect(evening.people.count == 2)
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.evening?.id == id)
  }

  @Test func whoIsAloneDoesNotBeginAnEvening() async throws {
    let people = try await core.seat(1)
    let evenings = EveningsModel(core: core, lastSeats: people)
    await evenings.refresh()
    #expect(!evenings.canBegin)
    #expect(await evenings.begin() == nil)
    #expect(evenings.error?.code == "log-too-few-for-an-evening")
  }

  @Test func theSeatsAreThoseOfTheEveningAndTheMatchCounts() async throws {
    let people = try await core.seat(3)
    let id = try await core.ask { empile in
      try empile.beginEvening(name: nil, people: Array(people.prefix(2))).id
    }
    let settings = SettingsModel(SettingsInMemory())
    let seating = SeatingModel(game: "pile-poils", core: core, settings: settings)
    await seating.load()
    #expect(seating.seats == Array(people.prefix(2)))
    await seating.judge()
    #expect(seating.forEvening.offer?.id == id)
    #expect(seating.forEvening.counts)
    seating.forEvening.counts = false
    #expect(!seating.forEvening.counts)
  }

  @Test func goalsAreTheFamilysOrSomebodys() async throws {
    let people = try await core.seat(2)
    try await core.enter([
      Paper(player: people[0], won: true, amount: 5), Paper(player: people[1], amount: 3),
    ])
    let goals = GoalsModel(core: core)
    await goals.refresh()
    #expect(goals.page?.player == nil)
    let all = goals.games.flatMap(\.goals)
    #expect(all.contains { $0.isReached })
    goals.hidesReached = true
    #expect(!goals.games.flatMap(\.goals).contains { $0.isReached })
    await goals.refresh(of: people[0])
    #expect(goals.page?.player?.name == "Laureline")
  }

  @Test func anEveningIsSentAloneAndThePreviewSaysWhoIsWho() async throws {
    let people = try await core.seat(3)
    let id = try await core.ask { empile in
      try empile.beginEvening(name: "Noël", people: Array(people.prefix(2))).id
    }
    let won = try await core.enter([
      Paper(player: people[0], won: true, amount: 5), Paper(player: people[1], amount: 3),
    ])
    try await count(won, for: id)
    let files = FilesModel(core: core)
    await files.refresh()
    #expect(files.sendsEverything)
    files.part = files.parts.first { $0.evening == id }
    #expect(!files.sendsEverything)
    let file = try #require(await files.exportLog())
    let text = String(decoding: file.contents, as: UTF8.self)
    #expect(text.contains("Laureline") && !text.contains("Anouk"))
    let other = try await openCore()
    _ = try await other.seat(1)
    let target = FilesModel(core: other)
    await target.choose(file.contents)
    let promise = try #require(target.promise)
    #expect(promise.hasNamesakes)
    #expect(promise.people.map(\.name) == ["Félix", "Laureline"])
    let united = promise.people[1].words
    await target.take(byName: false)
    #expect(target.promise?.people[1].words != united)
    await target.take(byName: true)
    await target.takeIn()
    let players = PlayersModel(core: other)
    await players.refresh()
    #expect(players.roster.map(\.name) == ["Félix", "Laureline"])
  }
}
