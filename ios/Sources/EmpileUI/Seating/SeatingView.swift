import EmpileCore
import EmpileKit
import SwiftUI

/// Who sits where, and how it is played.
struct SeatingView: View {
  let shell: Shell
  @State private var model: SeatingModel
  @State private var learning: LearningModel
  @State private var isAdding = false
  @State private var rule: ShownRule?
  @Environment(\.theme) private var theme

  private static let picture = CGSize(width: 320, height: 176)

  init(game: GameInfo.ID, shell: Shell) {
    self.shell = shell
    _model = State(
      initialValue: shell.kept(for: .seating(game: game)) {
        SeatingModel(game: game, core: shell.core, settings: shell.settings)
      })
    _learning = State(initialValue: LearningModel(core: shell.core))
  }

  var body: some View {
    GeometryReader { proxy in
      let room = Room(size: SharedTable.board(beside: proxy.size), textScale: theme.textScale)
      page.task(id: room) {
        model.boardSize = BoardSize(
          width: room.width, height: room.height, textScale: room.textScale)
      }
    }
  }

  private var page: some View {
    Page(model.game?.name ?? "") {
      if let game = model.game {
        preview(of: game)
        HowToPlay(offersLesson: model.offersLesson) {
          shell.go(to: .rulePage(game.slug))
        } onLearn: {
          shell.learn(game.slug, with: learning)
        }
        // Above those who sit, whose list grows: nothing moves under the finger.
        if model.hasRobots { robots }
        who
        whereItCounts
        how
      }
    } bottom: {
      start
    }
    .sheet(item: $rule) { shown in
      RuleSheet(shown, core: shell.core)
    }
    .errors(of: model)
    .errors(of: model.players)
    .errors(of: learning)
    .task { await model.load() }
    .task(id: model.sitDown) { await model.judge() }
    .task(id: model.setup) {
      await model.drawPreview(
        width: Float(SeatingView.picture.width), height: Float(SeatingView.picture.height))
    }
  }

  private func preview(of game: GameInfo) -> some View {
    VStack(spacing: Space.one) {
      if let preview = model.preview {
        StillSceneView(scene: preview, size: SeatingView.picture)
      }
      SoftText(game.tagline)
    }
    .frame(maxWidth: .infinity)
  }

  @ViewBuilder private var who: some View {
    SectionTitle(shell.texts["new-match-who"])
    SoftText(model.game?.seatingHint ?? "")
    ForEach(Array(model.sitting.enumerated()), id: \.element.id) { order, player in
      SeatCard(player: player, order: order, model: model)
    }
    ForEach(model.standing) { player in
      SitDownCard(player: player, model: model).disabled(model.isFull)
    }
    // Nothing until it is known whether there is anybody to choose from, or a button would be gone under a finger.
    if !model.players.isLoaded {
      EmptyView()
    } else if isAdding || model.players.roster.count < 2 {
      NewcomerCard(players: model.players) { added in
        model.toggle(added.id)
        isAdding = false
      }
    } else {
      Button(shell.texts["players-new"]) { isAdding = true }
        .buttonStyle(.secondary)
    }
  }

  /// They stay where they are, whether they sit or not.
  @ViewBuilder private var robots: some View {
    SectionTitle(shell.texts["seating-robots"])
    SoftText(shell.texts["seating-robots-detail"])
    Choices(Array(model.robotLevels.indices), chosen: model.robotLevel) {
      model.robotLevels[$0]
    } choose: {
      model.robotLevel = $0
    }
    ForEach(model.robots) { robot in
      let sits = model.seats.contains(robot.id)
      PlayerChoice(player: robot, isChosen: sits) {
        model.toggle(robot.id)
      } end: {
        EmptyView()
      }
      .disabled(!sits && !model.takesRobot)
    }
  }

