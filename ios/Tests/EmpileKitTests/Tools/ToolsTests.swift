import EmpileCore
import EmpileKit
import Foundation
import Testing

/// Tools for a table that plays with the real box.
@MainActor @Suite struct ToolsTests {
  private let core: Core

  init() async throws {
    core = try await openCore()
  }

  private func history() async -> [HistoryRow] {
    let history = HistoryModel(core: core)
    await history.refresh()
    return history.rows ?? []
  }

  @Test func everyToolOnTheShelfHasItsModelAndItsWords() async throws {
    let shelf = ToolShelfModel(core: core)
    await shelf.load()
    #expect(shelf.words["title"] == "Outils")
    let opened: [String: [String: String]] = await [
      "first-player": first { FirstPlayerModel(core: $0) },
      "dice-cup": words(DiceCupModel(core: core)) { await $0.open() },
      "title-finder": finder(TitleFinderModel(core: core)),
      "pile-poils-sheet": words(PilePoilsSheetModel(core: core)) { await $0.open(players: 2) },
      "pilo-pilo-judge": words(PiloPiloJudgeModel(core: core)) {
        await $0.open(players: 3, apprentices: false)
      },
      "teckels-bones": words(TeckelsBonesModel(core: core)) { await $0.open(players: 2) },
      "neko-decks": words(NekoDecksModel(core: core)) {
        await $0.open(players: 2, competitive: false)
      },
      "raffzahn-timer": words(RaffzahnTimerModel(core: core)) { await $0.open() },
      "bunte-kuh-timer": words(BunteKuhTimerModel(core: core)) { await $0.open(players: 2) },
      "cui-bono-counter": words(CuiBonoCounterModel(core: core)) { await $0.open(players: 2) },
      "eintrichtern-sums": words(EintrichternSumsModel(core: core)) { await $0.open(players: 2) },
    ]
    #expect(Set(shelf.tools.map(\.slug)) == Set(opened.keys))
    for (tool, words) in opened {
      #expect(words.count > shelf.words.count, "\(tool) has words of its own")
      #expect(words.values.allSatisfy { !$0.isEmpty && !$0.hasPrefix("tool-") }, "\(tool)")
    }
  }

  private func words<Tool, Sheet>(
    _ model: ToolModel<Tool, Sheet>, _ open: (ToolModel<Tool, Sheet>) async -> Void
  ) async -> [String: String] {
    #expect(!model.isOpen)
    await open(model)
    #expect(model.isOpen)
    #expect(model.failure == nil)
    return model.words
  }

  private func first(_ model: (Core) -> FirstPlayerModel) async -> [String: String] {
    let picker = model(core)
    await picker.open()
    return picker.words
  }

  private func finder(_ finder: TitleFinderModel) async -> [String: String] {
    await finder.load()
    return finder.words
  }

  @Test func aScoreSheetIsFilledInAndWrittenDownOnce() async throws {
    let people = try await core.seat(3)
    let sheet = PilePoilsSheetModel(core: core)
    await sheet.setLeft(seat: 0, cats: 4)
    #expect(sheet.sheet == nil, "nobody has said how many play")
    await sheet.open(players: 3)
    #expect(sheet.players == 3)
    await sheet.setLeft(seat: 0, cats: 4)
    await sheet.setLeft(seat: 2, cats: 9)
    await sheet.setWinner(seat: 1, goldenCats: 12)
    #expect(sheet.sheet?.scores == [-4, 12, -9])
    let finder = TitleFinderModel(core: core)
    await finder.find(goldenCats: 12)
    #expect(sheet.sheet?.title == finder.title)
    #expect(finder.title != nil)

    await sheet.setLeft(seat: 0, cats: 99)
    #expect(sheet.failure?.code == "tool-out-of-range")
    #expect(sheet.sheet?.scores == [-4, 12, -9], "nothing was changed")
    await sheet.writeDown(people)
    let written = try #require(sheet.writtenDown)
    await sheet.writeDown(people)
    #expect(sheet.writtenDown == written)
    #expect(await history().map(\.id) == [written])

    await sheet.setNoWinner()
    #expect(sheet.writtenDown == nil, "what was changed is not written down")
    #expect(sheet.failure == nil)
  }

