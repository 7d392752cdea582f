import EmpileCore
import EmpileKit
import SwiftUI

/// Somebody who played before anybody had said who it was, and those who sat there too.
struct Guest: Identifiable {
  let player: PlayerInfo
  let beside: [PlayerInfo]

  var id: PlayerInfo.ID { player.id }

  /// Those of a table of whom nobody has said who they were.
  static func among(_ players: [PlayerInfo]) -> [Guest] {
    players.filter(\.isGuest).map { guest in
      Guest(player: guest, beside: players.filter { $0.id != guest.id })
    }
  }
}

/// A way to say who each of them was.
struct GuestButtons: View {
  let guests: [Guest]
  let ask: @MainActor (Guest) -> Void
  @Environment(Shell.self) private var shell

  var body: some View {
    ForEach(guests) { guest in
      Button(shell.texts.say("guest-who", .word("name", guest.player.name))) { ask(guest) }
        .buttonStyle(.secondary)
    }
  }
}

/// Who a guest was: somebody new, or somebody known who did not sit beside them.
struct GuestSheet: View {
  let guest: Guest
  let onNamed: @MainActor () -> Void
  @State private var players: PlayersModel
  @State private var name = ""
  @Environment(Shell.self) private var shell

  init(guest: Guest, core: Core, onNamed: @escaping @MainActor () -> Void) {
    self.guest = guest
    self.onNamed = onNamed
    _players = State(initialValue: PlayersModel(core: core))
  }

  var body: some View {
    SheetPage(shell.texts.say("guest-who", .word("name", guest.player.name))) {
      SoftText(shell.texts["guest-who-detail"])
      TextField(shell.texts["players-name"], text: $name)
        .textFieldStyle(.roundedBorder)
      Button(shell.texts["save"]) { save() }
        .buttonStyle(.secondary)
        .disabled(!name.contains { !$0.isWhitespace })
      if !known.isEmpty {
        SectionTitle(shell.texts["guest-known"])
        ForEach(known) { person in
          PlayerChoice(player: person, isChosen: false) {
            itWas(person)
          } end: {
            EmptyView()
          }
        }
      }
    }
    .errors(of: players)
    .task { await players.refresh() }
  }

  private var known: [PlayerInfo] {
    players.roster.filter { person in !guest.beside.contains { $0.id == person.id } }
  }

  private func save() {
    Task { if await players.name(guest: guest.id, name) != nil { onNamed() } }
  }

  private func itWas(_ person: PlayerInfo) {
    Task { if await players.merge(guest.id, into: person.id) != nil { onNamed() } }
  }
}
