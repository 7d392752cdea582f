import EmpileCore
import EmpileKit
import SwiftUI

/// What waits, and what one comes for.
struct HomeView: View {
  let shell: Shell
  @State private var model: HomeModel
  @State private var welcome: StillScene?
  @State private var toAbandon: OpenMatchInfo?
  @Environment(\.theme) private var theme

  private static let picture = CGSize(width: 328, height: 208)

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: HomeModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["app-name"]) {
      wordmark
      if let evening = model.evening {
        SectionTitle(shell.texts["evening-on"])
        EveningRow(evening: evening)
      }
      waiting
      ways
    } bottom: {
      Button(shell.texts["home-new-match"]) { shell.go(to: .newMatch) }
        .buttonStyle(.primary)
        .accessibilityIdentifier("new-match")
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        IconButton("gearshape", name: shell.texts["settings-title"]) { shell.go(to: .settings) }
      }
    }
    .alert(
      shell.texts["home-abandon-ask"],
      isPresented: .shown(while: { toAbandon != nil }, hide: { toAbandon = nil })
    ) {
      Button(shell.texts["home-abandon"], role: .destructive) { abandon() }
      Button(shell.texts["home-abandon-refuse"], role: .cancel) { toAbandon = nil }
    } message: {
      Text(shell.texts["home-abandon-detail"])
    }
    .errors(of: model)
    // One comes home by going back: what waits may be different by then.
    .task(id: shell.path.isEmpty) { await model.refresh() }
    .task { await drawWelcome() }
  }

  private var wordmark: some View {
    VStack(spacing: Space.one) {
      if let welcome {
        StillSceneView(
          scene: welcome, size: HomeView.picture, scale: theme.isTextLarge ? 0.7 : 1)
      }
      Text(shell.texts["app-name"])
        .font(theme.type.display)
        .foregroundStyle(theme.colours.primary)
        .accessibilityAddTraits(.isHeader)
      SoftText(shell.texts["home-tagline"])
    }
    .frame(maxWidth: .infinity)
  }

  @ViewBuilder private var waiting: some View {
    if let matches = model.openMatches, !matches.isEmpty {
      SectionTitle(shell.texts["home-open-matches"])
      ForEach(matches) { match in
        WaitingCard(match: match, game: model.name(of: match.game)) {
          shell.go(to: .table(match: match.id))
        } onAbandon: {
          toAbandon = match
        }
      }
    }
  }

  private var ways: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: theme.isTextLarge ? 260 : 150))], spacing: Space.one
    ) {
      ForEach(Way.allCases.filter { $0 != .home && $0 != .settings }) { way in
        Button(shell.texts[way.name]) { shell.path = way.screens }
          .buttonStyle(.secondary)
          .accessibilityIdentifier("way-\(way.rawValue)")
      }
    }
    .padding(.top, Space.two)
  }

  private func drawWelcome() async {
    let size = HomeView.picture
    welcome = try? await shell.core.welcome(width: Float(size.width), height: Float(size.height))
  }

  private func abandon() {
    guard let match = toAbandon else { return }
    toAbandon = nil
    Task { await model.abandon(match.id) }
  }
}

/// The whole card resumes; the cross puts aside.
private struct WaitingCard: View {
  let match: OpenMatchInfo
  let game: String
  let onResume: @MainActor () -> Void
  let onAbandon: @MainActor () -> Void
  @Environment(Shell.self) private var shell

  private var names: String { match.names.joined(separator: ", ") }

  var body: some View {
    HStack {
      Button(action: onResume) {
        HStack(spacing: Space.two) {
          Image(systemName: "play.fill")
          NamedDetail(game, names)
          HStack(spacing: -6) {
            ForEach(Array(match.colours.enumerated()), id: \.offset) { _, colour in
              Badge(badge: colour, side: 28)
            }
          }
        }
      }
      .buttonStyle(.plain)
      .accessibilityHint(shell.texts["home-resume"])
      IconButton(
        "xmark",
        name: shell.texts.say("home-abandon-label", .word("game", game), .word("names", names)),
        action: onAbandon)
    }
    .card()
  }
}
