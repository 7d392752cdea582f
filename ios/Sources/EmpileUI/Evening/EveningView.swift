import EmpileCore
import EmpileKit
import SwiftUI

/// An evening: its table, how it grew, and what was played.
struct EveningView: View {
  let shell: Shell
  @State private var model: EveningModel
  @State private var isAsking = false
  @State private var saysWhoIsThere = false
  @Environment(\.theme) private var theme

  init(_ evening: EveningCard.ID, shell: Shell) {
    self.shell = shell
    _model = State(initialValue: EveningModel(evening, core: shell.core))
  }

  var body: some View {
    Page(model.page?.card.title ?? "") {
      if let page = model.page {
        table(of: page)
        matches(of: page)
        ways(of: page)
      }
    } bottom: {
      if model.page?.card.isOn == true {
        Button(shell.texts["evening-play"]) { shell.go(to: .newMatch) }
          .buttonStyle(.primary)
          .accessibilityIdentifier("evening-play")
      }
    }
    .alert(shell.texts["evening-end-ask"], isPresented: $isAsking) {
      Button(shell.texts["evening-end"]) { Task { await model.end() } }
      Button(shell.texts["evening-end-refuse"], role: .cancel) { isAsking = false }
    } message: {
      Text(shell.texts["evening-end-detail"])
    }
    .sheet(isPresented: $saysWhoIsThere) { whoIsThere }
    .errors(of: model)
    .task(id: shell.path.count) { await model.refresh() }
  }

  @ViewBuilder private func table(of page: EveningPage) -> some View {
    SoftText(shell.day(Date(milliseconds: page.card.begunAt)))
    Text(page.card.headline)
      .font(theme.type.headline)
      .foregroundStyle(theme.colours.primary)
    SectionTitle(shell.texts["evening-table"])
    ForEach(page.lines) { line in
      ColumnCard {
        HStack(spacing: Space.two) {
          Badge(badge: line.player.badge)
          NamedDetail(line.player.name, line.words)
          Text(line.pointsText)
            .font(theme.type.name)
            .monospacedDigit()
            .foregroundStyle(line.leads ? theme.colours.primary : theme.colours.text)
        }
        PartBar(part: line.part)
      }
      .accessibilityElement(children: .combine)
    }
    if let plot = page.plot {
      SectionTitle(shell.texts["evening-grows"])
      ScoreCurves(plot: plot)
    }
    SoftText(shell.texts["evening-rule"])
  }

  @ViewBuilder private func matches(of page: EveningPage) -> some View {
    SectionTitle(shell.texts["evening-matches"])
    if page.matches.isEmpty { SoftText(shell.texts["evening-no-match"]) }
    ForEach(page.matches) { played in
      ColumnCard {
        NamedDetail(played.game, played.words)
        SwitchRow(
          shell.texts["evening-counts"],
          isOn: .model {
            played.isIn
          } set: { counts in
            Task { await model.count(played, counts) }
          }
        )
        .accessibilityLabel(spoken(shell.texts["evening-counts"], of: played))
        if let match = played.row.matchId {
          Button(shell.texts["history-replay"]) { shell.go(to: .replay(match: match, step: 0)) }
            .buttonStyle(.secondary)
            .accessibilityLabel(spoken(shell.texts["history-replay"], of: played))
        }
      }
    }
  }

  /// Every match can be asked the same: whoever listens hears which it is about.
  private func spoken(_ asked: String, of played: EveningPlayed) -> String {
    "\(asked), \(played.game), \(played.words)"
  }

  @ViewBuilder private func ways(of page: EveningPage) -> some View {
    if page.card.isOn {
      Group {
        Button(shell.texts["evening-by-hand"]) { shell.go(to: .paper(corrects: nil)) }
        Button(shell.texts["evening-come"]) { saysWhoIsThere = true }
        Button(shell.texts["evening-end"]) { isAsking = true }
          .accessibilityIdentifier("evening-end")
      }
      .buttonStyle(.secondary)
    } else if page.canResume {
      Button(shell.texts["evening-resume"]) { Task { await model.resume() } }
        .buttonStyle(.secondary)
    }
  }

  private var whoIsThere: some View {
    SheetPage(shell.texts["evenings-who"]) {
      ForEach(model.everybody) { player in
        PlayerChoice(player: player, isChosen: model.people.contains(player.id)) {
          Task { await model.toggle(player.id) }
        } end: {
          EmptyView()
        }
      }
      NewcomerCard(players: model.players) { added in
        Task { await model.toggle(added.id) }
      }
    }
    .errors(of: model)
    .errors(of: model.players)
  }
}

/// How much of the whole, as a bar.
struct PartBar: View {
  let part: Float
  @Environment(\.theme) private var theme

  var body: some View {
    let colours = theme.colours
    Canvas { context, size in
      let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      let done = CGRect(x: 0, y: 0, width: size.width * CGFloat(part), height: size.height)
      context.fill(Path(roundedRect: whole, cornerRadius: 4), with: .color(colours.outline))
      context.fill(Path(roundedRect: done, cornerRadius: 4), with: .color(colours.primary))
    }
    .frame(height: 8)
    .accessibilityHidden(true)
  }
}
