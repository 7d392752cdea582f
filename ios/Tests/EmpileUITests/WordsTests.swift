import EmpileCore
import EmpileTesting
import SwiftUI
import Testing

@testable import EmpileKit
@testable import EmpileUI

/// Every screen in French: no key without a text, no English, a name for all that can be pressed, and
/// a heading. One after the other: all at once, each would look again and again while others are busy.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct WordsTests {
  private nonisolated static let screens: [Screen] =
    [
      .players, .person(of: nil), .evenings, .goals, .newMatch, .campaign, .history,
      .paper(corrects: nil), .rules, .tools, .settings, .files, .about,
    ]
    + Shelf.games.flatMap { [.seating(game: $0), .rulePage($0), .lessonDone(game: $0)] }
    + Shelf.tools.map { .tool($0) }

  @Test func everyGameAndEveryToolIsAmongThem() {
    #expect(!Shelf.games.isEmpty && !Shelf.tools.isEmpty)
  }

  @Test(arguments: screens)
  func everyScreenSpeaksFrench(screen: Screen) async throws {
    let app = try await Screenful()
    try await app.invite("Léa", "Tom")
    try await speaksFrench(screen, in: app.core)
  }

  @Test func everyScreenOfAMatchSpeaksFrench() async throws {
    let app = try await Screenful()
    let match = try await app.playTheMatch().id
    try await speaksFrench(.result(match: match), in: app.core)
    try await speaksFrench(.replay(match: match, step: 1), in: app.core)
    try await speaksFrench(.hindsight(match: match), in: app.core)
    let played = try await app.core.ask { empile in try empile.result(id: match) }
    try await speaksFrench(.paper(corrects: played.id), in: app.core)
    try await speaksFrench(.history, in: app.core)
    try await speaksFrench(.campaign, in: app.core)
    let winner = try #require(played.places.first).player.id
    try await speaksFrench(.person(of: winner), in: app.core)
    let evening = try await app.core.ask { empile in
      let evening = try empile.beginEvening(name: nil, people: played.places.map(\.player.id)).id
      try empile.countForEvening(result: played.id, evening: evening, counts: true)
      return evening
    }
    try await speaksFrench(.evening(evening), in: app.core)
  }

  @Test func aTableSpeaksFrench() async throws {
    let app = try await Screenful()
    let table = try await app.playTheMatch(leavingOut: 1)
    try await speaksFrench(.table(match: table.id), in: app.core)
  }

  private func speaksFrench(_ screen: Screen, in core: Core) async throws {
    let english = try await Core.open(.memory, languageTag: "en")
    let settings = SettingsModel(SettingsInMemory())
    let shell = Shell(core: core, settings: settings, device: SilentDevice(), lastLook: .zero)
    let host = ViewHost(
      NavigationStack { ScreenView(screen: screen, shell: shell) }.environment(shell)
        .themed(by: settings))
    defer { host.close() }
    let said = try await atRest(host)
    let own = try await core.ask { empile in Set(try empile.texts().values) }
    let foreign = try await english.ask { empile in Set(try empile.texts().values) }
      .subtracting(own)
    for words in said {
      #expect(!words.isRawKey, "\(words) on \(screen)")
      #expect(!foreign.contains(words), "\(words) on \(screen)")
    }
    #expect(SpokenRules.against(host.tree) == [], "\(screen)")
  }

  /// All words, once they stay: as long as answers come in, they change.
  private func atRest(_ host: ViewHost) async throws -> [String] {
    var (before, calm) = ([""], 0)
    for _ in 1...2_000 where calm < 20 {
      host.render()
      calm = host.tree.words == before && host.tree.words.count > 1 ? calm + 1 : 0
      before = host.tree.words
      try await Task.sleep(for: .milliseconds(5))
    }
    try #require(calm == 20, "never at rest: \(before)")
    return before
  }
}

extension String {
  fileprivate var isRawKey: Bool { wholeMatch(of: /[a-z]+(-[a-z0-9]+)+/) != nil }
}
