import EmpileCore
import EmpileKit
import SwiftUI

/// All dice of a match: how they compare with fair ones, and what it takes to check them.
struct DiceView: View {
  let sheet: DiceSheet
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    SectionTitle(sheet.plot.heading)
    ColumnCard { Text(sheet.verdict).font(theme.type.body) }
    Bars(plot: sheet.plot)
    // Whoever recomputes the dice takes seal, seed and throws from here.
    Group {
      ColumnCard {
        ForEach(sheet.facts) { fact in
          VStack(alignment: .leading) {
            SoftText(fact.label)
            Text(fact.value).font(theme.type.body).monospacedDigit()
          }
          .accessibilityElement(children: .combine)
        }
      }
      ColumnCard {
        ForEach(sheet.proof, id: \.self) { paragraph in SoftText(paragraph) }
      }
      ColumnCard {
        Text(shell.texts["dice-all-throws"]).font(theme.type.name)
        Text(sheet.throws).font(theme.type.detail).monospacedDigit()
      }
    }
    .textSelection(.enabled)
  }
}
