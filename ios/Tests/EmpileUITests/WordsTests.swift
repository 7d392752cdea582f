import EmpileCore
import EmpileTesting
import SwiftUI
import Testing

@testable import EmpileKit
@testable import EmpileUI

/// Every screen in French: no key without a text, no English, and a name for all that can be pressed.
@MainActor @Suite struct WordsTests {
  private nonisolated static let screens: [Screen] =
    [
      .players, .newMatch, .campaign, .history, .paper(corrects: nil), .rules, .tools, .settings,
      .files, .about,
    ]
    + Shelf.games.flatMap { [.seating(game: $0), .rulePage($0)] }

  @Test func everyGameIsAmongThem() {
    #expect(!Shelf.games.isEmpty)
  }

  @Test(arguments: screens)
  func everyScreenSpeaksFrench(screen: Screen) async throws {
    let core = try await Core.open(.memory, languageTag: "fr")
    let english = try await Core.open(.memory, languageTag: "en")
    let settings = SettingsModel(SettingsInMemory())
    let shell = Shell(core: core, settings: settings, device: SilentDevice(), lastLook: .zero)
    let players = PlayersModel(core: core)
    await players.add(name: "Léa", colour: 0)
    await players.add(name: "Tom", colour: 1)
    let host = ViewHost(
      NavigationStack { ScreenView(screen: screen, shell: shell) }.environment(shell)
        .themed(by: settings))
    // As long as answers come in, words change.
    var (before, calm) = ([""], 0)
    while calm < 20 {
      host.render()
      calm = host.tree.words == before && host.tree.words.count > 1 ? calm + 1 : 0
      before = host.tree.words
      try await Task.sleep(for: .milliseconds(5))
    }
    let own = try await core.ask { empile in Set(try empile.texts().values) }
    let foreign = try await english.ask { empile in Set(try empile.texts().values) }
      .subtracting(own)
    for words in before {
      #expect(!words.isRawKey, "\(words)")
      #expect(!foreign.contains(words), "\(words)")
    }
    for node in host.tree.visible where node.press != nil && node.kind == "Button" {
      #expect(!node.name.isEmpty, "a button without a name on \(screen)")
    }
    host.close()
  }
}

extension String {
  fileprivate var isRawKey: Bool { wholeMatch(of: /[a-z]+(-[a-z0-9]+)+/) != nil }
}
