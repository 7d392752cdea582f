import EmpileCore
import EmpileKit
import SwiftUI

/// Bars beside each other, and a legend that says what their feet are.
struct Bars: View {
  let plot: BarPlot
  @Environment(\.theme) private var theme

  private static let part: CGFloat = 0.7
  private static let widest: CGFloat = 40

  var body: some View {
    ColumnCard {
      Canvas { context, size in
        let axes = Axes(bottom: plot.labels, side: plot.numbers, theme: theme)
        let room = axes.draw(in: context, size: size)
        for (index, bar) in plot.bars.enumerated() {
          draw(bar.whole, at: index, theme.colours.accent, on: room, in: context)
          draw(bar.foot, at: index, theme.colours.primary, on: room, in: context)
        }
      }
      .frame(height: 180)
      .accessibilityElement()
      .accessibilityLabel(told)
      if let legend = plot.legend { SoftText(legend) }
    }
  }

  private func draw(
    _ height: Float, at index: Int, _ colour: Color, on room: CGRect, in context: GraphicsContext
  ) {
    let step = room.width / CGFloat(plot.bars.count)
    let width = min(step * Bars.part, Bars.widest)
    let tall = room.height * CGFloat(height)
    let bar = CGRect(
      x: room.minX + step * (CGFloat(index) + 0.5) - width / 2, y: room.maxY - tall, width: width,
      height: tall)
    context.fill(Path(roundedRect: bar, cornerRadius: min(width / 4, 4)), with: .color(colour))
  }

  private var told: String {
    plot.bars.filter { $0.whole > 0 }.map(\.words).joined(separator: ". ")
  }
}
