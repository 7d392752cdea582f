import EmpileCore
import EmpileKit
import SwiftUI

/// A tool: first who plays, where it asks, then its sheet.
struct ToolView: View {
  let shell: Shell
  @State private var model: ToolModel
  @State private var asksToStartOver = false

  init(slug: ToolInfo.ID, shell: Shell) {
    self.shell = shell
    _model = State(initialValue: ToolModel(slug, core: shell.core))
  }

  var body: some View {
    content
      .errors(of: model)
      .task { await model.open() }
  }

  @ViewBuilder private var content: some View {
    if let page = model.page, let sheet = page.sheet {
      if let fingers = sheet.fingers {
        FingersView(sheet: sheet, spots: fingers, model: model).navigationTitle(page.tool.title)
      } else {
        desk(page, sheet)
      }
    } else if let page = model.page {
      WhoPlaysView(page: page, model: model, shell: shell)
    } else {
      Page("") { EmptyView() }
    }
  }

  private func desk(_ page: ToolPage, _ sheet: ToolSheet) -> some View {
    Page(page.tool.title) {
      ToolSections(sections: sheet.sections, model: model)
      if page.keepsScore {
        Button(shell.texts["tools-start-over"]) { asksToStartOver = true }
          .buttonStyle(.secondary)
      }
      if page.isWritten { SoftText(shell.texts["tools-written-down"]) }
    } bottom: {
      ButtonPair {
        Button(shell.texts["tools-take-back"]) { model.undo() }
          .buttonStyle(.secondary)
          .disabled(!page.canUndo)
      } second: {
        primary(page, sheet)
      }
    }
    .alert(shell.texts["tools-start-over-ask"], isPresented: $asksToStartOver) {
      Button(shell.texts["tools-start-over-refuse"]) { asksToStartOver = false }
      Button(shell.texts["tools-start-over"]) {
        asksToStartOver = false
        model.startOver()
      }
    } message: {
      Text(shell.texts["tools-start-over-detail"])
    }
  }

  /// The one thing to do on this page.
  @ViewBuilder private func primary(_ page: ToolPage, _ sheet: ToolSheet) -> some View {
    if page.keepsScore {
      Button(shell.texts["tools-write-down"]) { model.writeDown(at: shell.device.now) }
        .buttonStyle(.primary)
        .disabled(page.notYet != nil || page.isWritten)
        .accessibilityHint(page.notYet ?? "")
    } else if let main = sheet.main {
      RowView(row: main, owner: nil, model: model)
    }
  }
}
