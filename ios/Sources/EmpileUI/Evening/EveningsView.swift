import EmpileCore
import EmpileKit
import SwiftUI

/// A new evening, where none is on, and those there were.
struct EveningsView: View {
  let shell: Shell
  @State private var model: EveningsModel
  @State private var isAdding = false
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(
      initialValue: shell.kept(for: .evenings) {
        EveningsModel(core: shell.core, lastSeats: shell.settings.lastSeats)
      })
  }

  var body: some View {
    Page(shell.texts["evenings-title"]) {
      SoftText(shell.texts["evenings-explain"])
      if model.evenings != nil {
        if let evening = model.on {
          SectionTitle(shell.texts["evening-on"])
          EveningRow(evening: evening)
        } else {
          whoIsThere
        }
        SectionTitle(shell.texts["evenings-past"])
        if model.past.isEmpty { SoftText(shell.texts["evenings-none"]) }
        ForEach(model.past) { evening in EveningRow(evening: evening) }
      }
    } bottom: {
      if model.evenings != nil, model.on == nil {
        Button(shell.texts["evenings-start"]) { begin() }
          .buttonStyle(.primary)
          .disabled(!model.canBegin)
          .accessibilityIdentifier("evening-begin")
      }
    }
    .errors(of: model)
    .errors(of: model.players)
    .task(id: shell.path.count) { await model.refresh() }
    // It also goes when the window changes its shape; then whoever was let in is still there.
    .onDisappear { if !shell.path.contains(.evenings) { Task { await model.leave() } } }
  }

  @ViewBuilder private var whoIsThere: some View {
    SectionTitle(shell.texts["evenings-begin"])
    SoftText(shell.texts["evenings-who"])
    ForEach(model.everybody) { player in
      PlayerChoice(player: player, isChosen: model.people.contains(player.id)) {
        model.toggle(player.id)
      } end: {
        EmptyView()
      }
    }
    if isAdding || model.everybody.count < 2 {
      NewcomerCard(players: model.players) { added in
        model.toggle(added.id)
        isAdding = false
      }
    } else {
      Button(shell.texts["players-new"]) { isAdding = true }
        .buttonStyle(.secondary)
    }
    Button(shell.texts["evenings-guest"]) { Task { await model.addGuest() } }
      .buttonStyle(.secondary)
      .accessibilityIdentifier("evening-guest")
    TextField(
      shell.texts["evenings-name"],
      text: .model {
        model.name
      } set: {
        model.name = $0
      }
    )
    .textFieldStyle(.roundedBorder)
  }

  private func begin() {
    Task {
      guard let evening = await model.begin() else { return }
      shell.replace(with: .evening(evening))
    }
  }
}

/// An evening: when it was, who came, and who has won.
struct EveningRow: View {
  let evening: EveningCard
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    Button {
      shell.go(to: .evening(evening.id))
    } label: {
      VStack(alignment: .leading, spacing: Space.half) {
        Text(
          shell.texts.say(
            "files-part-of-day", .word("name", evening.title),
            .word("day", shell.day(Date(milliseconds: evening.begunAt))))
        )
        .font(theme.type.name)
        Text(evening.headline).font(theme.type.body)
        SoftText(evening.people.map(\.name).joined(separator: ", "))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .card()
    }
    .buttonStyle(.plain)
  }
}
