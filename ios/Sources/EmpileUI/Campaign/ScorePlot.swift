import Charts
import EmpileCore
import EmpileKit
import SwiftUI

/// How the scores grew: a line for each player, and a legend that names them.
struct ScorePlot: View {
  let curves: [ScoreCurve]
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    ColumnCard {
      Chart(ScorePlot.points(of: curves)) { point in
        LineMark(
          x: .value(shell.texts["campaign-plot"], point.game),
          y: .value(shell.texts["campaign-standings"], point.score),
          series: .value(shell.texts["players-name"], point.player.name)
        )
        .foregroundStyle(theme.colours.seat(point.player.colour))
        .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
      .chartLegend(.hidden)
      .chartXAxis(.hidden)
      .frame(height: 180)
      .accessibilityElement()
      .accessibilityLabel(told)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))], spacing: Space.half) {
        ForEach(curves) { curve in
          HStack(spacing: Space.one) {
            Badge(colour: curve.player.colour, side: 20)
            SoftText(curve.player.name)
          }
        }
      }
    }
  }

  private var told: String {
    curves.map { curve in
      shell.texts.say(
        "campaign-plot-line", .word("name", curve.player.name),
        .number("score", curve.points.last?.score ?? 0), .number("games", curve.games))
    }
    .joined(separator: ". ")
  }
}

extension ScorePlot {
  /// Where a player stood after a game of the campaign.
  struct Point: Identifiable {
    struct ID: Hashable {
      let player: PlayerInfo.ID
      let game: Int
    }
    let player: PlayerInfo
    /// Counted from 1 over everybody's games; every line begins at 0.
    let game: Int
    let score: Int
    var id: ID { ID(player: player.id, game: game) }
  }

  static func points(of curves: [ScoreCurve]) -> [Point] {
    let moments = Set(curves.flatMap(\.points).map(\.at)).sorted()
    let order = Dictionary(uniqueKeysWithValues: zip(moments, 1...))
    return curves.flatMap { curve in
      [Point(player: curve.player, game: 0, score: 0)]
        + curve.points.map { point in
          Point(player: curve.player, game: order[point.at] ?? 0, score: Int(point.score))
        }
    }
  }
}
