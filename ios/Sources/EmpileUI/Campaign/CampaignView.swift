import EmpileCore
import EmpileKit
import SwiftUI

/// How it stands: standings, titles, how scores grew, and head to head.
struct CampaignView: View {
  let shell: Shell
  @State private var model: CampaignModel
  @State private var showsAll = false

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: CampaignModel(core: shell.core, settings: shell.settings))
  }

  var body: some View {
    Page(shell.texts["campaign-title"]) {
      if let standings = model.standings {
        switcher
        if model.canCountHere {
          Button(shell.texts["campaign-count-here"]) { Task { await model.countHere() } }
            .buttonStyle(.secondary)
        }
        Choices(model.games, chosen: shownGame, scrolls: true, name: \.name) { game in
          Task { await model.choose(game.slug) }
        }
        if standings.isEmpty { EmptyNote(shell.texts["campaign-empty"]) } else { facts(standings) }
      }
    }
    .sheet(isPresented: $showsAll) { CampaignSheet(model: model) }
    .errors(of: model)
    .task { await model.refresh() }
  }

  private var shownGame: GameInfo? { model.games.first { $0.slug == model.game } }

  private var switcher: some View {
    Button {
      showsAll = true
    } label: {
      HStack {
        NamedDetail(model.shown?.name ?? shell.texts["campaign-all"], detail)
        Image(systemName: "chevron.down")
      }
      .card(isChosen: true)
    }
    .buttonStyle(.plain)
    .accessibilityHint(shell.texts["campaign-switch"])
  }

  /// What the shown campaign does with new matches, and where they count if not there.
  private var detail: String {
    let isClosed = model.shown.map { !$0.isOpen } ?? false
    let closed = isClosed ? [shell.texts["campaign-closed"]] : []
    return (closed + [whereMatchesCount].compactMap { $0 }).joined(separator: " ")
  }

  private var whereMatchesCount: String? {
    guard let counting = model.counting else { return nil }
    if model.shown == counting { return shell.texts["campaign-counts-here"] }
    return shell.texts.say("campaign-counts-elsewhere", .word("name", counting.name))
  }

  @ViewBuilder private func facts(_ standings: [StandingRow]) -> some View {
    SectionTitle(shell.texts["campaign-standings"])
    ForEach(standings) { row in StandingCard(row: row) }
    if let plot = model.plot {
      SectionTitle(shell.texts["campaign-plot"])
      ScoreCurves(plot: plot)
    }
    if let rivalry = model.rivalry {
      SectionTitle(shell.texts["campaign-duel"])
      DuelCard(players: standings.map(\.player), rivalry: rivalry) { one, other in
        Task { await model.compare(one, other) }
      }
    }
  }
}
