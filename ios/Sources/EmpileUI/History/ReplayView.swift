import EmpileCore
import EmpileKit
import SwiftUI

/// The way to a replay, and the replay.
struct ReplayView: View {
  let shell: Shell
  @State private var door: Door<ReplayModel>

  init(match: OpenMatchInfo.ID, from step: Int, shell: Shell) {
    self.shell = shell
    _door = State(initialValue: Door(replaying: match, from: step, core: shell.core))
  }

  var body: some View {
    Group {
      if let replay = door.room {
        ReplayPlayer(replay: replay)
      } else {
        ProgressView()
      }
    }
    .errors(of: door)
    .task { await door.open() }
  }
}

/// Step by step, by hand or by itself.
private struct ReplayPlayer: View {
  let replay: ReplayModel
  /// Where chance began is for whoever asks.
  @State private var showsSeed = false
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  private static let controlsPart: CGFloat = 0.36

  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width > proxy.size.height {
        HStack {
          board
          controls.frame(width: 320)
        }
      } else {
        // What is watched keeps most of the screen, however large its words are.
        VStack {
          board
          ScrollView { controls }
            .frame(maxHeight: proxy.size.height * ReplayPlayer.controlsPart)
            .fixedSize(horizontal: false, vertical: !theme.isTextLarge)
        }
      }
    }
    .background(theme.colours.surface)
    .navigationTitle(shell.texts["game-\(replay.game)"])
    .navigationBarTitleDisplayMode(.inline)
    .errors(of: replay)
    .onDisappear { replay.stop() }
  }

  private var board: some View {
    GeometryReader { proxy in
      let room = Room(size: proxy.size, textScale: theme.textScale)
      SceneCanvas(scene: replay.scene)
        .task(id: room) {
          await replay.resize(width: room.width, height: room.height, textScale: room.textScale)
        }
    }
  }

  private var controls: some View {
    VStack(alignment: .leading, spacing: Space.one) {
      Text(replay.told.joined(separator: " "))
        .font(theme.type.body)
        .lineLimit(3)
        .accessibilityAddTraits(.updatesFrequently)
      Slider(value: position, in: 0...Double(max(replay.length, 1)), step: 1) { Text(whereItIs) }
        .accessibilityValue(whereItIs)
      HStack {
        IconButton("backward.frame", name: shell.texts["replay-back"]) { go(to: replay.step - 1) }
          .disabled(replay.step == 0)
        if replay.isPlaying {
          IconButton("pause.fill", name: shell.texts["replay-pause"]) { replay.stop() }
        } else {
          IconButton("play.fill", name: shell.texts["replay-play"]) { replay.play() }
        }
        IconButton("forward.frame", name: shell.texts["replay-next"]) { go(to: replay.step + 1) }
          .disabled(replay.step == replay.length)
        Choices(ReplayModel.speeds, chosen: replay.speed, scrolls: true, name: words) {
          replay.speed = $0
        }
      }
      SoftText(whereItIs)
      if showsSeed {
        SoftText(shell.texts.say("replay-seed", .word("seed", String(replay.seed))))
      } else {
        Button(shell.texts["replay-show-seed"]) { showsSeed = true }
      }
    }
    .padding(Space.two)
  }

  private var whereItIs: String {
    shell.texts.say(
      "replay-step", .number("step", replay.step), .number("length", replay.length))
  }

  private var position: Binding<Double> {
    .model {
      Double(replay.step)
    } set: { step in
      go(to: Int(step))
    }
  }

  private func go(to step: Int) {
    replay.stop()
    Task { await replay.go(to: step) }
  }

  private func words(_ speed: Double) -> String {
    shell.texts.say("replay-speed", .word("speed", speed < 1 ? "½" : String(Int(speed))))
  }
}
