import EmpileCore
import EmpileKit
import SwiftUI

/// How a match ended, and what that changed in the campaign.
struct ResultView: View {
  let shell: Shell
  @State private var model: ResultModel
  @State private var guest: Guest?
  @Environment(\.theme) private var theme

  init(match: OpenMatchInfo.ID, shell: Shell) {
    self.shell = shell
    _model = State(initialValue: ResultModel(match: match, core: shell.core))
  }

  var body: some View {
    Page(shell.texts["result-title"]) {
      if let sheet = model.sheet {
        headline(sheet.headline)
        ForEach(Array(sheet.seats.enumerated()), id: \.offset) { _, seat in SeatResult(seat: seat) }
        GuestButtons(guests: Guest.among(model.players)) { guest = $0 }
        if let hindsight = model.hindsight {
          Button(hindsight) { shell.go(to: .hindsight(match: model.match)) }
            .buttonStyle(.secondary)
        }
        if model.isPractice { SoftText(shell.texts["history-practice"]) }
        if !model.changes.isEmpty { inTheCampaign }
      }
    } bottom: {
      ButtonPair {
        Button(shell.texts["result-home"]) { shell.goHome() }
          .buttonStyle(.secondary)
      } second: {
        Button(shell.texts["result-rematch"]) { rematch() }
          .buttonStyle(.primary)
          .disabled(model.isStarting)
      }
    }
    .sheet(item: $guest) { asked in
      GuestSheet(guest: asked, core: shell.core) {
        guest = nil
        Task { await model.load() }
      }
    }
    .errors(of: model)
    .task { await model.load() }
  }

  private func headline(_ words: String) -> some View {
    VStack(spacing: Space.one) {
      PieceView(piece: .cat(coat: 0, golden: true), side: 104)
      Text(words)
        .font(theme.type.headline)
        .foregroundStyle(theme.colours.primary)
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
    }
    .frame(maxWidth: .infinity)
    .padding(.bottom, Space.two)
  }

  private var inTheCampaign: some View {
    ColumnCard {
      CardTitle(shell.texts["result-campaign"])
      ForEach(model.changes) { change in
        HStack(spacing: Space.two) {
          Badge(badge: change.standing.player.badge, side: 28)
          changed(change)
          Text(change.standing.totalText).font(theme.type.name).monospacedDigit()
        }
        .accessibilityElement(children: .combine)
      }
    }
  }

  /// Where somebody stands, and below it what this match did.
  private func changed(_ change: CampaignChange) -> some View {
    VStack(alignment: .leading, spacing: Space.half) {
      NamedDetail(
        change.standing.player.name,
        shell.texts.say("result-this-time", .word("score", change.scoreText)))
      if let title = change.newTitle {
        Text(shell.texts.say("result-new-title", .word("title", title)))
          .font(theme.type.small)
          .foregroundStyle(theme.colours.success)
      }
      if change.standing.streak > 1 {
        SoftText(shell.texts.say("campaign-streak", .number("wins", change.standing.streak)))
      }
    }
  }

  private func rematch() {
    Task {
      if let next = await model.rematch() { shell.beginAnew(at: next) }
    }
  }
}

private struct SeatResult: View {
  let seat: ResultSeat
  @Environment(\.theme) private var theme

  var body: some View {
    HStack(spacing: Space.two) {
      Badge(badge: seat.colour)
      VStack(alignment: .leading) {
        NamedDetail(seat.name, seat.title)
        if let flavour = seat.titleFlavour { SoftText(flavour) }
      }
      VStack(alignment: .trailing) {
        Text(seat.rankText).font(theme.type.name)
        Text(seat.scoreText).font(theme.type.detail).monospacedDigit()
      }
    }
    .card(isHoneyed: seat.won)
    .accessibilityElement(children: .combine)
  }
}
