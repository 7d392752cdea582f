import EmpileCore
import EmpileKit
import SwiftUI

/// How the scores grew: a line for each player, and a legend that names them.
struct ScoreCurves: View {
  let plot: ScorePlot
  @Environment(\.theme) private var theme

  var body: some View {
    ColumnCard {
      Canvas { context, size in
        let axes = Axes(bottom: plot.dates, side: plot.scores, theme: theme)
        let room = axes.draw(in: context, size: size)
        for curve in plot.curves { draw(curve, on: room, in: context) }
      }
      .frame(height: 200)
      .accessibilityElement()
      .accessibilityLabel(plot.curves.map(\.words).joined(separator: ". "))
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))], spacing: Space.half) {
        ForEach(plot.curves) { curve in
          HStack(spacing: Space.one) {
            Badge(badge: curve.player.badge, side: 20)
            SoftText(curve.player.name)
          }
        }
      }
    }
  }

  /// From nothing to the last game.
  private func draw(_ curve: ScoreCurve, on room: CGRect, in context: GraphicsContext) {
    let spots = curve.points.map { point in
      CGPoint(
        x: room.minX + room.width * CGFloat(point.x), y: room.maxY - room.height * CGFloat(point.y))
    }
    guard let first = spots.first, let last = spots.last else { return }
    let colour = theme.colours.seat(curve.player.colour)
    var path = Path()
    path.move(to: first)
    for spot in spots.dropFirst() { path.addLine(to: spot) }
    context.stroke(
      path, with: .color(colour),
      style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    let dot = CGRect(x: last.x - 5, y: last.y - 5, width: 10, height: 10)
    context.fill(Path(roundedRect: dot, cornerRadius: 5), with: .color(colour))
  }
}
