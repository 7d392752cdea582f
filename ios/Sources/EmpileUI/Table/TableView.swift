import Accessibility
import EmpileCore
import EmpileKit
import SwiftUI

/// The way to a table, and the table.
struct TableView: View {
  let shell: Shell
  @State private var door: Door<TableModel>

  init(match: OpenMatchInfo.ID, shell: Shell) {
    self.shell = shell
    _door = State(
      initialValue: shell.kept(for: .table(match: match)) { Door(match: match, core: shell.core) })
  }

  var body: some View {
    Group {
      if let table = door.room {
        OpenTableView(table: table, shell: shell)
      } else {
        ProgressView()
      }
    }
    .errors(of: door)
    .task { await door.open() }
  }
}

/// A table, and what can be done there beside touching it.
private struct OpenTableView: View {
  @Bindable var table: TableModel
  let shell: Shell
  @State private var showsJournal = false
  @State private var isToldOver = false
  @State private var rule: ShownRule?
  @Environment(\.theme) private var theme
  @Environment(\.scenePhase) private var phase

  init(table: TableModel, shell: Shell) {
    self.table = table
    self.shell = shell
  }

  var body: some View {
    Group {
      if table.isShared {
        SharedTable(table: table, shell: shell)
      } else {
        turns
      }
    }
    .background(theme.colours.surface)
    .overlay {
      if isToldOver, !table.isLesson, let sheet = table.resultSheet {
        EndOfMatch(match: table.id, sheet: sheet, shell: shell)
      }
    }
    // Nobody studies the cards meanwhile, by eye or by ear.
    .accessibilityHidden(showsPause)
    .overlay { if showsPause { pause } }
    .sheet(isPresented: $showsJournal) {
      JournalSheet(journal: table.journal, since: Int(table.since?.lines ?? 0))
    }
    .sheet(isPresented: .shown(while: { table.help != nil }, hide: { table.dismissHelp() })) {
      HelpSheet(
        help: table.help ?? [], seal: table.seal,
        askHint: table.mayAskHint ? { @MainActor in table.askHint() } : nil
      ) { id in
        table.dismissHelp()
        rule = ShownRule(id: id, readers: table.ruleReaders)
      }
    }
    .sheet(item: $rule) { shown in
      RuleSheet(shown, core: shell.core)
    }
    .alert(shell.texts["undo-needs-consent"], isPresented: $table.asksConsent) {
      Button(shell.texts["undo-confirm"]) { table.undo(tableAgrees: true) }
      Button(shell.texts["undo-refuse"], role: .cancel) { table.asksConsent = false }
    } message: {
      Text(shell.texts["undo-needs-consent-detail"])
    }
    .errors(of: table)
    .onAppear { shell.device.keepAwake(shell.settings.keepsAwake) }
    .onDisappear { shell.device.keepAwake(false) }
    .onChange(of: phase) { _, now in
      // A call comes in, another app comes up: nobody loses a card for it, and no robot moves
      // unseen. A table of turns goes on by itself; at a shared one somebody says that all are back.
      if now != .active {
        table.pause()
      } else if !table.isShared {
        table.resume()
      }
    }
    .onChange(of: table.journal.lines) { before, lines in
      // What several moves came to at once is said in one go: each saying would cut the last one
      // short. What is left after a move was taken back is no news.
      let news = lines.dropFirst(before.count).map(\.text)
      if !news.isEmpty {
        AccessibilityNotification.Announcement(news.joined(separator: "\n")).post()
      }
    }
    .task { for await cue in table.cues() { shell.perceive(cue) } }
    .task(id: table.isOver) { await tellOver() }
    .task(id: table.isTaught) {
      if table.isTaught { shell.replace(with: .lessonDone(game: table.game.slug)) }
    }
  }

  private var showsPause: Bool { table.isPaused && (table.isShared || table.hasStumbled) }

