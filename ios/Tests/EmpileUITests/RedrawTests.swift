import EmpileCore
import SwiftUI
import Testing

@testable import EmpileKit
@testable import EmpileUI

/// What SwiftUI looks at again, and what it leaves alone.
@MainActor @Suite struct RedrawTests {
  private let scene = LiveScene()

  private func node(_ id: UInt32, x: Float, depth: UInt8, label: String? = nil) -> SceneNode {
    SceneNode(
      id: id, x: x, y: 0, width: 10, height: 10, turn: 0, depth: depth, motion: .glide,
      picture: nil, text: SceneText(text: "12", ink: 0, display: false, size: 8, fromLeft: false),
      role: .piece, label: label)
  }

  private func put(_ nodes: SceneNode..., isFresh: Bool = false) {
    let changes = SceneChanges(number: 1, whole: isFresh, removed: [], put: nodes, pictures: [])
    scene.show(SceneShot(changes, isFresh: isFresh))
  }

  private func until(_ what: String, _ condition: () -> Bool) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(2)) }
    #expect(condition(), "never: \(what)")
  }

  /// Where the canvas draws things, from left to right.
  private func places(_ host: ViewHost) -> [String] {
    let canvas = host.tree.visible.first { $0.kind == "Canvas" }
    return canvas?.drawn.filter { $0.hasPrefix("move ") } ?? []
  }

  @Test func whatIsDraggedIsDrawnWhereTheFingerIs() async throws {
    let held = StageManner.ours.heldDepth
    put(node(1, x: 0, depth: held), node(2, x: 200, depth: 1, label: "bouton"), isFresh: true)
    let host = ViewHost(SceneCanvas(scene: scene))
    try await until("the scene is played") { host.isStale }
    host.render()
    for x in stride(from: Float(20), through: 80, by: 20) {
      put(node(1, x: x, depth: held))
      try await until("the canvas is looked at again, though nothing travels") { host.isStale }
      host.render()
      #expect(places(host).contains("move \(CGFloat(x) + 5) 5.0"))
    }
    host.close()
  }
}
