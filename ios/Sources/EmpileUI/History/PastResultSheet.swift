import EmpileCore
import EmpileKit
import SwiftUI

/// One result, all of it, and what can be done about it.
struct PastResultSheet: View {
  let row: HistoryRow
  let model: HistoryModel
  @State private var note: String
  @State private var guest: Guest?
  @State private var shared: HistoryRow.ID?
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  init(row: HistoryRow, model: HistoryModel) {
    self.row = row
    self.model = model
    _note = State(initialValue: row.note)
  }

  var body: some View {
    SheetPage(model.name(of: row.game)) {
      SoftText(shell.day(Date(milliseconds: row.playedAt)))
      StandingNote(standing: row.standing)
      ForEach(row.places) { place in
        HStack(spacing: Space.two) {
          Badge(badge: place.player.badge)
          NamedDetail(place.player.name, facts(of: place))
          Text(place.scoreText).font(theme.type.name).monospacedDigit()
        }
      }
      GuestButtons(guests: Guest.among(row.places.map(\.player))) { guest = $0 }
      TextField(shell.texts["by-hand-note"], text: $note)
        .textFieldStyle(.roundedBorder)
      if note != row.note {
        Button(shell.texts["save"]) { Task { await model.annotate(row, note: note) } }
          .buttonStyle(.secondary)
      }
      actions
    }
    .sheet(item: $guest) { asked in
      GuestSheet(guest: asked, core: shell.core) {
        guest = nil
        Task { await model.refresh() }
      }
    }
    .sharing(cardOf: $shared, core: shell.core)
    .errors(of: model)
  }

  @ViewBuilder private var actions: some View {
    if let match = row.matchId {
      Button(shell.texts["history-replay"]) { leave(for: .replay(match: match, step: 0)) }
        .buttonStyle(.primary)
      if let hindsight = model.hindsight(of: row.game) {
        Button(hindsight) { leave(for: .hindsight(match: match)) }
          .buttonStyle(.secondary)
      }
    }
    Button(shell.texts["result-share"]) { shared = row.id }
      .buttonStyle(.secondary)
    switch row.standing {
    case .counts:
      // What was played here ended as it ended.
      if row.matchId == nil {
        Button(shell.texts["history-correct"]) { leave(for: .paper(corrects: row.id)) }
          .buttonStyle(.secondary)
      }
      Button(shell.texts["history-take-out"]) { Task { await model.void(row.id) } }
        .buttonStyle(.secondary)
    case .practice:
      Button(shell.texts["history-put-away"]) { Task { await model.void(row.id) } }
        .buttonStyle(.secondary)
    case .void:
      Button(shell.texts[row.wasPractice ? "history-bring-back" : "history-restore"]) {
        Task { await model.restore(row.id) }
      }
      .buttonStyle(.secondary)
    case .corrected:
      EmptyView()
    }
  }

  private func facts(of place: HistoryPlace) -> String {
    ([place.title].compactMap { $0 } + shell.texts.measures(place.measures))
      .joined(separator: separator)
  }

  private func leave(for screen: Screen) {
    model.opened = nil
    shell.go(to: screen)
  }
}
