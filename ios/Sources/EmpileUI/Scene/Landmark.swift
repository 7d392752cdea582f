import EmpileCore
import EmpileKit
import SwiftUI

/// What a screen reader finds of a node: the upright box around it, its label, and what it can do.
struct LandmarkView: View {
  let node: SceneNode
  /// Nothing where a match is only shown.
  let onTap: ((SceneNode) -> Void)?

  var body: some View {
    let box = node.uprightBox
    let element = Color.clear
      .frame(width: box.width, height: box.height)
      .accessibilityElement()
      .accessibilityLabel(node.label ?? "")
      .accessibilityIdentifier("node-\(node.id)")
      .accessibilityAddTraits(node.role.traits)
    Group {
      if let onTap, node.role.canBeTapped {
        element.accessibilityAction { onTap(node) }
      } else {
        element
      }
    }
    .position(x: box.midX, y: box.midY)
    .allowsHitTesting(false)
  }
}

extension SceneNode {
  var uprightBox: CGRect {
    let angle = Double(turn) * .pi / 180
    let (along, across) = (abs(cos(angle)), abs(sin(angle)))
    let (width, height) = (Double(width), Double(height))
    let (broad, tall) = (width * along + height * across, width * across + height * along)
    return CGRect(
      x: Double(x) + (width - broad) / 2, y: Double(y) + (height - tall) / 2, width: broad,
      height: tall)
  }

  /// A tap in the middle of it, or a touch that is held, for whoever acts without pointing.
  func assistiveTap(at stampMs: UInt64) -> [TouchSample] {
    let middle = (x: x + width / 2, y: y + height / 2)
    let up = role == .hold ? stampMs + StageManner.ours.assistiveHoldMs : stampMs
    return [(TouchPhase.down, stampMs), (.up, up)].map { phase, stamp in
      TouchSample(
        pointer: SceneNode.assistivePointer, phase: phase, x: middle.x, y: middle.y, stampMs: stamp)
    }
  }

  private static let assistivePointer = UInt64.max
}

extension NodeRole {
  var canBeTapped: Bool {
    switch self {
    case .picture, .spot: false
    case .button, .piece, .hold, .chosen, .unchosen: true
    }
  }

  var traits: AccessibilityTraits {
    switch self {
    case .picture, .spot: .isStaticText
    case .button, .piece, .hold, .unchosen: .isButton
    case .chosen: [.isButton, .isSelected]
    }
  }
}
