import EmpileCore
import EmpileKit
import Testing

/// What a table does beside taking touches: help, a journal, consent, a clock.
@MainActor @Suite struct TableLifeTests {
  private let core: Core
  private let fixture: Fixture
  private let table: TableModel

  init() async throws {
    core = try await openCore()
    fixture = try Fixture.read()
    table = try await fixture.table(in: core)
  }

  @Test func helpSaysWhatMayBeDoneAndWhichRuleSaysSo() async throws {
    #expect(table.help == nil)
    table.askHelp()
    await table.settle()
    let lines = try #require(table.help)
    #expect(!lines.isEmpty)
    for line in lines {
      let rule = RuleModel(line.rule, readers: table.ruleReaders, core: core)
      await rule.load()
      #expect(rule.section != nil, "\(line)")
    }
    table.dismissHelp()
    #expect(table.help == nil)
  }

  @Test func everyMoveIsInTheJournal() async throws {
    #expect(table.journal.lines.isEmpty)
    await fixture.play(2, at: table)
    let told = table.journal.lines.map(\.text)
    #expect(told.count >= 2)
    #expect(told.allSatisfy { !$0.isEmpty && !$0.hasPrefix("pile-poils-") })
    await fixture.play(0, at: table)
    #expect(table.journal.lines.map(\.text) == told)
  }

  @Test func theTableIsAskedOnlyWhereItMustAgree() async throws {
    table.requestUndo()
    await table.settle()
    #expect(!table.asksConsent && table.error == nil, "there is nothing to take back")

    await fixture.play(1, at: table)
    let thrown = try await table.stateJson()
    table.requestUndo()
    #expect(table.asksConsent)
    #expect(try await table.stateJson() == thrown, "nothing happens until the table agrees")
    table.asksConsent = false
    table.play(entryJson: fixture.entries[1])
    await table.settle()
    table.requestUndo()
    #expect(!table.asksConsent, "dice that were put down are taken back freely")
    #expect(try await table.stateJson() == thrown)

    table.requestUndo()
    table.undo(tableAgrees: true)
    await table.settle()
    #expect(!table.asksConsent)
    #expect(table.undoNeed == .nothingToUndo)
  }

  @Test func aSecondLookAtTheSameTableChangesNothing() async throws {
    await fixture.play(20, at: table)
    let before = table.sight
    table.resize(width: 320, height: 640)
    table.askHelp()
    await table.settle()
    let again = try await TableModel.resume(table.id, in: core)
    again.resize(width: 320, height: 640)
    await again.settle()
    #expect(differences(table.sight, again.sight) == [])
    #expect(differences(table.sight, before) != [])
  }

  @Test func changesAddUpToTheSceneThatANewLookSees() async throws {
    for entry in fixture.entries.prefix(40) {
      table.play(entryJson: entry)
      await table.settle()
    }
    let changed = table.sight
    let fresh = try await TableModel.resume(table.id, in: core)
    #expect(differences(changed, fresh.sight) == [])
    #expect(table.missingPictures == [])
  }

  @Test func aScreenReaderFindsEveryButton() {
    let buttons = table.scene.nodes.filter { $0.role != .picture }
    let found = Set(table.scene.landmarks.map(\.id))
    #expect(!buttons.isEmpty)
    #expect(buttons.filter { !found.contains($0.id) } == [])
  }
}
