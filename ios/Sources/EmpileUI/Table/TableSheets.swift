import EmpileCore
import EmpileKit
import SwiftUI

/// What may be done now; each line opens the rule that says so.
struct HelpSheet: View {
  let help: [HelpLine]
  let openRule: @MainActor (RuleSection.ID) -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    SheetPage(shell.texts["table-help"]) {
      if help.isEmpty { SoftText(shell.texts["table-help-nothing"]) }
      ForEach(help, id: \.self) { line in
        Button {
          openRule(line.rule)
        } label: {
          VStack(alignment: .leading, spacing: Space.half) {
            Text(line.text).font(theme.type.body)
            Text(shell.texts["reference-open-rule"])
              .font(theme.type.small)
              .foregroundStyle(theme.colours.primary)
          }
          .card()
        }
        .buttonStyle(.plain)
      }
    }
  }
}

/// What happened, the last first.
struct JournalSheet: View {
  let journal: Journal
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    SheetPage(shell.texts["table-journal"]) {
      if journal.lines.isEmpty { SoftText(shell.texts["table-journal-empty"]) }
      ForEach(journal.lines.reversed()) { line in
        Text(line.text).font(theme.type.body)
      }
    }
  }
}