  @Test func aTitleForMoreGoldenCatsThanThereAreIsNone() async throws {
    let finder = TitleFinderModel(core: core)
    await finder.find(goldenCats: 5)
    #expect(finder.title != nil)
    await finder.find(goldenCats: 200)
    #expect(finder.title == nil)
    #expect(finder.failure?.code == "tool-out-of-range")
  }

  @Test func aResultIsNotWrittenDownForPeopleWhoDidNotSitThere() async throws {
    let people = try await core.seat(2)
    let sheet = PilePoilsSheetModel(core: core)
    await sheet.open(players: 3)
    await sheet.writeDown(people)
    #expect(sheet.failure != nil)
    #expect(sheet.writtenDown == nil)
    #expect(await history() == [])
  }

  @Test func theJudgeTellsWhoHadToDoWhatAndToWhom() async throws {
    let judge = PiloPiloJudgeModel(core: core)
    await judge.open(players: 3, apprentices: false)
    let shown: [PiloShown] = [
      .card(character: .attacker), .peeked, .card(character: .defender),
    ]
    await judge.judge(shown)
    #expect(judge.sheet?.judgements.map(\.duty) == [.throw, .sitsOut, .shield])
    #expect(judge.sheet?.judgements.first?.targets == Data([2]))
    await judge.settle(right: [0])
    #expect(judge.sheet?.counts.cardsLeft == Data([11, 12, 12]))
    #expect(judge.sheet?.counts.rounds == 1)
    #expect(judge.sheet?.judgements == [], "the round is over")
    await judge.takeBack()
    #expect(judge.sheet?.counts.rounds == 0)
    await judge.takeBack()
    #expect(judge.failure?.code == "nothing-to-undo")
    await judge.judge([])
    #expect(judge.failure?.code == "pilo-pilo-referee-wrong-card-count")
  }

  @Test func bonesAreCountedRoundByRound() async throws {
    let bones = TeckelsBonesModel(core: core)
    await bones.open(players: 2)
    await bones.addRound([
      TeckelsCount(cards: 9, emptiedAPile: false), TeckelsCount(cards: 5, emptiedAPile: true),
    ])
    #expect(bones.sheet?.heaps.map(\.value) == [3, 4])
    #expect(bones.sheet?.rounds.first?.last?.bones == [.silver, .silver])
    await bones.takeBack()
    #expect(bones.sheet?.rounds == [])
    await bones.addRound([])
    #expect(bones.failure != nil)
  }

