import EmpileCore
import EmpileKit
import Testing

@MainActor @Suite struct EndModelTests {
  private let core: Core
  private let fixture: Fixture

  init() async throws {
    core = try await openCore()
    fixture = try Fixture.read()
  }

  private func finishedMatch() async throws -> OpenMatchInfo.ID {
    let table = try await fixture.table(in: core)
    await fixture.play(at: table)
    #expect(table.resultSheet?.why != nil, "it is said why it is over")
    return table.id
  }

  @Test func aMatchOpenedAgainIsFoundAsItEnded() async throws {
    let match = try await finishedMatch()
    let door = Door(match: match, core: core)
    await door.open()
    let table = try #require(door.room)
    #expect(table.isOver && !table.canBeTouched)
  }

  @Test func aNoteIsWrittenBesideTheResultOfTheMatch() async throws {
    let end = EndModel(match: try await finishedMatch(), core: core)
    await end.askNote()
    let row = try #require(end.noted)
    await end.annotate(row, note: "Sous la pluie")
    #expect(end.noted == nil && end.error == nil)
    await end.askNote()
    #expect(end.noted?.note == "Sous la pluie")
  }

  @Test func theSamePeoplePlayAgain() async throws {
    let match = try await finishedMatch()
    let end = EndModel(match: match, core: core)
    let next = try #require(await end.rematch())
    #expect(next != match && end.error == nil)
  }

  @Test func thePictureOfAResultHasItsBoardItsNamesAndItsDay() async throws {
    let match = try await finishedMatch()
    let cards = CardModel(core: core)
    let picture = try #require(await cards.picture(of: match) { _ in "15 novembre 2026" })
    #expect(picture.width * picture.density == 1080 && picture.height * picture.density == 1350)
    #expect(picture.fileName == "empile-pile-poils.png")
    let texts = picture.scene.nodes.compactMap(\.text?.text)
    for name in ["Laureline", "Félix", "Anouk"] { #expect(texts.contains(name)) }
    #expect(texts.contains { $0.contains("15 novembre 2026") })
    #expect(texts.contains("Empile") && cards.error == nil)
  }

  @Test func whatIsNoResultHasNoPicture() async throws {
    let table = try await fixture.table(in: core)
    let cards = CardModel(core: core)
    #expect(await cards.picture(of: table.id) { _ in "" } == nil)
    #expect(cards.error != nil)
  }
}
