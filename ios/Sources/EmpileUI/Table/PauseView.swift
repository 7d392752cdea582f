import SwiftUI

/// Over the whole table, so that nobody studies the cards meanwhile.
struct PauseView: View {
  let onResume: @MainActor () -> Void
  let onHelp: @MainActor () -> Void
  let onJournal: @MainActor () -> Void
  let onLeave: @MainActor () -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView {
      VStack(spacing: Space.two) {
        PieceView(piece: .cat(coat: 1, golden: false), side: 112)
        Text(shell.texts["pause-title"])
          .font(theme.type.headline)
          .foregroundStyle(theme.colours.primary)
          .accessibilityAddTraits(.isHeader)
        Text(shell.texts["table-paused"])
          .font(theme.type.body)
          .multilineTextAlignment(.center)
        Button(shell.texts["table-help"], action: onHelp)
          .buttonStyle(.secondary)
        Button(shell.texts["table-journal"], action: onJournal)
          .buttonStyle(.secondary)
        Button(shell.texts["table-leave"], action: onLeave)
          .buttonStyle(.secondary)
        Button(shell.texts["pause-resume"], action: onResume)
          .buttonStyle(.primary)
      }
      .frame(maxWidth: 360)
      .padding(Space.three)
      .frame(maxWidth: .infinity)
    }
    .background(theme.colours.surface)
  }
}
