import EmpileCore
import EmpileKit
import SwiftUI

/// Before a tool counts for every seat: who plays, in which order, and which way.
struct WhoPlaysView: View {
  let page: ToolPage
  let model: ToolModel
  let shell: Shell
  @State private var players: PlayersModel
  @State private var seats: [PlayerInfo.ID]
  @State private var variant: Int

  init(page: ToolPage, model: ToolModel, shell: Shell) {
    self.page = page
    self.model = model
    self.shell = shell
    _players = State(initialValue: PlayersModel(core: shell.core))
    _seats = State(initialValue: page.players)
    _variant = State(initialValue: Int(page.variant))
  }

  var body: some View {
    Page(page.tool.title) {
      SoftText(page.tool.detail)
      SectionTitle(shell.texts["tools-who-plays"])
      ForEach(players.roster) { player in
        let order = seats.firstIndex(of: player.id)
        PlayerChoice(player: player, isChosen: order != nil) {
          toggle(player.id)
        } end: {
          if let order { Text(shell.texts.say("number", .number("number", order + 1))) }
        }
      }
      NewcomerCard(players: players) { toggle($0.id) }
      let ways = page.variants.compactMap(\.name)
      if !ways.isEmpty {
        SectionTitle(shell.texts["tools-which-way"])
        Choices(Array(ways.indices), chosen: variant, name: { ways[$0] }) { variant = $0 }
      }
    } bottom: {
      Button(shell.texts["new-match-start"]) { model.begin(seats, variant: variant) }
        .buttonStyle(.primary)
        .disabled(!room.contains(seats.count))
    }
    .task { await refresh() }
  }

  /// How many can play this way.
  private var room: ClosedRange<Int> {
    Int(page.variants[variant].least)...Int(page.variants[variant].most)
  }

  private func toggle(_ player: PlayerInfo.ID) {
    if let seat = seats.firstIndex(of: player) {
      seats.remove(at: seat)
    } else if seats.count < room.upperBound {
      seats.append(player)
    }
  }

  /// Whoever is no longer here does not play.
  private func refresh() async {
    await players.refresh()
    let here = Set(players.roster.map(\.id))
    seats.removeAll { !here.contains($0) }
  }
}
