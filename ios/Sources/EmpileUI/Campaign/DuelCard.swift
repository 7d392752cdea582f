import EmpileCore
import EmpileKit
import SwiftUI

/// How two players did against each other; both can be changed.
struct DuelCard: View {
  let players: [PlayerInfo]
  let rivalry: Rivalry
  let compare: @MainActor (PlayerInfo.ID, PlayerInfo.ID) -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    ColumnCard {
      Choices(players, chosen: player(rivalry.one), name: \.name) { chosen in
        compare(chosen.id, chosen.id == rivalry.other ? rivalry.one : rivalry.other)
      }
      SoftText(shell.texts["duel-against"])
      Choices(players, chosen: player(rivalry.other), name: \.name, label: against) { chosen in
        compare(chosen.id == rivalry.one ? rivalry.other : rivalry.one, chosen.id)
      }
      Text(sum).font(theme.type.body)
      GeometryReader { proxy in
        HStack(spacing: 0) {
          ForEach(shares, id: \.id) { share in
            share.colour.frame(width: proxy.size.width * share.part)
          }
        }
      }
      .frame(height: 12)
      .clipShape(Capsule())
      .accessibilityHidden(true)
    }
  }

  private func player(_ id: PlayerInfo.ID) -> PlayerInfo? { players.first { $0.id == id } }

  /// Those above have the same names.
  private func against(_ player: PlayerInfo) -> String {
    shell.texts.say("duel-against-label", .word("name", player.name))
  }

  private var sum: String {
    let duel = rivalry.duel
    return shell.texts.say(
      "duel-sum", .word("name", player(rivalry.one)?.name ?? ""),
      .word("other", player(rivalry.other)?.name ?? ""), .number("ahead", duel.ahead),
      .number("behind", duel.behind), .number("level", duel.level), .number("games", duel.games))
  }

  private var shares: [(id: Int, part: CGFloat, colour: Color)] {
    let duel = rivalry.duel
    let all = CGFloat(max(duel.ahead + duel.level + duel.behind, 1))
    func colour(_ id: PlayerInfo.ID) -> Color {
      player(id).map { theme.colours.seat($0.colour) } ?? theme.colours.outline
    }
    return [
      (0, CGFloat(duel.ahead) / all, colour(rivalry.one)),
      (1, CGFloat(duel.level) / all, theme.colours.outline),
      (2, CGFloat(duel.behind) / all, colour(rivalry.other)),
    ]
  }
}
