import EmpileCore
import EmpileKit
import SwiftUI

/// Which game?
struct NewMatchView: View {
  let shell: Shell
  @State private var model: ShelfModel

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: ShelfModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["new-match-title"]) {
      ForEach(model.games) { game in
        Button {
          shell.go(to: .seating(game: game.slug))
        } label: {
          GameCard(game: game, preview: model.previews[game.slug])
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("game-\(game.slug)")
      }
    }
    .errors(of: model)
    .task {
      let side = Float(GamePicture.side)
      await model.refresh(previewWidth: side, previewHeight: side)
    }
  }
}

private struct GameCard: View {
  let game: GameInfo
  let preview: StillScene?
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    Group {
      if theme.isTextLarge {
        VStack(alignment: .leading, spacing: Space.one) {
          GamePicture(preview: preview)
          words
        }
      } else {
        HStack(spacing: Space.two) {
          GamePicture(preview: preview)
          words
        }
      }
    }
    .card()
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: Space.one) {
      NamedDetail(game.name, game.tagline)
      Trait(players)
      if game.realTime { Trait(shell.texts["game-real-time"]) }
      if game.coOperative { Trait(shell.texts["game-together"]) }
    }
  }

  private var players: String {
    game.leastPlayers == game.mostPlayers
      ? shell.texts.say("game-players-exactly", .number("players", game.mostPlayers))
      : shell.texts.say(
        "game-players", .number("least", game.leastPlayers), .number("most", game.mostPlayers))
  }
}

/// What a game looks like, once it is drawn, small enough to stand beside its name.
struct GamePicture: View {
  let preview: StillScene?

  static let side: CGFloat = 104

  var body: some View {
    let side = GamePicture.side
    ZStack {
      if let preview { StillSceneView(scene: preview, size: CGSize(width: side, height: side)) }
    }
    .frame(width: side, height: side)
  }
}

/// A few words in a small box.
struct Trait: WordsView {
  let words: String
  @Environment(\.theme) private var theme

  var body: some View {
    Text(words)
      .font(theme.type.small)
      .padding(.horizontal, Space.one)
      .padding(.vertical, Space.half)
      .background(theme.colours.chosen, in: RoundedRectangle(cornerRadius: 8))
  }
}
