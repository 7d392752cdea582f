import EmpileCore
import SwiftUI

/// What others did since one's own turn; it opens the journal. It stands in the title's place: the
/// board keeps its room when it comes and goes.
struct SinceStrip: View {
  let since: SinceTurn
  let openJournal: @MainActor () -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    Button(action: openJournal) {
      VStack(alignment: .leading, spacing: 0) {
        Text(shell.texts["table-since"])
          .font(theme.type.small)
          .foregroundStyle(theme.colours.primary)
        Text(since.text)
          .font(theme.type.small)
      }
      .lineLimit(1)
    }
    .buttonStyle(.plain)
  }
}
