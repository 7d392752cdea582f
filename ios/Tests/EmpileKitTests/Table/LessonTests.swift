import EmpileCore
import EmpileTesting
import Testing

@testable import EmpileKit

/// The lessons that the core plays in Rust, and the other shell in Kotlin, by the same finger.
@MainActor @Suite struct LessonTests {
  private let core: Core

  init() async throws {
    core = try await Core.open(.rehearsal, languageTag: "fr")
  }

  private func lesson(of game: GameInfo.ID) async throws -> TableModel {
    let id = try #require(await LearningModel(core: core).begin(game))
    let table = try await TableModel.resume(id, in: core)
    table.resize(width: 412, height: 760)
    await table.settle()
    return table
  }

  @Test(arguments: Shelf.games)
  func isLearntByFollowingTheFinger(game: GameInfo.ID) async throws {
    let table = try await lesson(of: game)
    #expect(table.isLesson && !table.isShared)
    var stamp: UInt64 = 0
    for _ in 0..<100 where !table.isTaught {
      let asked = try #require(try table.native.lessonTouch())
      for sample in asked.samples(from: stamp) { table.touch([sample]) }
      stamp += 100
      await table.settle()
      try #require(table.refusal == nil, "\(asked)")
    }
    #expect(table.isTaught)
    #expect(table.undoNeed == .nothingToUndo && table.resultSheet == nil)
    let home = HomeModel(core: core)
    await home.refresh()
    #expect(home.openMatches == [])
  }

  @Test func aTouchBesideTheFingerIsExplained() async throws {
    let table = try await lesson(of: "pile-poils")
    let goOn = try #require(try table.native.lessonTouch())
    for sample in goOn.samples(from: 0) { table.touch([sample]) }
    await table.settle()
    table.touch([TouchSample(pointer: 1, phase: .down, x: 2, y: 2, stampMs: 200)])
    table.touch([TouchSample(pointer: 1, phase: .up, x: 2, y: 2, stampMs: 220)])
    await table.settle()
    #expect(table.refusal?.code == "lesson-follow-the-finger")
  }

  @Test func aLessonIsAtHandUntilAMatchWasPlayed() async throws {
    let seating = SeatingModel(
      game: "pile-poils", core: core, settings: SettingsModel(SettingsInMemory()))
    await seating.load()
    #expect(seating.offersLesson)
  }
}

extension LessonTouch {
  /// A finger that does what is asked.
  fileprivate func samples(from stamp: UInt64) -> [TouchSample] {
    func sample(_ phase: TouchPhase, _ x: Float, _ y: Float, _ after: UInt64) -> TouchSample {
      TouchSample(pointer: 1, phase: phase, x: x, y: y, stampMs: stamp + after)
    }
    guard let to else { return [sample(.down, x, y, 20), sample(.up, x, y, 40)] }
    return [
      sample(.down, x, y, 20), sample(.move, (x + to.x) / 2, (y + to.y) / 2, 40),
      sample(.move, to.x, to.y, 60), sample(.up, to.x, to.y, 80),
    ]
  }
}
