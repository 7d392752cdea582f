import EmpileCore
import EmpileKit
import SwiftUI

/// Who can play.
struct PlayersView: View {
  let shell: Shell
  @State private var model: PlayersModel
  @State private var opened: PlayerInfo?

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: PlayersModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["players-title"]) {
      if model.isLoaded, model.roster.isEmpty { EmptyNote(shell.texts["players-empty"]) }
      if !model.roster.isEmpty {
        Button(shell.texts["family-open"]) { shell.go(to: .person(of: nil)) }
          .buttonStyle(.secondary)
      }
      ForEach(model.roster) { player in
        Button {
          opened = player
        } label: {
          PlayerRow(player: player) { Image(systemName: "pencil") }
            .card(isChosen: shell.beside == .person(of: player.id))
        }
        .buttonStyle(.plain)
        .accessibilityHint(shell.texts["players-change"])
      }
      NewcomerCard(players: model)
      if !model.archived.isEmpty {
        SectionTitle(shell.texts["players-archived"])
        ForEach(model.archived) { player in
          PlayerRow(player: player) {
            Button(shell.texts["players-restore"]) {
              Task { await model.restore(player.id) }
            }
          }
        }
      }
    }
    .besideChosen(in: shell)
    .sheet(item: $opened) { player in PlayerSheet(player: player, players: model) }
    .errors(of: model)
    .task { await model.refresh() }
  }
}

/// Somebody, and what is to be said or done beside the name.
struct PlayerRow<End: View>: View {
  let player: PlayerInfo
  let end: End
  @Environment(\.theme) private var theme

  init(player: PlayerInfo, @ViewBuilder end: () -> End) {
    self.player = player
    self.end = end()
  }

  var body: some View {
    HStack(spacing: Space.two) {
      Badge(badge: player.badge)
      Text(player.name)
        .font(theme.type.body)
        .frame(maxWidth: .infinity, alignment: .leading)
      end
    }
    .frame(minHeight: Space.target)
  }
}

/// Somebody to choose, or chosen already.
struct PlayerChoice<End: View>: View {
  let player: PlayerInfo
  let isChosen: Bool
  let toggle: @MainActor () -> Void
  @ViewBuilder let end: () -> End

  var body: some View {
    Button(action: toggle) {
      PlayerRow(player: player, end: end).card(isChosen: isChosen)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// The eight colours and symbols, told apart without colour too.
struct ColourChoices: View {
  let chosen: UInt8
  let choose: @MainActor (UInt8) -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: Space.target))], spacing: Space.one) {
      ForEach(Array(PlayersModel.colours), id: \.self) { colour in
        Button {
          choose(colour)
        } label: {
          Badge(badge: colour, side: 36)
            .frame(width: Space.target, height: Space.target)
            .overlay {
              Circle().stroke(colour == chosen ? theme.colours.primary : .clear, lineWidth: 3)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(shell.texts["players-seat-colour-\(colour)"])
        .accessibilityAddTraits(colour == chosen ? .isSelected : [])
      }
    }
  }
}

/// A name, a colour and a symbol for somebody new.
struct NewcomerCard: View {
  let players: PlayersModel
  var onAdded: @MainActor (PlayerInfo) -> Void = { _ in }
  @State private var name = ""
  @State private var picked: UInt8?
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    ColumnCard {
      CardTitle(shell.texts["players-new"])
      TextField(shell.texts["players-name"], text: $name)
        .textFieldStyle(.roundedBorder)
        .submitLabel(.done)
        .onSubmit { add() }
      SoftText(shell.texts["players-colour"])
      ColourChoices(chosen: colour) { picked = $0 }
      Button(shell.texts["players-add"]) { add() }
        .buttonStyle(.secondary)
        .disabled(!name.contains { !$0.isWhitespace })
    }
  }

  private var colour: UInt8 { picked ?? players.nextColour }

  private func add() {
    Task {
      guard let added = await players.add(name: name, colour: colour) else { return }
      (name, picked) = ("", nil)
      onAdded(added)
    }
  }
}
