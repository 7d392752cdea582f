import EmpileCore
import EmpileKit
import EmpileTesting
import Testing

/// Games against the clock.
@MainActor @Suite struct RealTimeTests {
  @Test func aNewMatchRunsAtOnce() async throws {
    let table = try await ByTouch.read("pilo-pilo").table(in: try await openCore())
    #expect(table.game.realTime)
    #expect(!table.isPaused)
  }

  @Test func aMatchThatIsTakenUpAgainWaitsUntilEveryoneIsBack() async throws {
    let core = try await Core.open(.rehearsal, languageTag: "fr")
    let match = try ByTouch.read("raffzahn")
    let half = match.touches.count / 2
    let lifted = try #require(match.touches.prefix(half).lastIndex { $0.phase == .up })
    let (id, state) = try await leave(match, after: lifted, in: core)

    let resumed = try await TableModel.resume(id, in: core)
    resumed.askHelp()
    await resumed.settle()
    #expect(resumed.help?.map(\.rule) == ["table.muster", "table.muster"])
    await match.sitDown(at: resumed)
    #expect(try await resumed.stateJson() == state)
    resumed.touch(Array(match.touches[(lifted + 1)...]))
    #expect(try await resumed.stateJson() == match.state, "the match goes on")
    #expect(resumed.error == nil)
  }

  /// Plays so far and lets the table go.
  private func leave(
    _ match: ByTouch, after last: Int, in core: Core
  ) async throws -> (id: String, state: String) {
    var left: TableModel? = try await match.table(in: core)
    left?.touch(Array(match.touches[...last]))
    let found = (try #require(left?.id), try #require(try await left?.stateJson()))
    left = nil
    return found
  }

  @Test func aMatchInTurnsThatIsTakenUpAgainDoesNotWait() async throws {
    let core = try await openCore()
    let fixture = try Fixture.read()
    let table = try await fixture.table(in: core)
    await fixture.play(10, at: table)
    #expect(try await TableModel.resume(table.id, in: core).isPaused == false)
  }

  @Test func whileTheClockStandsStillTouchesDoNothing() async throws {
    let core = try await Core.open(.rehearsal, languageTag: "fr")
    let match = try ByTouch.read("teckels")
    let table = try await match.table(in: core)
    let before = try await table.stateJson()
    table.pause()
    #expect(table.isPaused)
    table.touch(match.touches)
    #expect(try await table.stateJson() == before)
    #expect(table.journal.lines.isEmpty)
    table.resume()
    #expect(!table.isPaused)
    table.touch(match.touches)
    #expect(try await table.stateJson() == before, "everyone comes to the table again")
    #expect(table.error == nil)
  }

  @Test func whatIsOverIsNotPaused() async throws {
    let core = try await Core.open(.rehearsal, languageTag: "fr")
    let match = try ByTouch.read("pilo-pilo")
    let table = try await match.table(in: core)
    table.touch(match.touches)
    await table.settle()
    table.pause()
    #expect(!table.isPaused)
  }

  /// Nobody touches anything between « everyone is ready » and the turning of the cards.
  @Test(.timeLimit(.minutes(10)))
  func whatTheClockDoesIsShownByItself() async throws {
    let match = try ByTouch.read("pilo-pilo")
    let table = try await match.table(in: try await openCore())
    let everyoneIsReady = match.touches.prefix { $0.stampMs == 0 }
    #expect(everyoneIsReady.count == match.players * 2)
    let shots = table.scene.shots()
    table.touch(Array(everyoneIsReady))
    var turned: SceneShot?
    for await shot in shots where shot.cues.contains(.cardsFlipped) {
      turned = shot
      break
    }
    #expect(turned?.put.isEmpty == false)
    #expect(table.missingPictures == [])
    #expect(table.error == nil)
  }
}
