import EmpileCore
import SwiftUI

/// What is written on the axes of a plot: dates along the bottom, round numbers at the side.
@MainActor struct Axes {
  let bottom: [PlotTick]
  let side: [PlotTick]
  let theme: Theme

  private static let gap: CGFloat = 8
  private static let unbounded = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Draws lines and words around a plot; gives where the plot itself lies.
  func draw(in context: GraphicsContext, size: CGSize) -> CGRect {
    let numbers = side.map { ($0, words($0.label, in: context)) }
    let dates = bottom.map { ($0, words($0.label, in: context)) }
    let left = (numbers.map(\.1.size.width).max() ?? 0) + Axes.gap
    let top = (numbers.map(\.1.size.height).max() ?? 0) / 2
    let below = (dates.map(\.1.size.height).max() ?? 0) + Axes.gap
    let room = CGRect(
      x: left, y: top, width: size.width - Axes.gap - left, height: size.height - below - top)
    for (tick, number) in numbers {
      let y = room.maxY - room.height * CGFloat(tick.at)
      line(from: CGPoint(x: left, y: y), to: CGPoint(x: size.width, y: y), in: context)
      context.draw(
        number.text, at: CGPoint(x: left - Axes.gap - number.size.width, y: y), anchor: .leading)
    }
    // Large words would lie on each other: the next one that finds room is written.
    var written = -CGFloat.greatestFiniteMagnitude
    for (tick, date) in dates {
      let x = left + room.width * CGFloat(tick.at)
      let start = min(max(0, x - date.size.width / 2), max(0, size.width - date.size.width))
      if start < written + Axes.gap { continue }
      line(
        from: CGPoint(x: x, y: room.maxY), to: CGPoint(x: x, y: room.maxY + Axes.gap / 2),
        in: context)
      let y = room.maxY + Axes.gap + date.size.height / 2
      context.draw(date.text, at: CGPoint(x: start, y: y), anchor: .leading)
      written = start + date.size.width
    }
    return room
  }

  private func line(from: CGPoint, to: CGPoint, in context: GraphicsContext) {
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    context.stroke(
      path, with: .color(theme.colours.outline), style: StrokeStyle(lineWidth: 1))
  }

  private func words(
    _ label: String, in context: GraphicsContext
  ) -> (text: GraphicsContext.ResolvedText, size: CGSize) {
    var text = context.resolve(Text(verbatim: label).font(theme.type.small))
    text.shading = .color(theme.colours.softText)
    return (text, text.measure(in: Axes.unbounded))
  }
}
