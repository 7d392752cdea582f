import EmpileCore
import EmpileKit
import Foundation
import Testing

@MainActor @Suite struct HistoryModelTests {
  private let core: Core
  private let history: HistoryModel
  private let people: [PlayerInfo.ID]

  init() async throws {
    core = try await openCore()
    history = HistoryModel(core: core)
    people = try await core.seat(3)
  }

  private func enter(
    _ count: Int, game: GameInfo.ID = "pile-poils", from second: Int64 = 0
  ) async throws -> [HistoryRow.ID] {
    var ids: [HistoryRow.ID] = []
    for match in 0..<count {
      ids.append(
        try await core.enter(
          [Paper(player: people[0], won: true, amount: 5), Paper(player: people[1], amount: 3)],
          game: game, second: second + Int64(match)))
    }
    return ids
  }

  @Test func withoutAMatchThereIsNoHistory() async {
    #expect(history.rows == nil, "nobody has asked the log yet")
    await history.refresh()
    #expect(history.rows == [])
    #expect(!history.hasMore)
    #expect(history.error == nil)
  }

  @Test func theLastMatchIsFirstAndPagesFollowEachOther() async throws {
    let ids = try await enter(HistoryModel.page * 2 + 5)
    await history.refresh()
    #expect(history.rows?.map(\.id) == Array(ids.reversed().prefix(HistoryModel.page)))
    #expect(history.hasMore)
    await history.showMore()
    #expect(history.rows?.count == HistoryModel.page * 2)
    await history.showMore()
    #expect(history.rows?.map(\.id) == ids.reversed())
    #expect(!history.hasMore)
    await history.showMore()
    #expect(history.rows?.count == ids.count)
  }

  @Test func aPageThatIsExactlyFullIsFollowedByNothing() async throws {
    _ = try await enter(HistoryModel.page)
    await history.refresh()
    #expect(history.rows?.count == HistoryModel.page)
    #expect(!history.hasMore)
  }

  @Test func oneLooksForAGameAPlayerACampaignAndATime() async throws {
    let cats = try await enter(2)
    let dogs = try await core.enter(
      [Paper(player: people[1], amount: 9), Paper(player: people[2], amount: 6)], game: "teckels",
      second: 100)
    await history.refresh()
    #expect(history.name(of: "teckels") == history.games.first { $0.slug == "teckels" }?.name)

    var filter = HistoryFilter()
    filter.game = "teckels"
    await history.show(filter)
    #expect(history.rows?.map(\.id) == [dogs])
    filter = HistoryFilter()
    filter.player = people[0]
    await history.show(filter)
    #expect(history.rows?.map(\.id) == cats.reversed())
    filter = HistoryFilter()
    let start = Date(milliseconds: 1_750_000_000_000)
    filter.time = start..<start.addingTimeInterval(1)
    #expect(filter.isNarrow)
    await history.show(filter)
    #expect(history.rows?.map(\.id) == [cats[0]], "the end is left out")
    filter = HistoryFilter()
    filter.campaign = history.campaigns.first { !$0.isDefault }?.id ?? history.campaigns.first?.id
    await history.show(filter)
    #expect(history.rows?.count == 3)
  }

  @Test func whatIsTakenOutNoLongerCountsAndComesBack() async throws {
    let ids = try await enter(2)
    await history.refresh()
    history.opened = ids[0]
    #expect(history.shown?.standing == .counts)
    await history.void(ids[0])
    #expect(history.rows?.map(\.id) == [ids[1]])
    #expect(history.opened == nil, "it does not open again by itself when it comes back")

    var filter = HistoryFilter()
    filter.showsAll = true
    #expect(!filter.isNarrow)
    await history.show(filter)
    history.opened = ids[0]
    #expect(history.shown?.standing == .void)
    await history.restore(ids[0])
    #expect(history.shown?.standing == .counts)
    #expect(history.error == nil)
  }

  @Test func aNoteIsWrittenBesideAResult() async throws {
    let ids = try await enter(1)
    await history.refresh()
    let row = try #require(history.rows?.first)
    await history.annotate(row, note: "Chez mamie")
    #expect(history.rows?.first?.note == "Chez mamie")
    #expect(history.rows?.first?.id == ids[0])
  }

  @Test func aResultThatDoesNotExistIsAFailure() async throws {
    await history.void("nothing")
    #expect(history.error?.code == "not-an-id")
    history.dismissError()
    #expect(history.error == nil)
  }
}
