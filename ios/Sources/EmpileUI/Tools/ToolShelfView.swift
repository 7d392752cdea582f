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
          NamedDetail(tool.title, tool.detail)
            .card(isChosen: shell.beside == .tool(tool.slug))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("tool-\(tool.slug)")
      }
    }
    .besideChosen(in: shell)
    .errors(of: model)
    .task { await model.load() }
  }
}
