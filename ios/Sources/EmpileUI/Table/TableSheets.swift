import EmpileCore
import EmpileKit
import SwiftUI

/// What may be done now, and what the dice are sealed with; each line opens the rule that says so.
/// Whoever practises may ask what the best robot would do.
struct HelpSheet: View {
  let help: [HelpLine]
  /// What the dice are sealed with; nothing where none are thrown.
  let seal: HelpLine?
  /// Asks what the best robot would do, where somebody practises.
  var askHint: (@MainActor () -> Void)?
  let openRule: @MainActor (RuleSection.ID) -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    SheetPage(shell.texts["table-help"]) {
      if let askHint { HintButton(ask: askHint) }
      if help.isEmpty { SoftText(shell.texts["table-help-nothing"]) }
      ForEach(help + [seal].compactMap { $0 }, id: \.self) { line in
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

private struct HintButton: View {
  let ask: @MainActor () -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    Button(action: ask) {
      VStack(alignment: .leading, spacing: Space.half) {
        Text(shell.texts["table-hint"]).font(theme.type.name)
        SoftText(shell.texts["table-hint-detail"])
      }
      .card()
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("hint")
  }
}

/// What happened, the last first.
struct JournalSheet: View {
  let journal: Journal
  /// So many of the last lines tell what others did since one's own turn.
  var since = 0
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    SheetPage(shell.texts["table-journal"]) {
      if journal.lines.isEmpty { SoftText(shell.texts["table-journal-empty"]) }
      if since > 0 {
        Text(shell.texts["table-since"])
          .font(theme.type.small)
          .foregroundStyle(theme.colours.primary)
          .accessibilityAddTraits(.isHeader)
        lines(journal.lines.suffix(since))
        Divider()
      }
      lines(journal.lines.dropLast(since))
    }
  }

  private func lines(_ told: ArraySlice<Journal.Line>) -> some View {
    ForEach(told.reversed()) { line in
      Text(line.text).font(theme.type.body)
    }
  }
}
