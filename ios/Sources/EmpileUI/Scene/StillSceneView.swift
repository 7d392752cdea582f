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

  var body: some View {
    let painter = ScenePainter(colours: theme.colours, fitter: fitter)
    let sprites = scene.nodes.map { node in
      Sprite(
        node: node, drawing: node.picture.flatMap { scene.pictures[$0] }.map(Drawing.init),
        travel: .still(node.pose))
    }
    Canvas { context, _ in
      context.scaleBy(x: scale, y: scale)
      for sprite in sprites { painter.paint(sprite, sprite.travel.to, in: context) }
    }
    .frame(width: size.width * scale, height: size.height * scale)
    .accessibilityHidden(true)
  }
}

/// A piece of the core's art, outside a table.
struct PieceView: View {
  let piece: Piece
  let side: CGFloat
  @Environment(\.theme) private var theme

  var body: some View {
    let drawing = (try? piecePicture(piece: piece, width: Float(side), height: Float(side)))
      .map(Drawing.init)
    Canvas { context, _ in
      drawing?.draw(in: context, colours: theme.colours)
    }
    .frame(width: side, height: side)
    .accessibilityHidden(true)
  }
}

/// A player's colour and symbol.
struct Badge: View {
  let colour: UInt8
  var side: CGFloat = 40

  var body: some View {
    PieceView(piece: .badge(colour: colour), side: side)
  }
}