  @Test func decksOfNekoTowerAreTurnedAndClimbed() async throws {
    let people = try await core.seat(2)
    let decks = NekoDecksModel(core: core)
    await decks.open(players: 2, competitive: false, seed: 1)
    let mission = try #require(decks.sheet?.missions.first)
    let climb = Int(try #require(mission.climb))
    await decks.validateMission(at: 0, climb: climb, height: 20)
    #expect(decks.sheet?.floors == Data([UInt8(1 + climb), UInt8(1 + climb)]))
    let action = decks.sheet?.actions
    await decks.playAction(at: 0)
    #expect(decks.sheet?.actions != action)
    await decks.put(seat: 0, onFloor: 13)
    #expect(decks.sheet?.steps == Data([10, 13]))
    await decks.setFelled(by: 1)
    await decks.writeDown(people)
    #expect(decks.writtenDown != nil)
    await decks.playAction(at: 9)
    #expect(decks.failure != nil)
    await decks.open(players: 1, competitive: true)
    #expect(decks.failure != nil, "nobody competes alone")
    #expect(decks.players == 2)
  }

  @Test func keptDiceCostWhatTheTableAgreedOn() async throws {
    let usual = CuiBonoCounterModel(core: core)
    await usual.open(players: 2)
    await usual.keep(seat: 0, .red)
    await usual.keep(seat: 0, .pearl)
    #expect(usual.sheet?.hands.first == CuiBonoHand(red: 1, yellow: 0, pearl: 1, loss: 4))
    await usual.takeBack()
    #expect(usual.sheet?.hands.first?.loss == 1)
    await usual.keep(seat: 5, .red)
    #expect(usual.failure?.code == "no-such-seat")

    let dear = CuiBonoCounterModel(core: core)
    await dear.open(players: 2, costs: CuiBonoCosts(red: 5, yellow: 5, pearl: 5))
    await dear.keep(seat: 1, .yellow)
    #expect(dear.sheet?.hands.last?.loss == 5)
  }

  @Test func sumsAreComparedAndRedDiceKept() async throws {
    let sums = EintrichternSumsModel(core: core)
    await sums.open(players: 2)
    let equal = await sums.compare(thrown: [1, 2, 6], caseFaces: [3, 3, 3])
    #expect(equal == SumPair(thrown: 9, caseSum: 9, equal: true))
    await sums.uncover(seat: 1, thrown: [1, 2, 6], caseFaces: [3, 3, 3])
    #expect(sums.sheet?.redDice == Data([0, 1]))
    #expect(await sums.compare(thrown: [1], caseFaces: [3, 3, 3]) == nil)
    #expect(sums.failure?.code == "wrong-dice-count")
  }

  @Test func aCupHoldsTheDiceOfTheGame() async throws {
    let cup = DiceCupModel(core: core)
    await cup.open()
    #expect(cup.sheet == .some(nil), "nothing is thrown yet")
    await cup.throwAll(.five)
    #expect(cup.sheet??.faces.count == 5)
    await cup.throwSome(2, of: .five)
    #expect(cup.sheet??.faces.count == 2)
    await cup.throwSome(2, of: .turquoise)
    #expect(cup.failure?.code == "tool-out-of-range")
    #expect(cup.sheet??.faces.count == 2)
  }

  @Test func theTimeToPointEndsAtADeadline() async throws {
    let timer = BunteKuhTimerModel(core: core)
    await timer.open(players: 4)
    #expect(timer.sheet?.deadlineMs == nil)
    await timer.stopCalled(atMs: 1_000)
    let deadline = try #require(timer.sheet?.deadlineMs)
    #expect(deadline > 1_000)
    #expect(await timer.isTooLate(atMs: deadline - 1) == false)
    #expect(await timer.isTooLate(atMs: deadline + 1))
    await timer.wrong(seat: 0)
    #expect(timer.sheet?.dice.dice == Data([18, 14, 14, 14]))
    #expect(timer.sheet?.deadlineMs == nil, "nobody has to point any more")
    await timer.right(seat: 0)
    #expect(timer.sheet?.dice.dice == Data([17, 14, 14, 14]))
  }

  @Test func aDieTakenAfterTheStopIsLate() async throws {
    let timer = RaffzahnTimerModel(core: core)
    #expect(await timer.judge(atMs: 1) == nil, "the timer is on the shelf")
    await timer.open()
    #expect(await timer.judge(atMs: 5) == .inTime)
    await timer.stopCalled(atMs: 10)
    #expect(await timer.judge(atMs: 11) == .late)
    await timer.thrown()
    #expect(await timer.judge(atMs: 99_999) == .inTime)
    await timer.setDice(seat: 0, dice: 6)
    await timer.late(seat: 0)
    #expect(timer.sheet?.dice.first == 4)
  }

  @Test func everySheetSaysTheMostItTakes() async throws {
    let finder = TitleFinderModel(core: core)
    await finder.load()
    #expect(finder.mostGoldenCats == 12)
    let cats = PilePoilsSheetModel(core: core)
    await cats.open(players: 3)
    #expect((cats.sheet?.mostGoldenCats, cats.sheet?.mostLeft) == (12, 25))
    let bones = TeckelsBonesModel(core: core)
    await bones.open(players: 2)
    #expect(bones.sheet?.mostCards == 60)
    let timer = RaffzahnTimerModel(core: core)
    await timer.open()
    let all = try #require(timer.sheet?.left)
    await timer.setDice(seat: 0, dice: 61)
    #expect(timer.sheet?.left == all - 61)
    let decks = NekoDecksModel(core: core)
    await decks.open(players: 2, competitive: true)
    let floors = Int(try #require(decks.sheet?.mostFloors))
    await decks.put(seat: 0, onFloor: floors)
    #expect(decks.failure == nil)
    await decks.put(seat: 0, onFloor: floors + 1)
    #expect(decks.failure?.code == "tool-out-of-range")
  }

  @Test func theStopwatchNeverGoesBack() {
    let early = Stopwatch.uptime.nowMs
    #expect(Stopwatch.uptime.nowMs >= early)
  }
}
