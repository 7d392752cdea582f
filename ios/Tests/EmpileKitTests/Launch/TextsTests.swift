import EmpileCore
import EmpileKit
import Testing

@MainActor @Suite struct TextsTests {
  @Test(arguments: [
    ("fr-CH", "fr", "Nouvelle partie", "1 partie", "3 parties"),
    ("en-GB", "en", "New match", "1 match", "3 matches"),
  ])
  func theyAreInTheChosenLanguage(
    tag: String, spoken: String, newMatch: String, one: String, three: String
  ) async throws {
    let texts = try await openCore(languageTag: tag).texts
    #expect(texts.languageTag == spoken)
    #expect(texts["home-new-match"] == newMatch)
    #expect(texts.say("campaign-games", .number(name: "games", value: 1)) == one)
    #expect(texts.say("campaign-games", .number(name: "games", value: 3)) == three)
  }

  @Test func factsAreWordsToo() async throws {
    let texts = try await openCore().texts
    #expect(texts.say("result-won", .word(name: "name", value: "Zoé")) == "Zoé l'emporte\u{a0}!")
  }

  @Test func aKeyWithoutTextShowsItself() async throws {
    let texts = try await openCore().texts
    #expect(texts["no-such-text"] == "no-such-text")
    #expect(texts.say("no-such-text") == "no-such-text")
  }

  @Test(arguments: [
    ("fr", "Écrivez un prénom."),
    ("en", "Write a first name."),
  ])
  func failuresGiveTheirReasonInTheChosenLanguage(tag: String, reason: String) async throws {
    let players = PlayersModel(core: try await openCore(languageTag: tag))
    await players.add(name: "", colour: 0)
    #expect(players.error == CoreError(code: "log-name-empty", reason: reason))
  }

  @Test func theBoardSpeaksTheChosenLanguage() async throws {
    let core = try await openCore(languageTag: "en")
    let table = try await Fixture.read().table(in: core)
    let hand = Hand(at: table, texts: core.texts)
    let roll = core.texts.say("pile-poils-roll", .number(name: "dice", value: 5))
    #expect(roll.contains("5 dice"))
    #expect(hand.node(Hand.roll)?.label == roll)
    #expect(hand.node(Hand.roll)?.text?.text == roll)
  }
}
