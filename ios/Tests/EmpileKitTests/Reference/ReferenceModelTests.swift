import EmpileCore
import Testing

@testable import EmpileKit

@MainActor @Suite struct ReferenceModelTests {
  private let core: Core

  init() async throws {
    core = try await openCore()
  }

  @Test func everyGameHasAPageAndTheScreenHasWords() async throws {
    let reference = ReferenceModel(core: core)
    await reference.load()
    #expect(reference.pages.compactMap(\.game).count == 10)
    #expect(!reference.words.isEmpty)
    #expect(reference.error == nil)
  }

  @Test func everyPageReadsForEveryNumberOfPlayersWithItsFigures() async throws {
    let reference = ReferenceModel(core: core)
    await reference.load()
    var figures = Set<String>()
    for info in reference.pages {
      let page = RulePageModel(page: info.slug, core: core)
      await page.load()
      #expect(page.players == info.players.lowerBound)
      for players in info.players {
        await page.read(for: players)
        #expect(page.error == nil)
        #expect(!page.sections.isEmpty)
        #expect(page.chapters.flatMap(\.sections) == page.sections, "no section is left out")
        #expect(page.chapters.allSatisfy { !$0.name.isEmpty })
        figures.formUnion(page.sections.flatMap(\.figures).map(\.id))
      }
    }
    #expect(figures.count > 10)
    for figure in figures {
      let scene = try await core.figure(figure, width: 328, height: 200)
      #expect(!scene.nodes.isEmpty, "\(figure)")
    }
  }

  @Test func aPageIsReadForTheTableThatAsks() async throws {
    let page = RulePageModel(page: "pile-poils", players: 3, core: core)
    await page.load()
    #expect(page.players == 3)
    await page.read(for: 99)
    #expect(page.players == 4, "as many as can play")
    #expect(page.error == nil)
  }

  @Test func whatWasTypedLastIsAnswered() async throws {
    let search = ReferenceModel(core: core).search
    #expect(search.hits == nil)
    let first = Task { await search.look(for: "pelote") }
    let second = Task { await search.look(for: "oreiller") }
    _ = await (first.value, second.value)
    let hits = try #require(search.hits)
    #expect(hits.contains { $0.page == "pilo-pilo" })
    await search.look(for: "   ")
    #expect(search.hits == nil, "nothing is looked for")
    await search.look(for: "xyzzyplugh")
    #expect(search.hits == [])
  }

  @Test func onAPageNothingIsFoundThatIsAboutAnotherGame() async throws {
    let page = RulePageModel(page: "pile-poils", core: core)
    await page.search.look(for: "pelote")
    let hits = try #require(page.search.hits)
    #expect(!hits.isEmpty)
    let reference = ReferenceModel(core: core)
    await reference.load()
    let others = Set(reference.pages.compactMap(\.game)).subtracting(["pile-poils"])
    #expect(hits.allSatisfy { !others.contains($0.page) })
    let first = try #require(hits.first)
    #expect(first.page == "pile-poils")
    let rule = RuleModel(first.id, core: core)
    await rule.load()
    #expect(rule.section?.title == first.title)
  }

  @Test func whatIsNotInItIsAFailure() async throws {
    let page = RulePageModel(page: "go", core: core)
    await page.load()
    #expect(page.error != nil)
    #expect(page.sections == [])
    let rule = RuleModel("pile-poils.nonsense", core: core)
    await rule.load()
    #expect(rule.section == nil)
    #expect(rule.error?.reason.isEmpty == false)
    await #expect(throws: CoreError.self) {
      _ = try await core.figure("nonsense", width: 10, height: 10)
    }
  }

  @Test func aRuleThatIsOpenedFromATableTellsWhatThatTableChose() async throws {
    let people = try await core.seat(2)
    let dear = MatchSetup(
      game: "cui-bono", options: [ChosenOption(key: "red", value: "5")], rows: nil)
    let match = try await core.ask { empile in
      try empile.startMatch(setup: dear, seats: people, seed: 7).id()
    }
    let table = try await TableModel.resume(match, in: core)
    for id in ["cui-bono.score", "cui-bono.ruling-costs"] {
      let rule = RuleModel(id, readers: table.ruleReaders, core: core)
      await rule.load()
      #expect(rule.section?.words.contains("5") == true, "\(id)")
      let usual = RuleModel(id, core: core)
      await usual.load()
      #expect(usual.section?.words.contains("5") == false, "\(id)")
    }
  }
}
