import EmpileKit
import SwiftUI

/// All screens over an open core: one after the other on a phone, beside a shelf of ways on a tablet.
struct ShellView: View {
  @State private var shell: Shell
  @State private var columns = NavigationSplitViewVisibility.automatic
  @SceneStorage("way") private var way: String = ""
  @Environment(\.horizontalSizeClass) private var breadth
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    _shell = State(initialValue: shell)
  }

  var body: some View {
    Group {
      if breadth == .regular {
        NavigationSplitView(columnVisibility: $columns) {
          Sidebar(shell: shell)
        } detail: {
          stack
        }
      } else {
        stack
      }
    }
    .environment(shell)
    .onAppear { if shell.path.isEmpty, !way.isEmpty { shell.writtenPath = way } }
    .onChange(of: shell.doorstep.arrivals, initial: true) { _, _ in shell.openTheDoor() }
    .onChange(of: shell.path) { _, path in
      way = shell.writtenPath
      columns = path.last?.isTable == true ? .detailOnly : .automatic
    }
  }

  private var stack: some View {
    @Bindable var shell = shell
    return NavigationStack(path: $shell.stack) {
      HomeView(shell: shell)
        .navigationDestination(for: Screen.self) { screen in
          ScreenView(screen: screen, shell: shell)
        }
    }
    .background { ruler }
  }

  /// Measures the room that screens have, and a keyboard over them takes none of it.
  private var ruler: some View {
    GeometryReader { proxy in
      let isBroad = ListWidth(theme).leavesAPage(in: proxy.size)
      Color.clear.onChange(of: isBroad, initial: true) { _, isBroad in shell.isBroad = isBroad }
    }
    .ignoresSafeArea(.keyboard)
  }
}

/// Which screen is which.
struct ScreenView: View {
  let screen: Screen
  let shell: Shell

  var body: some View {
    switch screen {
    case .players: PlayersView(shell: shell)
    case .person(let person): PersonView(of: person, shell: shell)
    case .evenings: EveningsView(shell: shell)
    case .evening(let evening): EveningView(evening, shell: shell)
    case .goals: GoalsView(shell: shell)
    case .newMatch: NewMatchView(shell: shell)
    case .seating(let game): SeatingView(game: game, shell: shell)
    case .campaign: CampaignView(shell: shell)
    case .history: HistoryView(shell: shell)
    case .paper(let corrects): PaperView(correcting: corrects, shell: shell)
    case .rules: RulesView(shell: shell)
    case .rulePage(let page): RulePageView(page: page, shell: shell)
    case .tools: ToolShelfView(shell: shell)
    case .tool(let slug): ToolView(slug: slug, shell: shell)
    case .settings: SettingsView(shell: shell)
    case .files: FilesView(shell: shell)
    case .about: AboutView()
    case .table(let match): TableView(match: match, shell: shell)
    case .lessonDone(let game): LessonDoneView(game: game, shell: shell)
    case .result(let match): ResultView(match: match, shell: shell)
    case .replay(let match, let step): ReplayView(match: match, from: step, shell: shell)
    case .hindsight(let match): HindsightView(match: match, shell: shell)
    }
  }
}

/// The ways from home, always in sight on a tablet.
struct Sidebar: View {
  let shell: Shell

  var body: some View {
    List {
      ForEach(Way.allCases) { way in
        Button {
          shell.path = way.screens
        } label: {
          Label(shell.texts[way.name], systemImage: way.symbol)
        }
      }
    }
    .navigationTitle(shell.texts["app-name"])
  }
}

/// Where one can go from everywhere on a tablet, and from home on a phone.
enum Way: String, CaseIterable, Identifiable {
  case home, campaign, players, history, evenings, goals, rules, tools, settings

  var id: Self { self }

  /// The key of its name.
  var name: String {
    switch self {
    case .home: "result-home"
    case .campaign: "home-campaign"
    case .players: "home-players"
    case .history: "home-history"
    case .evenings: "home-evenings"
    case .goals: "home-goals"
    case .rules: "home-rules"
    case .tools: "tools-title"
    case .settings: "settings-title"
    }
  }

  var symbol: String {
    switch self {
    case .home: "house"
    case .campaign: "trophy"
    case .players: "person.2"
    case .history: "clock.arrow.circlepath"
    case .evenings: "moon.stars"
    case .goals: "flag"
    case .rules: "book"
    case .tools: "dice"
    case .settings: "gearshape"
    }
  }

  var screens: [Screen] {
    switch self {
    case .home: []
    case .campaign: [.campaign]
    case .players: [.players]
    case .history: [.history]
    case .evenings: [.evenings]
    case .goals: [.goals]
    case .rules: [.rules]
    case .tools: [.tools]
    case .settings: [.settings]
    }
  }
}
