import EmpileCore
import EmpileKit
import SwiftUI

/// The end of a lesson: from here one plays, reads, or takes it again.
struct LessonDoneView: View {
  let game: GameInfo.ID
  let shell: Shell
  @State private var learning: LearningModel
  @State private var name = ""
  @Environment(\.theme) private var theme

  init(game: GameInfo.ID, shell: Shell) {
    self.game = game
    self.shell = shell
    _learning = State(initialValue: LearningModel(core: shell.core))
  }

  var body: some View {
    Page(name) {
      VStack(spacing: Space.two) {
        PieceView(piece: .cat(coat: 0, golden: true), side: 144)
        Text(shell.texts["lesson-done-title"])
          .font(theme.type.headline)
          .foregroundStyle(theme.colours.primary)
          .multilineTextAlignment(.center)
          .accessibilityAddTraits(.isHeader)
        SoftText(shell.texts["lesson-done-detail"])
        Button(shell.texts["lesson-again"]) {
          shell.learn(game, with: learning, insteadOfThisScreen: true)
        }
        .buttonStyle(.secondary)
        .accessibilityIdentifier("lesson-again")
      }
      .frame(maxWidth: .infinity)
    } bottom: {
      ButtonPair {
        Button(shell.texts["lesson-rules"]) { leave(for: .rulePage(game)) }
          .buttonStyle(.secondary)
          .accessibilityIdentifier("lesson-rules")
      } second: {
        Button(shell.texts["lesson-play"]) { leave(for: .seating(game: game)) }
          .buttonStyle(.primary)
          .accessibilityIdentifier("lesson-play")
      }
    }
    .errors(of: learning)
    .task { name = await learning.name(of: game) ?? "" }
  }

  /// Whoever came from there goes back there.
  private func leave(for screen: Screen) {
    shell.back()
    if shell.path.last != screen { shell.go(to: screen) }
  }
}
