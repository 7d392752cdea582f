import Accessibility
import EmpileCore
import EmpileKit
import EmpileTesting
import SwiftUI
import Testing

@testable import EmpileUI

/// Whole matches by nothing but what VoiceOver finds on a table and can do there. One after the other:
/// all at once, each would look again and again while others are busy.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct ByReaderTests {
  private nonisolated static let inTurns = Shelf.inTurns
  /// What is uncovered is shown by the clock on the wall, as briefly as a table may choose.
  private nonisolated static let chosen = [
    "eintrichtern": [ChosenOption(key: "show", value: "2000")]
  ]

  @Test func thereAreSuchGames() {
    #expect(!Self.inTurns.isEmpty)
  }

  @Test(arguments: Shelf.games) func itsTableIsWellSaid(game: GameInfo.ID) async throws {
    let app = try await Screenful()
    try await app.sitDown(to: try ByTouch.read(game))
    try await app.until("\(game) is on the table") { !app.spokenBoard.isEmpty }
    #expect(SpokenRules.against(app.front) == [])
  }

  /// The same match is played beside it as its fingers played it: they tell which thing is meant,
  /// and after every move there must be the same things in the same places, by the same names.
  @Test(arguments: inTurns) func isPlayedToItsEnd(game: GameInfo.ID) async throws {
    var match = try ByTouch.read(game)
    match.setup.options += Self.chosen[game, default: []]
    let app = try await Screenful()
    let beside = try match.begin(in: try Empile.openRehearsal(languageTag: "fr"))
    try await app.sitDown(to: match)
    let begun = try spoken(beside)
    try await app.until("\(game) begins alike", itsBoardSays: begun)
    for move in stride(from: 0, to: match.touches.count, by: 2) {
      let (down, up) = (match.touches[move], match.touches[move + 1])
      #expect(down.phase == .down && up.phase == .up)
      // What lay open for a while is covered again by then.
      _ = try beside.step(touches: [nobodys(down)])
      let before = try spoken(beside)
      try await app.until("\(game) waits for touch \(move)", itsBoardSays: before)
      let meant = try #require(app.element(nearest: down, of: try beside.scene()))
      _ = try beside.step(touches: [down, up])
      meant.press?()
      app.refresh()
      if try beside.resultSheet() != nil { break }
      let after = try spoken(beside)
      try await app.until("touch \(move) of \(game) is taken", itsBoardSays: after)
    }
    #expect(try beside.resultSheet() != nil)
    try await app.until("\(game) ends here too") { app.isShown(app.texts["result-title"]) }
  }

  /// What there is on the other board to hear and to do.
  private func spoken(_ table: any TableProtocol) throws -> Set<String> {
    let said = try table.scene().nodes.compactMap { node in
      node.label.map { label in
        Screenful.spoken(
          "node-\(node.id)", label, at: node.uprightBox.middle,
          canBePressed: node.role.canBeTapped, traits: node.role.traits)
      }
    }
    return Set(said)
  }

  /// A finger that never came down: only the time passes.
  private func nobodys(_ touch: TouchSample) -> TouchSample {
    var touch = touch
    touch.pointer = .max
    touch.phase = .move
    return touch
  }
}

extension Screenful {
  /// Everybody sits down to a match that is played by touch elsewhere, and the table is opened.
  fileprivate func sitDown(to match: ByTouch) async throws {
    become(CGSize(width: Double(match.surface.width), height: Double(match.surface.height)))
    let people = (0..<match.players).map { "Place \($0)" }
    var seats: [PlayerInfo.ID] = []
    for name in people { seats += try await invite(name) }
    let table = try await TableModel.start(
      match.setup, seats: seats, seed: match.seed, in: core)
    try await lookAroundAtHome()
    try await press(table.game.name)
  }

  /// What VoiceOver finds on the board, and can do there.
  fileprivate var spokenBoard: Set<String> {
    Set(
      elements.map { element in
        Screenful.spoken(
          element.identifier ?? "", element.name, at: element.place,
          canBePressed: element.press != nil, traits: element.traits)
      })
  }

  fileprivate static func spoken(
    _ id: String, _ label: String, at place: CGPoint?, canBePressed: Bool,
    traits: AccessibilityTraits
  ) -> String {
    let chosen = traits.contains(.isSelected) ? ", selected" : ""
    let pressed = canBePressed ? ", to press" : ""
    return "\(id) \(label)\(chosen)\(pressed) at \(place ?? .zero)"
  }

  /// Waits until the board says this and nothing else, and tells what it says instead.
  fileprivate func until(
    _ what: String, itsBoardSays said: Set<String>, at location: SourceLocation = #_sourceLocation
  ) async throws {
    do {
      try await until(what, at: location) { self.spokenBoard == said }
    } catch {
      let (missing, more) = (said.subtracting(spokenBoard), spokenBoard.subtracting(said))
      Issue.record(
        "missing: \(missing.sorted()); instead: \(more.sorted())", sourceLocation: location)
      throw error
    }
  }

  private var elements: [Node] {
    front.visible.filter { $0.identifier?.hasPrefix("node-") == true }
  }

  /// What can be done nearest to where a finger came down on another board.
  fileprivate func element(nearest finger: TouchSample, of scene: TableScene) -> Node? {
    let pressable = elements.filter { $0.press != nil }
    func distance(_ node: SceneNode) -> Float {
      let (x, y) = (node.x + node.width / 2 - finger.x, node.y + node.height / 2 - finger.y)
      return x * x + y * y
    }
    let reached = scene.nodes.compactMap { node in
      pressable.first { $0.identifier == "node-\(node.id)" }.map { (distance(node), $0) }
    }
    return reached.min { $0.0 < $1.0 }?.1
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
