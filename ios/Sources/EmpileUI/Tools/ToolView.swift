import EmpileCore
import EmpileKit
import SwiftUI

/// A tool, as the core says it is now.
struct ToolView: View {
  let shell: Shell
  @State private var model: ToolModel
  @State private var players: PlayersModel

  init(slug: ToolInfo.ID, shell: Shell) {
    self.shell = shell
    _model = State(
      initialValue: ToolModel(slug, core: shell.core, earlier: shell.settings.lastSeats))
    _players = State(initialValue: PlayersModel(core: shell.core))
  }

  var body: some View {
    content
      .errors(of: model)
      .task { await model.open() }
  }

  @ViewBuilder private var content: some View {
    if let page = model.page, let fingers = page.fingers {
      FingersView(page: page, spots: fingers, model: model)
    } else {
      screen(model.page)
    }
  }

  private func screen(_ page: ToolPage?) -> some View {
    let buttons = page?.buttons ?? []
    let question = model.asked?.question
    return Page(page?.title ?? "") {
      ToolSections(sections: page?.sections ?? [], model: model)
      if page?.asksWho == true {
        NewcomerCard(players: players) { model.press("played-\($0.name)") }
          .errors(of: players)
          .task { await players.refresh() }
      }
      all(buttons.dropFirst(2))
      if let written = page?.written { SoftText(written) }
    } bottom: {
      ButtonPair {
        all(buttons.dropFirst().prefix(1))
      } second: {
        all(buttons.prefix(1))
      }
    }
    .alert(
      question?.title ?? "",
      isPresented: .shown(while: { model.asked != nil }, hide: { model.asked = nil })
    ) {
      Button(question?.no ?? "") { model.asked = nil }
      Button(question?.yes ?? "") { if let tag = model.asked?.tag { model.press(tag) } }
    } message: {
      Text(question?.detail ?? "")
    }
  }

  private func all(_ buttons: ArraySlice<ToolRow>) -> some View {
    ForEach(Array(buttons), id: \.tag) { row in
      RowView(row: row, model: model)
    }
  }
}
