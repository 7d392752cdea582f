import SwiftUI

/// What a screen owes whoever listens to it, as far as the stand-in's tree knows: it has no places, so
/// neither sizes nor the order of what stands beside each other.
@MainActor enum SpokenRules {
  /// What stands against each rule.
  static func against(_ screen: Node) -> [String] {
    let broken = [
      "what can be pressed has a name": nameless(screen),
      "what can be pressed says that it is a button": plain(screen),
      "no two things are called alike and do different things": namesakes(screen),
      "there is a heading": headless(screen),
    ]
    return broken.sorted { $0.key < $1.key }.flatMap { rule, things in
      things.map { "\(rule): \($0)" }
    }
  }

  private static let surfaces: Set = ["Screen", "Sheet", "Alert"]
  /// What SwiftUI itself calls a button, a switch, a choice…
  private static let controls: Set = [
    "Button", "Toggle", "Picker", "Menu", "Link", "Stepper", "Slider", "ShareLink",
    "TextField", "DatePicker",
  ]

  /// All that a screen reader finds.
  static func heard(_ node: Node) -> [Node] {
    node.isCovered || node.isHiddenFromReader ? [] : [node] + node.children.flatMap { heard($0) }
  }

  private static func pressed(_ screen: Node) -> [Node] {
    heard(screen).filter { $0.press != nil && !surfaces.contains($0.kind) }
  }

  private static func nameless(_ screen: Node) -> [String] {
    pressed(screen).filter { $0.name.isEmpty }.map { $0.identifier ?? $0.kind }
  }

  private static func plain(_ screen: Node) -> [String] {
    pressed(screen).filter { !controls.contains($0.kind) && !$0.traits.contains(.isButton) }
      .map { "\($0.kind) « \($0.name) »" }
  }

  /// The pieces of a board may well be alike: they are told apart by where they lie.
  private static func namesakes(_ screen: Node) -> [String] {
    let things = pressed(screen).filter { $0.identifier?.hasPrefix("node-") != true }
    let alike = Dictionary(grouping: things) { thing in
      [thing.name, thing.value ?? "", thing.traits.contains(.isSelected) ? "selected" : ""]
    }
    return alike.filter { $0.value.count > 1 }.map { "\($0.key[0]), \($0.value.count) times" }
  }

  private static func headless(_ screen: Node) -> [String] {
    let headed = heard(screen).contains { $0.kind == "Title" || $0.traits.contains(.isHeader) }
    return headed ? [] : ["none"]
  }
}