  /// In which campaign the match will count; another is chosen where there are several.
  @ViewBuilder private var whereItCounts: some View {
    if let counts = model.counts {
      SectionTitle(shell.texts["seating-where"])
      SoftText(counts.words)
      if counts.choices.count > 1 {
        Choices(counts.choices, chosen: counts.campaign, name: \.name) { model.count(in: $0) }
      }
      EveningSwitch(
        evening: .model {
          model.forEvening
        } set: {
          model.forEvening = $0
        })
    }
  }

  @ViewBuilder private var how: some View {
    if !model.options.isEmpty {
      SectionTitle(shell.texts["seating-options"])
      ForEach(model.options) { option in
        OptionCard(option: option, value: model.value(of: option.key)) {
          rule = ShownRule(id: option.rule, readers: model.ruleReaders)
        } choose: { value in
          model.choose(value, for: option.key)
        }
      }
      if model.playsOwnBoard { BoardEditor(board: model.ownBoard) }
    }
  }

  @ViewBuilder private var start: some View {
    if let obstacle = model.obstacle { SoftText(obstacle.reason) }
    Button(shell.texts[model.isFirstRun ? "seating-start-guests" : "new-match-start"]) { begin() }
      .buttonStyle(.primary)
      .disabled(!model.canStart)
      .accessibilityIdentifier("start")
  }

  private func begin() {
    Task {
      if let match = await model.start() { shell.path = [.table(match: match)] }
    }
  }
}

/// A rule that is shown over a screen.
struct ShownRule: Identifiable, Hashable {
  let id: RuleSection.ID
  var readers = RuleReaders.anybody()
}

/// Somebody who may sit down: a touch does it.
private struct SitDownCard: View {
  let player: PlayerInfo
  let model: SeatingModel

  var body: some View {
    PlayerChoice(player: player, isChosen: false) {
      model.toggle(player.id)
    } end: {
      EmptyView()
    }
  }
}

/// Somebody who sits: a touch gets them up, a drag changes seats.
private struct SeatCard: View {
  let player: PlayerInfo
  let order: Int
  let model: SeatingModel
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    PlayerChoice(player: player, isChosen: true) {
      model.toggle(player.id)
    } end: {
      Text(shell.texts.say("number", .number("number", order + 1)))
        .font(theme.type.name)
        .monospacedDigit()
        .padding(.horizontal, 12)
        .foregroundStyle(theme.colours.onPrimary)
        .background(theme.colours.primary, in: Capsule())
      Image(systemName: "line.3.horizontal")
    }
    .accessibilityAction(named: shell.texts["seating-earlier"]) { move(by: -1) }
    .accessibilityAction(named: shell.texts["seating-later"]) { move(by: 1) }
    .draggable(player.id)
    .dropDestination(for: String.self) { dropped, _ in
      guard let other = dropped.first else { return false }
      model.seat(other, at: player.id)
      return true
    }
  }

  private func move(by places: Int) {
    let neighbour = order + places
    guard model.seats.indices.contains(neighbour) else { return }
    model.seat(player.id, at: model.seats[neighbour])
  }
}

/// Something to choose before a match, and the rule behind it.
private struct OptionCard: View {
  let option: OptionInfo
  let value: OptionValueInfo.ID?
  let openRule: @MainActor () -> Void
  let choose: @MainActor (OptionValueInfo.ID) -> Void
  @Environment(Shell.self) private var shell

  var body: some View {
    ColumnCard {
      HStack {
        NamedDetail(option.label, option.detail)
        IconButton(
          "questionmark.circle",
          name: shell.texts.say("option-see-rule", .word("name", option.label)), action: openRule)
      }
      Choices(
        option.values, chosen: option.values.first { $0.value == value }, name: words,
        label: { "\(words($0)), \(option.label)" }
      ) {
        choose($0.value)
      }
    }
  }

  /// The usual one says that it is.
  private func words(_ one: OptionValueInfo) -> String {
    one.value == option.usual
      ? shell.texts.say("option-usual", .word("value", one.label)) : one.label
  }
}
