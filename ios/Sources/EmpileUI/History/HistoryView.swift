import EmpileCore
import EmpileKit
import SwiftUI

/// What was played, the last first.
struct HistoryView: View {
  let shell: Shell
  @State private var model: HistoryModel

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: HistoryModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["history-title"]) {
      if let rows = model.rows {
        filters
        if rows.isEmpty { EmptyNote(shell.texts["history-empty"]) }
        ForEach(rows) { row in
          Button {
            model.opened = row.id
          } label: {
            ResultCard(
              row: row, game: model.name(of: row.game),
              isOpen: shell.isBroad && row.id == model.opened)
          }
          .buttonStyle(.plain)
        }
        if model.hasMore {
          Button(shell.texts["history-more"]) { Task { await model.showMore() } }
            .buttonStyle(.secondary)
        }
      }
    } bottom: {
      Button(shell.texts["by-hand-title"]) { shell.go(to: .paper(corrects: nil)) }
        .buttonStyle(.primary)
    }
    .besideSheet(in: shell) {
      model.shown != nil
    } close: {
      model.opened = nil
    } sheet: {
      if let row = model.shown { PastResultSheet(row: row, model: model).id(row) }
    }
    .errors(of: model)
    // What was written down or corrected meanwhile is there when one comes back.
    .task(id: shell.path.last) { await model.refresh() }
  }

  @ViewBuilder private var filters: some View {
    Choices([nil] + model.games, chosen: chosenGame, scrolls: true) { game in
      game?.name ?? shell.texts["history-all-games"]
    } choose: { game in
      narrow { $0.game = game?.slug }
    }
    Choices([nil] + model.players, chosen: chosenPlayer, scrolls: true) { player in
      player?.name ?? shell.texts["history-all-players"]
    } choose: { player in
      narrow { $0.player = player?.id }
    }
    SwitchRow(
      shell.texts["history-show-void"],
      isOn: .model {
        model.filter.showsAll
      } set: { isOn in
        narrow { $0.showsAll = isOn }
      })
  }

  private var chosenGame: GameInfo?? { .some(model.games.first { $0.slug == model.filter.game }) }

  private var chosenPlayer: PlayerInfo?? {
    .some(model.players.first { $0.id == model.filter.player })
  }

  private func narrow(_ change: (inout HistoryFilter) -> Void) {
    var filter = model.filter
    change(&filter)
    Task { await model.show(filter) }
  }
}

private struct ResultCard: View {
  let row: HistoryRow
  let game: String
  let isOpen: Bool
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: Space.one) {
      NamedDetail(game, shell.day(Date(milliseconds: row.playedAt)))
      StandingNote(standing: row.standing)
      ForEach(row.places) { place in
        HStack(spacing: Space.one) {
          Badge(badge: place.player.badge, side: 24)
          Text(words(of: place))
            .font(place.won ? theme.type.strong : theme.type.detail)
            .monospacedDigit()
            .strikethrough(!row.standing.holds)
        }
      }
      if !row.note.isEmpty { SoftText(row.note) }
    }
    .card(isChosen: isOpen)
  }

  private func words(of place: HistoryPlace) -> String {
    shell.texts.say(
      "history-place", .word("name", place.player.name), .word("score", place.scoreText))
  }
}

/// A result that does not count says why.
struct StandingNote: View {
  let standing: ResultStanding
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    switch standing {
    case .counts: EmptyView()
    case .practice: SoftText(shell.texts["history-practice"])
    case .corrected: note("history-corrected")
    case .void: note("history-void")
    }
  }

  private func note(_ key: String) -> some View {
    Text(shell.texts[key])
      .font(theme.type.small)
      .foregroundStyle(theme.colours.danger)
  }
}
