import EmpileCore
import EmpileKit
import SwiftUI

/// The way to the rules for whoever sits down, and for those who never played it, to the lesson.
struct HowToPlay: View {
  let offersLesson: Bool
  let onRules: @MainActor () -> Void
  let onLearn: @MainActor () -> Void
  @Environment(Shell.self) private var shell

  var body: some View {
    if offersLesson {
      Button {
        onLearn()
      } label: {
        NamedDetail(
          "\(shell.texts["lesson-offer"]) \(shell.texts["lesson-learn"])",
          shell.texts["lesson-learn-detail"]
        )
        .card()
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("learn")
    }
    Button(shell.texts["lesson-how"]) { onRules() }
      .buttonStyle(.secondary)
      .accessibilityIdentifier("how-to-play")
  }
}

extension Shell {
  /// Begins the lesson of a game, and goes to its table.
  func learn(
    _ game: GameInfo.ID, with model: LearningModel, insteadOfThisScreen: Bool = false
  ) {
    Task {
      guard let table = await model.begin(game) else { return }
      if insteadOfThisScreen {
        replace(with: .table(match: table))
      } else {
        go(to: .table(match: table))
      }
    }
  }
}
