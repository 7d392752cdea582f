import EmpileCore
import EmpileKit
import SwiftUI

/// How much was played in each month, and how much of it was won.
struct MonthBars: View {
  let plot: MonthPlot
  @Environment(\.theme) private var theme

  private static let part: CGFloat = 0.7
  private static let widest: CGFloat = 40

  var body: some View {
    ColumnCard {
      Canvas { context, size in
        let axes = Axes(bottom: plot.dates, side: plot.numbers, theme: theme)
        let room = axes.draw(in: context, size: size)
        for (index, bar) in plot.bars.enumerated() {
          draw(bar.games, at: index, theme.colours.accent, on: room, in: context)
          draw(bar.wins, at: index, theme.colours.primary, on: room, in: context)
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
    let width = min(step * MonthBars.part, MonthBars.widest)
    let tall = room.height * CGFloat(height)
    let bar = CGRect(
      x: room.minX + step * (CGFloat(index) + 0.5) - width / 2, y: room.maxY - tall, width: width,
      height: tall)
    context.fill(Path(roundedRect: bar, cornerRadius: min(width / 4, 4)), with: .color(colour))
  }

  private var told: String {
    plot.bars.filter { $0.games > 0 }.map(\.words).joined(separator: ". ")
  }
}
