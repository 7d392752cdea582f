import EmpileCore
import EmpileKit
import SwiftUI

/// Looks back at a match that has ended: luck and choice, and its dice.
struct HindsightView: View {
  let match: OpenMatchInfo.ID
  let shell: Shell
  @State private var model: HindsightModel
  @State private var attempts = 0

  init(match: OpenMatchInfo.ID, shell: Shell) {
    self.match = match
    self.shell = shell
    _model = State(initialValue: HindsightModel(match: match, core: shell.core))
  }

  var body: some View {
    Page(model.hindsight?.title ?? "") {
      if let study = model.study { luck(study) }
      if let dice = model.hindsight?.dice { DiceView(sheet: dice) }
    }
    .errors(of: model)
    .task(id: attempts) { await model.load() }
  }

  @ViewBuilder private func luck(_ study: StudyProgress) -> some View {
    if let sheet = study.sheet {
      LuckView(sheet: sheet) { shell.go(to: .replay(match: match, step: $0)) }
    } else if study.isGivenUp {
      Button(shell.texts["luck-again"]) { attempts += 1 }
        .buttonStyle(.secondary)
    } else {
      ColumnCard {
        Text(shell.texts["luck-thinking"])
        ProgressView(value: study.done)
        Button(shell.texts["luck-stop"]) { Task { await model.stop() } }
          .buttonStyle(.secondary)
      }
    }
  }
}
