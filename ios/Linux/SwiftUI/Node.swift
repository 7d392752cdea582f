import UIKit

/// What a view became: what a player sees, hears and can do there. Tests read and press it.
@MainActor public final class Node {
  public let kind: String
  /// What is written on it, or in it.
  public var text: String
  public var children: [Node]
  /// What a screen reader says instead of what is written.
  public var label: String?
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var isEnabled = true
  /// Is there another screen before it?
  public var isCovered = false
  public var isHiddenFromReader = false
  public var traits: AccessibilityTraits = []
  /// What pressing it does.
  public var press: (@MainActor () -> Void)?
  /// What typing or choosing there does; wrong kinds of values change nothing.
  public var write: (@MainActor (Any) -> Void)?
  /// What a screen reader offers beside pressing.
  public var actions: [(name: String, run: @MainActor () -> Void)] = []
  public var move: (@MainActor (IndexSet, Int) -> Void)?
  /// What is drawn there, by whoever draws it.
  public var draw: @MainActor () -> [String] = { [] }
  public var drawn: [String] { draw() }
  /// What letting something fall there does.
  public var drop: (@MainActor (Any) -> Void)?
  /// What UIKit shows there.
  public var responder: UIResponder?
  /// Where its middle is, if that was said.
  public var place: CGPoint?
  var tag: (any Hashable)?
  /// Is it there only to name a view of the app's own?
  var isOwnView = false

  /// What a modifier changes: a view of one's own is nothing but its body.
  var meant: Node { isOwnView && children.count == 1 ? children[0].meant : self }

  public init(
    _ kind: String, _ text: String = "", _ children: [Node] = [],
    press: (@MainActor () -> Void)? = nil
  ) {
    self.kind = kind
    self.text = text
    self.children = children
    self.press = press
  }

  /// This node and all below it that no other screen covers.
  public var visible: [Node] {
    isCovered ? [] : [self] + children.flatMap(\.visible)
  }

  /// What lies before everything else: a sheet, an alert, or the screen itself.
  public var front: Node {
    visible.last { Node.modal.contains($0.kind) } ?? self
  }

  static let modal: Set<String> = ["Sheet", "Alert"]

  /// All words that reach the player's eyes or ears.
  public var words: [String] {
    visible.flatMap { node -> [String] in
      let shown = Node.written.contains(node.kind) ? [node.text] : []
      return
        (shown + [node.label, node.value, node.hint].compactMap { $0 } + node.actions.map(\.name))
        .filter { !$0.isEmpty }
    }
  }

  private static let written: Set<String> = ["Text", "Title", "Prompt"]

  /// What a screen reader calls it.
  public var name: String {
    if let label { return label }
    let parts = children.filter { !$0.isHiddenFromReader }.map(\.name).filter { !$0.isEmpty }
    return Node.written.contains(kind) ? text : parts.joined(separator: " ")
  }
}