  private var turns: some View {
    BoardView(table: table) { rule = ShownRule(id: $0, readers: table.ruleReaders) }
      .navigationTitle(table.game.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        if let since = table.since {
          ToolbarItem(placement: .principal) {
            SinceStrip(since: since) { showsJournal = true }
          }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          IconButton("questionmark.circle", name: shell.texts["table-help"]) { table.askHelp() }
          IconButton("list.bullet", name: shell.texts["table-journal"]) { showsJournal = true }
          IconButton("arrow.uturn.backward", name: shell.texts["undo"]) { table.requestUndo() }
            .disabled(table.undoNeed == .nothingToUndo)
        }
      }
  }

  private var pause: some View {
    PauseView {
      table.resume()
    } onHelp: {
      table.askHelp()
    } onJournal: {
      showsJournal = true
    } onLeave: {
      shell.back()
    }
  }

  /// The last cats fall asleep, and what falls has fallen, before anything is said of it.
  private func tellOver() async {
    guard table.isOver else { return isToldOver = false }
    let look = shell.lastLook + table.lastFootage
    guard (try? await Task.sleep(for: look)) != nil else { return }
    isToldOver = true
  }
}

/// The board has the whole screen, for everyone has a side of it. Hands are everywhere: nothing but
/// the pause leads away from it before the end.
struct SharedTable: View {
  let table: TableModel
  let shell: Shell

  private static let navigationBar: CGFloat = 44

  /// What the board gets of a screen, by what a page with a navigation bar gets of it: in place of that
  /// there is the pause.
  static func board(beside page: CGSize) -> CGSize {
    CGSize(width: page.width, height: page.height + navigationBar - Space.target)
  }

  var body: some View {
    VStack(spacing: 0) {
      way
        .frame(maxWidth: .infinity)
        .overlay(alignment: .leading) { heading }
      BoardView(table: table)
    }
    .navigationBarBackButtonHidden(true)
    .toolbar(.hidden, for: .navigationBar)
    .statusBarHidden()
    .persistentSystemOverlays(.hidden)
  }

  /// While it is on, the way leads to a pause; after the end, away.
  @ViewBuilder private var way: some View {
    if table.isOver {
      IconButton("chevron.backward", name: shell.texts["back"]) { shell.back() }
    } else {
      IconButton("pause", name: shell.texts["table-pause"]) { table.pause() }
    }
  }

  /// Nobody reads it on the table, and whoever listens begins with it.
  private var heading: some View {
    Color.clear
      .frame(width: Space.target, height: Space.target)
      .accessibilityElement()
      .accessibilityLabel(table.game.name)
      .accessibilityAddTraits(.isHeader)
      .allowsHitTesting(false)
  }
}

/// Lays the table out for the room there is, and passes every finger to it.
struct BoardView: View {
  let table: TableModel
  var openRule: @MainActor (RuleSection.ID) -> Void = { _ in }
  @Environment(\.theme) private var theme

  var body: some View {
    GeometryReader { proxy in
      let room = Room(size: proxy.size, textScale: theme.textScale)
      ZStack(alignment: .top) {
        SceneCanvas(scene: table.scene) { node in
          table.touch(node.assistiveTap(at: table.clock.stamp(uptime: uptime)))
        }
        TouchSurface(stamp: table.clock.stamp) { table.touch($0) }
          .accessibilityHidden(true)
        if let refusal = table.refusal { Refused(refusal: refusal, openRule: openRule) }
        if let hint = table.hint { Hinted(hint: hint) }
      }
      .task(id: room) {
        table.resize(width: room.width, height: room.height, textScale: room.textScale)
      }
    }
  }

  private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }
}

/// What a board is laid out for.
struct Room: Hashable {
  let width: Float
  let height: Float
  let textScale: Float

  init(size: CGSize, textScale: Float) {
    width = Float(size.width)
    height = Float(size.height)
    self.textScale = textScale
  }
}
