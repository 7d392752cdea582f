import EmpileCore
import Foundation
import SwiftUI

/// A picture of the core as SwiftUI draws it. Its paths are in points.
final class Drawing: Sendable {
  private let layers: [Layer]
  /// All that its paths cover.
  let bounds: CGRect

  init(_ picture: ScenePicture) {
    layers = picture.layers.map(Layer.init)
    bounds = layers.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// Draws its paths at the origin.
  func draw(in context: GraphicsContext, colours: Colours) {
    for layer in layers {
      let shading = GraphicsContext.Shading.color(colours.ink(layer.ink))
      if let stroke = layer.stroke {
        context.stroke(layer.path, with: shading, style: stroke)
      } else {
        context.fill(layer.path, with: shading)
      }
    }
  }

  private struct Layer: Sendable {
    let path: Path
    let ink: UInt8
    let stroke: StrokeStyle?
    let bounds: CGRect

    init(_ layer: SceneLayer) {
      path = Path(steps: layer.steps)
      ink = layer.ink
      stroke = layer.lineWidth.map { width in
        StrokeStyle(lineWidth: CGFloat(width), lineCap: .round, lineJoin: .round)
      }
      let reach = CGFloat(layer.lineWidth ?? 0) / 2
      bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
    }
  }
}

extension Path {
  /// From the steps as `SceneLayer.steps` lists them: 0 moves, 1 is a line, 2 a curve, all others close.
  nonisolated init(steps: Data) {
    self.init { path in
      var rest = steps
      while let step = rest.popFirst() {
        switch step {
        case 0:
          if let end = rest.popPoint() { path.move(to: end) }
        case 1:
          if let end = rest.popPoint() { path.addLine(to: end) }
        case 2:
          guard let first = rest.popPoint(), let second = rest.popPoint(), let end = rest.popPoint()
          else { return }
          path.addCurve(to: end, control1: first, control2: second)
        default:
          path.closeSubpath()
        }
      }
    }
  }
}

extension Data {
  fileprivate mutating func popPoint() -> CGPoint? {
    guard let x = popFloat(), let y = popFloat() else { return nil }
    return CGPoint(x: CGFloat(x), y: CGFloat(y))
  }

  /// The lower byte comes first.
  private mutating func popFloat() -> Float? {
    guard count >= 4 else { return nil }
    let bits = prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    removeFirst(4)
    return Float(bitPattern: bits)
  }
}
