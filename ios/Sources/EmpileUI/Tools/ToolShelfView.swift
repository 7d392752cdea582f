import EmpileCore
import EmpileKit
import SwiftUI

/// The tools for a table that plays with the real box.
struct ToolShelfView: View {
  let shell: Shell
  @State private var model: ToolShelfModel

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: ToolShelfModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["tools-title"]) {
      ForEach(model.tools) { tool in
        Button {
          shell.go(to: .tool(tool.slug))
        } label: {
          NamedDetail(tool.title, tool.detail).card()
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("tool-\(tool.slug)")
      }
    }
    .trouble(of: model)
    .task { await model.load() }
  }
}

/// Which tool is which.
struct ToolView: View {
  let slug: ToolInfo.ID
  let shell: Shell

  var body: some View {
    switch slug {
    case "first-player": FirstPlayerView(shell: shell)
    case "dice-cup": DiceCupView(shell: shell)
    case "title-finder": TitleFinderView(shell: shell)
    case "pile-poils-sheet": PilePoilsSheetView(shell: shell)
    case "pilo-pilo-judge": PiloPiloJudgeView(shell: shell)
    case "teckels-bones": TeckelsBonesView(shell: shell)
    case "neko-decks": NekoDecksView(shell: shell)
    case "raffzahn-timer": RaffzahnTimerView(shell: shell)
    case "bunte-kuh-timer": BunteKuhTimerView(shell: shell)
    case "cui-bono-counter": CuiBonoCounterView(shell: shell)
    case "eintrichtern-sums": EintrichternSumsView(shell: shell)
    default: EmptyView()
    }
  }
}
