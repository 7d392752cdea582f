import EmpileCore
import EmpileKit
import EmpileTesting
import SwiftUI
import Testing

@testable import EmpileUI

/// Every tool through the one view, as `tests/fixtures/tools` tells.
@MainActor @Suite struct ToolsTests {
  private func tool(_ slug: String, _ names: [String] = []) async throws -> Screenful {
    let app = try await Screenful()
    for name in names { try await app.invite(name) }
    try await app.press("Outils")
    try await app.press("tool-\(slug)")
    for name in names { try await app.press(name) }
    if !names.isEmpty {
      try await app.press("Commencer")
      try await app.until("the tool is open") { app.pressable("Noter dans le carnet") != nil }
    }
    return app
  }

  /// Turns a counter and waits until it shows so.
  private func turn(_ tag: String, to wanted: Int, in app: Screenful) async throws {
    try await app.until("\(tag) can be turned") { self.value(tag, in: app) != nil }
    while let value = self.value(tag, in: app), value != wanted {
      let way = (wanted - value).signum()
      counter(tag, in: app)?.actions.first { $0.name == (way > 0 ? "+" : "-") }?.run()
      try await app.until("\(tag) is \(value + way)") { self.value(tag, in: app) == value + way }
    }
    #expect(value(tag, in: app) == wanted)
  }

  private func identified(_ tag: String, in app: Screenful) -> Node? {
    app.front.visible.first { $0.identifier == tag }
  }

  private func counter(_ tag: String, in app: Screenful) -> Node? {
    app.front.visible.first { $0.kind == "Stepper" && $0.identifier == tag }
  }

  private func value(_ tag: String, in app: Screenful) -> Int? {
    counter(tag, in: app)?.words.compactMap { Int($0) }.last
  }

  private func winners(_ app: Screenful) async throws -> Set<String> {
    let history = HistoryModel(core: try app.core)
    await history.refresh()
    let places = history.rows?.first?.places ?? []
    return Set(places.filter(\.won).map(\.player.name))
  }

  @Test(arguments: ToolScript.tools)
  func everyToolIsUsedToItsEnd(slug: String) async throws {
    let lines = try ToolScript.lines(slug)
    let names = lines.first { $0.word == "players" }?.rest.split(separator: " ").map(String.init)
    let app = try await tool(slug, names ?? [])
    for line in lines { try await follow(line, in: app) }
  }

  private func follow(_ line: FixtureLine, in app: Screenful) async throws {
    let tag = String(line.rest.prefix { $0 != " " })
    let rest = String(line.rest.dropFirst(tag.count + 1))
    switch line.word {
    case "press": try await app.press(tag)
    case "turn":
      try await app.until("\(tag) can be turned") { self.value(tag, in: app) != nil }
      try await turn(tag, to: (value(tag, in: app) ?? 0) + (Int(rest) ?? 0), in: app)
    case "undo":
      let before = app.front.words
      try await app.press("Revenir en arrière")
      try await app.until("it is taken back") { app.front.words != before }
    case "says":
      let said = Int(rest).map { app.texts.say("number", .number("number", $0)) } ?? rest
      try await app.until("\(tag) says \(said)") {
        identified(tag, in: app)?.words.contains(said) == true
      }
    case "shown": try await app.until("\(tag) is shown") { identified(tag, in: app) != nil }
    case "gone": try await app.until("\(tag) is gone") { identified(tag, in: app) == nil }
    case "off":
      try await app.until("\(tag) cannot be pressed") { app.pressable(tag)?.isEnabled == false }
      #expect(app.pressable(tag)?.hint?.isEmpty == false, "it says why")
    case "unfinished": #expect(app.pressable("Noter dans le carnet")?.isEnabled == false)
    case "won":
      try await app.press("Noter dans le carnet")
      try await app.until("it is written down") { app.isShown("C'est noté") }
      #expect(app.pressable("Noter dans le carnet")?.isEnabled == false)
      #expect(try await winners(app) == Set(line.rest.split(separator: " ").map(String.init)))
    // Who plays was said when it was opened; what the clock does is waited for by what is said then.
    case "players", "wait", "picture": break
    default: Issue.record("\(line.word) is no word of a script")
    }
  }

  /// A number can be counted up to the most there can be, and no further.
  @Test func aCounterEndsAtTheMostThereCanBe() async throws {
    let app = try await tool("title-finder")
    try await turn("golden", to: 12, in: app)
    counter("golden", in: app)?.actions.first { $0.name == "+" }?.run()
    app.refresh()
    #expect(value("golden", in: app) == 12)
    #expect(app.front.kind != "Alert")
  }

  @Test func whoBeginsIsAskedForFingers() async throws {
    let app = try await tool("first-player")
    try await app.until("it asks") { app.isShown("Posez chacun un doigt") }
  }

  @Test func whatWasCountedWaitsUntilItIsCleared() async throws {
    let app = try await tool("raffzahn-timer", ["Léa", "Tom", "Zoé"])
    try await turn("dice-1", to: 2, in: app)
    app.goBack()
    try await app.press("tool-raffzahn-timer")
    try await app.until("it is as it was left") { self.value("dice-1", in: app) == 2 }
    try await app.press("Recommencer")
    try await app.until("it asks") { app.front.kind == "Alert" }
    try await app.press("Recommencer")
    try await app.press("Commencer")
    try await app.until("nothing is counted") { self.value("dice-1", in: app) == 0 }
  }
}
