import EmpileCore
import EmpileKit
import SwiftUI

/// A scene that stands still, `scale` times as large as the size it was made for.
struct StillSceneView: View {
  let scene: StillScene
  let size: CGSize
  var scale: CGFloat = 1
  @Environment(\.theme) private var theme
  @State private var fitter = TextFitter()
  @State private var shelf = SpriteShelf()

  var body: some View {
    let painter = ScenePainter(theme: theme, fitter: fitter)
    let sprites = shelf.sprites(of: scene)
    Canvas { context, _ in
      context.scaleBy(x: scale, y: scale)
      for sprite in sprites { painter.paint(sprite, sprite.journey.to, in: context) }
    }
    .frame(width: size.width * scale, height: size.height * scale)
    .accessibilityHidden(true)
  }
}

/// Keeps what was drawn last: a screen around a scene changes more often than the scene.
@MainActor private final class SpriteShelf {
  private var nodes: [SceneNode] = []
  private var sprites: [Sprite] = []

  func sprites(of scene: StillScene) -> [Sprite] {
    if nodes != scene.nodes {
      nodes = scene.nodes
      sprites = nodes.map { node in
        Sprite(
          node: node, drawing: node.picture.flatMap { scene.pictures[$0] }.map(Drawing.init),
          journey: .still(node.pose))
      }
    }
    return sprites
  }
}

/// Pieces that were drawn before: the same few are shown again and again.
@MainActor private enum PieceBook {
  private struct Key: Hashable {
    let piece: Piece
    let side: CGFloat
  }

  private static var drawings: [Key: Drawing] = [:]

  static func drawing(of piece: Piece, side: CGFloat) -> Drawing? {
    let key = Key(piece: piece, side: side)
    if let known = drawings[key] { return known }
    let picture = try? piecePicture(piece: piece, width: Float(side), height: Float(side))
    drawings[key] = picture.map(Drawing.init)
    return drawings[key]
  }
}

/// A piece of the core's art, outside a table.
struct PieceView: View {
  let piece: Piece
  let side: CGFloat

  var body: some View {
    DrawingView(
      drawing: PieceBook.drawing(of: piece, side: side), size: CGSize(width: side, height: side))
  }
}

/// A picture at its size, for the eye alone.
struct DrawingView: View {
  let drawing: Drawing?
  let size: CGSize
  @Environment(\.theme) private var theme

  var body: some View {
    Canvas { context, _ in
      drawing?.draw(in: context, colours: theme.colours)
    }
    .frame(width: size.width, height: size.height)
    .accessibilityHidden(true)
  }
}

/// A player's colour, with a symbol or a face on it.
struct Badge: View {
  let badge: UInt8
  var side: CGFloat = 40

  var body: some View {
    PieceView(piece: .badge(badge: badge), side: side)
  }
}
