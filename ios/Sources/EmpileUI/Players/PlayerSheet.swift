import EmpileCore
import EmpileKit
import SwiftUI

/// Another name, colour or face, a rest, or the end of a double; and the way to somebody's page.
struct PlayerSheet: View {
  let id: PlayerInfo.ID
  let players: PlayersModel
  @State private var name: String
  @State private var double: PlayerInfo?
  @State private var merged: [PlayerInfo] = []
  @State private var faces: [FaceInfo] = []
  @Environment(Shell.self) private var shell
  @Environment(\.dismiss) private var dismiss

  init(player: PlayerInfo, players: PlayersModel) {
    id = player.id
    self.players = players
    _name = State(initialValue: player.name)
  }

  var body: some View {
    if let player = players.player(id) {
      SheetPage(player.name) {
        Button(shell.texts["person-open"]) {
          dismiss()
          shell.go(to: .person(of: id))
        }
        .buttonStyle(.secondary)
        TextField(shell.texts["players-name"], text: $name)
          .textFieldStyle(.roundedBorder)
        if name != player.name {
          Button(shell.texts["save"]) { Task { await players.rename(id, to: name) } }
            .buttonStyle(.secondary)
        }
        SoftText(shell.texts["players-colour"])
        ColourChoices(chosen: player.colour) { colour in
          Task { await players.recolour(id, to: colour) }
        }
        SoftText(shell.texts["players-face"])
        FaceChoices(faces: faces, chosen: player.face) { face in
          Task { await players.give(id, face: face) }
        }
        doubles(of: player)
        SectionTitle(shell.texts["players-archive"])
        SoftText(shell.texts["players-archive-detail"])
        Button(shell.texts["players-archive"]) { archive() }
          .buttonStyle(.secondary)
      }
      .alert(
        shell.texts.say(
          "players-merge-ask", .word("name", player.name), .word("other", double?.name ?? "")),
        isPresented: .shown(while: { double != nil }, hide: { double = nil })
      ) {
        Button(shell.texts["players-merge"]) { merge() }
        Button(shell.texts["cancel"], role: .cancel) { double = nil }
      } message: {
        Text(shell.texts["players-merge-ask-detail"])
      }
      .errors(of: players)
      .task(id: players.roster) { merged = await players.merged(into: id) }
      .task(id: player.colour) { faces = await players.faces(on: player.colour) }
    }
  }

  /// The same person twice: after an import, or by mistake.
  @ViewBuilder private func doubles(of player: PlayerInfo) -> some View {
    let others = players.roster.filter { $0.id != id }
    if !others.isEmpty || !merged.isEmpty {
      SectionTitle(shell.texts["players-merge"])
      SoftText(shell.texts.say("players-merge-detail", .word("name", player.name)))
      Choices(others, chosen: nil, name: \.name) { double = $0 }
      ForEach(merged) { other in
        Button(shell.texts.say("players-unmerge", .word("name", other.name))) {
          Task { await players.unmerge(other.id) }
        }
      }
    }
  }

  private func merge() {
    guard let other = double else { return }
    double = nil
    Task { await players.merge(other.id, into: id) }
  }

  private func archive() {
    Task { if await players.archive(id) != nil { dismiss() } }
  }
}
