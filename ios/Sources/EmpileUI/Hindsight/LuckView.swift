import EmpileCore
import EmpileKit
import SwiftUI

/// What it was in a match: luck or choice.
struct LuckView: View {
  let sheet: LuckSheet
  let onMoment: @MainActor (_ step: Int) -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    ColumnCard {
      ForEach(sheet.verdict, id: \.self) { sentence in Text(sentence).font(theme.type.name) }
    }
    SectionTitle(shell.texts["luck-plot"])
    ScoreCurves(plot: sheet.plot)
    if !sheet.moments.isEmpty { SectionTitle(shell.texts["luck-moments"]) }
    ForEach(sheet.moments) { moment in
      Button {
        onMoment(Int(moment.step))
      } label: {
        VStack(alignment: .leading, spacing: Space.half) {
          Text(moment.text).font(theme.type.body)
          Text(shell.texts["luck-see"])
            .font(theme.type.small)
            .foregroundStyle(theme.colours.primary)
        }
        .card()
      }
      .buttonStyle(.plain)
    }
    SectionTitle(shell.texts["luck-lines"])
    ForEach(sheet.lines) { line in
      HStack(spacing: Space.two) {
        Badge(badge: line.player.badge)
        VStack(alignment: .leading) {
          Text(line.player.name).font(theme.type.name)
          SoftText(line.luck)
          SoftText(line.choice)
        }
      }
      .card()
      .accessibilityElement(children: .combine)
    }
    SoftText(sheet.how)
  }
}
