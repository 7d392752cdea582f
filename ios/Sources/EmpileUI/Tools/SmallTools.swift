import EmpileCore
import EmpileKit
import SwiftUI

/// Dice for a table that has lost its own.
struct DiceCupView: View {
  let shell: Shell
  @State private var model: DiceCupModel
  @State private var kind = DiceKind.five
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: DiceCupModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["tool-dice-cup"]) {
      Choices([DiceKind.five, .three, .turquoise], chosen: kind, name: name) { kind = $0 }
      if let thrown = model.sheet ?? nil {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: Space.two) {
          ForEach(Array(thrown.faces.enumerated()), id: \.offset) { _, face in
            PieceView(piece: piece(face), side: 72)
          }
        }
        .accessibilityElement()
        .accessibilityLabel(thrown.faces.map(String.init).joined(separator: ", "))
        if kind == .three { CountRow(model.words["sum"] ?? "", thrown.sum) }
      }
    } bottom: {
      Button(model.words["throw"] ?? "") { Task { await model.throwAll(kind) } }
        .buttonStyle(.primary)
        .disabled(!model.isOpen)
    }
    .trouble(of: model)
    .task { await model.open() }
  }

  private func name(_ kind: DiceKind) -> String {
    switch kind {
    case .five: model.words["five"] ?? ""
    case .three: model.words["three"] ?? ""
    case .turquoise: model.words["turquoise"] ?? ""
    }
  }

  private func piece(_ face: UInt8) -> Piece {
    kind == .turquoise ? .turquoiseDie(face: face) : .die(face: face)
  }
}

/// What a Winner of Pile-Poils may be called.
struct TitleFinderView: View {
  let shell: Shell
  @State private var model: TitleFinderModel
  @State private var cats = 0
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: TitleFinderModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["tool-title-finder"]) {
      ColumnCard {
        NumberRow(model.words["golden-cats"] ?? "", value: cats, most: model.mostGoldenCats) {
          cats = $0
        }
        if let title = model.title {
          Text(title)
            .font(theme.type.headline)
            .foregroundStyle(theme.colours.primary)
        }
      }
    }
    .trouble(of: model)
    .task { await model.load() }
    .task(id: cats) { await model.find(goldenCats: cats) }
  }
}

/// Everyone puts a finger on the screen; after a moment one of them begins.
struct FirstPlayerView: View {
  let shell: Shell
  @State private var model: FirstPlayerModel
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: FirstPlayerModel(core: shell.core))
  }

  var body: some View {
    ZStack {
      VStack(spacing: Space.one) {
        Text(call)
          .font(theme.type.headline)
          .foregroundStyle(theme.colours.primary)
          .multilineTextAlignment(.center)
        if model.chosen != nil { SoftText(model.words["again"] ?? "") }
      }
      ForEach(model.fingers) { finger in
        Circle()
          .stroke(
            finger.pointer == model.chosen?.pointer ? theme.colours.accent : theme.colours.outline,
            lineWidth: 6
          )
          .frame(width: 96, height: 96)
          .position(x: CGFloat(finger.x), y: CGFloat(finger.y))
      }
      TouchSurface(stamp: { UInt64($0 * 1_000) }) { model.touch($0) }
    }
    .background(theme.colours.surface)
    .navigationTitle(shell.texts["tool-first-player"])
    .navigationBarTitleDisplayMode(.inline)
    .trouble(of: model)
    .task { await model.open() }
  }

  private var call: String {
    let waiting = model.fingers.isEmpty ? model.words["lay"] : model.words["wait"]
    return (model.chosen == nil ? waiting : model.words["chosen"]) ?? ""
  }
}
