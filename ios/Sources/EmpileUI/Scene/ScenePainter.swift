import EmpileCore
import SwiftUI

/// Draws nodes: a node is drawn at its own size and then moved, turned and stretched to its pose.
@MainActor struct ScenePainter {
  let theme: Theme
  let fitter: TextFitter
  /// Pictures of what is painted again and again.
  var stamps: [ObjectIdentifier: CutPicture] = [:]

  private var colours: Colours { theme.colours }

  func paint(_ sprite: Sprite, _ pose: Pose, in context: GraphicsContext) {
    let node = sprite.node
    guard node.width > 0, node.height > 0, pose.alpha > 0, pose.breadth > 0 else { return }
    var context = context
    context.opacity *= pose.alpha
    context.translateBy(x: pose.x + pose.width / 2, y: pose.y + pose.height / 2)
    context.rotate(by: .degrees(pose.turn))
    context.scaleBy(
      x: pose.breadth * pose.width / Double(node.width), y: pose.height / Double(node.height))
    context.translateBy(x: -Double(node.width) / 2, y: -Double(node.height) / 2)
    let drawing = pose.showsBefore ? sprite.before : sprite.drawing
    if let drawing { paint(drawing, in: context) }
    if let text = node.text {
      write(text, on: node, hasPicture: sprite.drawing != nil, in: context)
    }
  }

  private func paint(_ drawing: Drawing, in context: GraphicsContext) {
    if let stamp = stamps[ObjectIdentifier(drawing)] {
      context.draw(stamp.image, in: stamp.frame)
    } else {
      drawing.draw(in: context, colours: colours)
    }
  }

  /// In the middle of the node's height, clear of the edges of its picture.
  private func write(
    _ text: SceneText, on node: SceneNode, hasPicture: Bool, in context: GraphicsContext
  ) {
    let inset = hasPicture ? CGFloat(StageManner.ours.lettering.inset) : 0
    let face = text.display ? Typefaces.Face.display : .text
    func resolved(_ words: String, _ size: CGFloat) -> GraphicsContext.ResolvedText {
      let font = Font.custom(face.rawValue, fixedSize: size).monospacedDigit()
      var words = context.resolve(Text(verbatim: words).font(font))
      words.shading = .color(colours.ink(text.ink))
      return words
    }
    let (width, height) = (CGFloat(node.width), CGFloat(node.height))
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let fitted = fitter.fit(
      text, scale: CGFloat(theme.textScale), width: width - 2 * inset, height: height
    ) { words, size in resolved(words, size).measure(in: unbounded).width }
    let top = (height - CGFloat(fitted.lines.count) * fitted.lineHeight) / 2
    for (number, line) in fitted.lines.enumerated() {
      let y = top + (CGFloat(number) + 0.5) * fitted.lineHeight
      let words = resolved(line, fitted.size)
      if text.fromLeft {
        context.draw(words, at: CGPoint(x: inset, y: y), anchor: .leading)
      } else {
        context.draw(words, at: CGPoint(x: width / 2, y: y), anchor: .center)
      }
    }
  }
}
