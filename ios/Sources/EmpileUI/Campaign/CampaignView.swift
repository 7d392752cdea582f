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
        NamedDetail(model.shown?.name ?? shell.texts["campaign-all"], shell.texts[detail])
        Image(systemName: "chevron.down")
      }
      .card(isChosen: true)
    }
    .buttonStyle(.plain)
    .accessibilityHint(shell.texts["campaign-switch"])
  }

  /// The key of what the shown campaign does with new matches.
  private var detail: String {
    guard let shown = model.shown else { return "campaign-all-detail" }
    return shown.isOpen ? "campaign-counts-here" : "campaign-closed"
  }

  @ViewBuilder private func facts(_ standings: [StandingRow]) -> some View {
    SectionTitle(shell.texts["campaign-standings"])
    ForEach(Array(standings.enumerated()), id: \.element.id) { place, row in
      StandingCard(row: row, leads: place == 0)
    }
    if model.curves.contains(where: { $0.points.count > 1 }) {
      SectionTitle(shell.texts["campaign-plot"])
      ScorePlot(curves: model.curves)
    }
    if let rivalry = model.rivalry {
      SectionTitle(shell.texts["campaign-duel"])
      DuelCard(players: standings.map(\.player), rivalry: rivalry) { one, other in
        Task { await model.compare(one, other) }
      }
    }
  }
}
