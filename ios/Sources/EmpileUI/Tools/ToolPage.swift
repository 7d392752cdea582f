import EmpileCore
import EmpileKit
import SwiftUI

/// A tool that keeps score: first who plays, then the tool, then into the log.
struct ScorePage<Tool: ScoreKeeper, Sheet: Sendable, Content: View>: View {
  let slug: ToolInfo.ID
  let game: GameInfo.ID
  let shell: Shell
  let model: ToolModel<Tool, Sheet>
  let open: @MainActor (Int) async -> Void
  /// The tool, for those who sit.
  let content: (Sheet, [PlayerInfo]) -> Content
  @State private var players: PlayersModel
  @State private var shelf: HomeModel
  @State private var seats: [PlayerInfo] = []

  init(
    _ slug: ToolInfo.ID, game: GameInfo.ID, shell: Shell, model: ToolModel<Tool, Sheet>,
    open: @escaping @MainActor (Int) async -> Void,
    @ViewBuilder content: @escaping (Sheet, [PlayerInfo]) -> Content
  ) {
    self.slug = slug
    self.game = game
    self.shell = shell
    self.model = model
    self.open = open
    self.content = content
    _players = State(initialValue: PlayersModel(core: shell.core))
    _shelf = State(initialValue: HomeModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["tool-\(slug)"]) {
      if let sheet = model.sheet {
        content(sheet, seats)
        if model.writtenDown != nil { SoftText(model.words["written-down"] ?? "") }
      } else {
        whoPlays
      }
    } bottom: {
      if model.isOpen {
        Button(model.words["write-down"] ?? "") { writeDown() }
          .buttonStyle(.primary)
          .disabled(model.writtenDown != nil)
      } else {
        Button(shell.texts["new-match-start"]) { begin() }
          .buttonStyle(.primary)
          .disabled(room?.contains(seats.count) != true)
      }
    }
    .trouble(of: model)
    .task { await players.refresh() }
    .task { await shelf.refresh() }
  }

  /// How many can play; nobody until it is looked up.
  private var room: ClosedRange<Int>? { shelf.games.first { $0.slug == game }?.players }

  @ViewBuilder private var whoPlays: some View {
    SoftText(shell.texts["tool-\(slug)-detail"])
    SectionTitle(shell.texts["tools-who-plays"])
    // A name touched before the table's size is known would be touched for nothing.
    if let room {
      ForEach(players.roster) { player in
        let order = seats.firstIndex(of: player)
        Button {
          toggle(player, in: room)
        } label: {
          PlayerRow(player: player) {
            if let order { Text(shell.texts.say("number", .number("number", order + 1))) }
          }
          .card(isChosen: order != nil)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(order == nil ? [] : .isSelected)
      }
      NewcomerCard(players: players) { toggle($0, in: room) }
    }
  }

  private func toggle(_ player: PlayerInfo, in room: ClosedRange<Int>) {
    if let seat = seats.firstIndex(of: player) {
      seats.remove(at: seat)
    } else if seats.count < room.upperBound {
      seats.append(player)
    }
  }

  private func begin() {
    let count = seats.count
    Task { await open(count) }
  }

  private func writeDown() {
    let ids = seats.map(\.id)
    Task { await model.writeDown(ids) }
  }
}

/// A card for everyone who sits, with what is counted there.
struct SeatCards<Content: View, End: View>: View {
  let seats: [PlayerInfo]
  let content: (Int) -> Content
  /// Beside the name.
  let end: (Int) -> End

  init(
    _ seats: [PlayerInfo], @ViewBuilder content: @escaping (Int) -> Content,
    @ViewBuilder end: @escaping (Int) -> End = { _ in EmptyView() }
  ) {
    self.seats = seats
    self.content = content
    self.end = end
  }

  var body: some View {
    ForEach(Array(seats.enumerated()), id: \.element.id) { seat, player in
      ColumnCard {
        PlayerRow(player: player) { end(seat) }
        content(seat)
      }
    }
  }
}

/// A number that goes up and down by one, from 0 to the most there can be, with its name.
struct NumberRow: View {
  let name: String
  let value: Int
  let most: Int
  let set: @MainActor @Sendable (Int) -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  init(
    _ name: String, value: Int, most: some BinaryInteger,
    set: @escaping @MainActor @Sendable (Int) -> Void
  ) {
    self.name = name
    self.value = value
    self.most = Int(most)
    self.set = set
  }

  var body: some View {
    let number = shell.texts.say("number", .number("number", value))
    Stepper(
      value: .model {
        value
      } set: {
        set($0)
      }, in: 0...max(0, most)
    ) {
      HStack {
        Text(name).font(theme.type.body).frame(maxWidth: .infinity, alignment: .leading)
        Text(number).font(theme.type.name).monospacedDigit()
      }
    }
    .accessibilityLabel(name)
    .accessibilityValue(number)
  }
}

/// A name and a number that only the tool changes.
struct CountRow: View {
  let name: String
  let number: Int
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  init(_ name: String, _ number: some BinaryInteger) {
    self.name = name
    self.number = Int(number)
  }

  var body: some View {
    HStack {
      Text(name).font(theme.type.body).frame(maxWidth: .infinity, alignment: .leading)
      Text(shell.texts.say("number", .number("number", number)))
        .font(theme.type.title)
        .monospacedDigit()
    }
    .accessibilityElement(children: .combine)
  }
}
