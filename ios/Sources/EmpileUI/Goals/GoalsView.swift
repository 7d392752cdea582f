import EmpileCore
import EmpileKit
import SwiftUI

/// Titles, heights and records to come back for, game by game.
struct GoalsView: View {
  let shell: Shell
  @State private var model: GoalsModel
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: GoalsModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["goals-title"]) {
      if let page = model.page {
        Choices([nil] + model.people, chosen: page.player, scrolls: true) { player in
          player?.name ?? shell.texts["family-title"]
        } choose: { player in
          Task { await model.refresh(of: player?.id) }
        }
        Text(page.summary).font(theme.type.name)
        SwitchRow(
          shell.texts["goals-hide-reached"],
          isOn: .model {
            model.hidesReached
          } set: { hides in
            model.hidesReached = hides
          })
        if model.games.isEmpty { SoftText(shell.texts["goals-all-reached"]) }
        ForEach(model.games) { game in
          SectionTitle(game.name)
          ForEach(game.goals, id: \.name) { goal in GoalCard(goal: goal) }
        }
      }
    }
    .errors(of: model)
    .task { await model.refresh() }
  }
}

private struct GoalCard: View {
  let goal: Goal
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    ColumnCard {
      HStack(spacing: Space.two) {
        NamedDetail(goal.name, goal.words)
        if goal.isReached {
          Image(systemName: "checkmark")
            .foregroundStyle(theme.colours.success)
            .accessibilityLabel(shell.texts["goals-reached"])
        }
      }
      if !goal.isReached { PartBar(part: goal.part) }
    }
    .accessibilityElement(children: .combine)
  }
}
