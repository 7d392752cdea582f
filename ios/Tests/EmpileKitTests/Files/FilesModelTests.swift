import EmpileCore
import EmpileKit
import Foundation
import Testing

@MainActor @Suite struct FilesModelTests {
  private let core: Core
  private let files: FilesModel
  private let now = Date(milliseconds: 1_750_000_000_000)

  init() async throws {
    core = try await openCore()
    files = FilesModel(core: core, calendar: try FilesModelTests.parisian())
  }

  private static func parisian() throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 7_200))
    return calendar
  }

  private func playAMatch() async throws {
    let people = try await core.seat(2)
    try await core.enter([
      Paper(player: people[0], won: true, amount: 5), Paper(player: people[1], amount: 3),
    ])
  }

  @Test func theWholeLogLeavesAsAFileNamedAfterTheDay() async throws {
    try await playAMatch()
    let file = try #require(await files.exportLog(now: now))
    #expect(file.name == "empile-2025-06-15.empile")
    #expect(file.kind == .log)
    _ = try JSONSerialization.jsonObject(with: file.contents)
    let table = try #require(await files.exportTable(now: now))
    #expect(table.name == "empile-2025-06-15.csv")
    let rows = String(decoding: table.contents, as: UTF8.self).split(whereSeparator: \.isNewline)
    #expect(rows.count == 3, "a heading and one row per player")
    #expect(!files.isBusy)
  }

  @Test func theLogIsHandedToAnotherAppAsAFile() async throws {
    try await playAMatch()
    let file = try #require(await files.exportLog(now: now))
    let place = try #require(await files.share(now: now))
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(place.lastPathComponent == file.name)
    #expect(try Data(contentsOf: place) == file.contents)
  }

  @Test func whatCannotBeWrittenIsNotShared() async throws {
    let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent("no such folder")
    #expect(await files.share(now: now, from: nowhere) == nil)
    #expect(files.error?.reason == core.texts["files-trouble"])
  }

  @Test func aFileIsTakenInOnlyAfterItWasSeenWhatThatDoes() async throws {
    try await playAMatch()
    let file = try #require(await files.exportLog(now: now))
    let other = try await openCore()
    let target = FilesModel(core: other)
    await target.choose(file.contents)
    let promise = try #require(target.promise)
    #expect(!promise.nothingNew)
    let players = PlayersModel(core: other)
    await players.refresh()
    #expect(players.roster == [], "nothing is taken in yet")

    await target.takeIn()
    #expect(target.done?.rows == promise.rows)
    #expect(target.promise == nil)
    await players.refresh()
    #expect(players.roster.map(\.name) == ["Félix", "Laureline"])
    let history = HistoryModel(core: other)
    await history.refresh()
    #expect(history.rows?.count == 1)

    await target.choose(file.contents)
    #expect(target.promise?.nothingNew == true, "it is all there")
  }

  @Test func whoThinksBetterOfItTakesNothingIn() async throws {
    try await playAMatch()
    let file = try #require(await files.exportLog(now: now))
    let other = try await openCore()
    let target = FilesModel(core: other)
    await target.choose(file.contents)
    target.forget()
    await target.takeIn()
    #expect(target.done == nil)
    let players = PlayersModel(core: other)
    await players.refresh()
    #expect(players.roster == [])
  }

  @Test func twoLogsBecomeOneWhicheverComesFirst() async throws {
    try await playAMatch()
    let other = try await openCore()
    let anouk = try #require(await PlayersModel(core: other).add(name: "Anouk", colour: 5))
    let there = FilesModel(core: other)
    let ours = try #require(await files.exportLog(now: now))
    let theirs = try #require(await there.exportLog(now: now))
    await files.choose(theirs.contents)
    await files.takeIn()
    await there.choose(ours.contents)
    await there.takeIn()
    for log in [core, other] {
      let players = PlayersModel(core: log)
      await players.refresh()
      #expect(players.roster.map(\.name) == ["Anouk", "Félix", "Laureline"])
      #expect(players.player(anouk.id)?.colour == 5)
    }
  }

  @Test(arguments: [
    Data(), Data("Chère Laureline".utf8), Data([0xff, 0xfe, 0x00]), Data("{}".utf8),
  ])
  func whatIsNoFileOfOursIsRefusedWithAReason(contents: Data) async throws {
    await files.choose(contents)
    #expect(files.error?.reason.isEmpty == false)
    #expect(files.promise == nil)
    await files.takeIn()
    #expect(files.done == nil)
  }

  @Test func timesOfBgStatsAreLocal() async throws {
    let export = """
      {"games":[{"id":1,"name":"Pile-Poils","uuid":"4f4e9f0a-7c3b-4f0e-9d7e-0a4b6f1c2d3e"}],
       "players":[{"id":1,"name":"Ada","uuid":"2f4e9f0a-7c3b-4f0e-9d7e-0a4b6f1c2d3e"},
                  {"id":2,"name":"Blaise","uuid":"3f4e9f0a-7c3b-4f0e-9d7e-0a4b6f1c2d3e"}],
       "locations":[],
       "plays":[{"uuid":"1f4e9f0a-7c3b-4f0e-9d7e-0a4b6f1c2d3e",
         "playDate":"2025-06-15 18:00:00","gameRefId":1,
         "playerScores":[{"playerRefId":1,"score":"5","winner":true},
                         {"playerRefId":2,"score":"-3","winner":false}]}]}
      """
    await files.choose(Data(export.utf8), now: now)
    try #require(files.promise != nil, "\(String(describing: files.error))")
    await files.takeIn(now: now)
    let history = HistoryModel(core: core)
    await history.refresh()
    let row = try #require(history.rows?.first, "\(String(describing: files.done))")
    #expect(
      Date(milliseconds: row.playedAt) == (try? Date("2025-06-15T16:00:00Z", strategy: .iso8601)))
  }

  @Test func aCopyOfTheLogIsMadeWhenSomebodyAsks() async throws {
    let log = try TemporaryLog()
    let files = FilesModel(core: try await log.open())
    await files.refresh()
    let before = Set(files.copies.map(\.id))
    #expect(await files.copy())
    #expect(files.copies.contains { !before.contains($0.id) && $0.isSound })
  }

  @Test func aCopyIsPutBackAndWhatWasTheLogIsACopy() async throws {
    let log = try TemporaryLog()
    let core = try await log.open()
    let (files, players) = (FilesModel(core: core), PlayersModel(core: core))
    await players.add(name: "Ada", colour: 0)
    #expect(await files.copy())
    let copy = try #require(files.copies.first)
    #expect(copy.contents == "Aucune partie, 1 personne")
    await players.add(name: "Bob", colour: 1)
    #expect(await files.putBack(copy))
    await players.refresh()
    #expect(players.roster.map(\.name) == ["Ada"])
    let aside = try #require(files.copies.first { $0.isSetAside })
    #expect(aside.contents == "Aucune partie, 2 personnes")
    #expect(await files.putBack(aside))
    await players.refresh()
    #expect(players.roster.map(\.name) == ["Ada", "Bob"])
  }

  @Test func aCopyThatIsGoneIsRefusedWithAWord() async throws {
    let log = try TemporaryLog()
    let files = FilesModel(core: try await log.open())
    let gone = CopyInfo(
      id: "gone.db", madeAt: 0, isSetAside: false, contents: "", lastPlayedAt: nil, isSound: true)
    #expect(await files.putBack(gone) == false)
    #expect(files.error?.code == "log-no-such-copy")
  }
}
