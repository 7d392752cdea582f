import EmpileCore
import EmpileKit
import SwiftUI

/// One thing on a card: to read, to turn or to press. A button that does nothing now says why.
struct RowView: View {
  let row: ToolRow
  let model: ToolModel
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    if row.kind == .main {
      VStack(alignment: .leading, spacing: Space.one) {
        named
        if let detail = row.detail { SoftText(detail) }
      }
    } else {
      named
    }
  }

  private var named: some View {
    content
      .disabled(row.refusal != nil)
      .accessibilityHint(row.refusal ?? "")
      .accessibilityIdentifier(row.tag)
  }

  @ViewBuilder private var content: some View {
    switch row.kind {
    case .figure: counted(theme.type.title).accessibilityElement(children: .combine)
    case .counter: counter
    case .pieces: heap
    case .words:
      HStack(spacing: Space.two) {
        pieces
        label
      }
    case .quiet: SoftText(row.label)
    case .loud:
      VStack(spacing: Space.two) {
        pieces
        LoudText(row.label)
      }
    case .deadline: Countdown(label: row.label, left: Int(row.number ?? 0))
    case .plain: Button(row.label, action: press).buttonStyle(.secondary)
    case .main: Button(row.label, action: press).buttonStyle(.primary)
    case .stop:
      Button(action: press) { Text(row.label).frame(maxWidth: .infinity, minHeight: 72) }
        .buttonStyle(.primary)
    case .switch:
      let isOn = row.chosen == true
      SwitchRow(
        row.label, detail: row.detail,
        isOn: .model {
          isOn
        } set: { _ in
          press()
        })
    case .tile, .person: tile
    }
  }

  private func press() {
    model.press(row)
  }

  private var label: some View {
    Text(row.label).font(theme.type.body).frame(maxWidth: .infinity, alignment: .leading)
  }

  private var number: String { shell.texts.say("number", .number("number", row.number ?? 0)) }

  private var pieces: some View {
    ForEach(Array(row.pieces.enumerated()), id: \.offset) { _, piece in
      PieceOnSheet(piece: piece, model: model)
    }
  }

  /// What is counted, and how many there are.
  private func counted(_ font: Font) -> some View {
    HStack {
      label
      Text(number).font(font).monospacedDigit()
    }
  }

  /// A number that goes up and down by one.
  private var counter: some View {
    let value = row.number ?? 0
    let turned = Binding<Int64>.model {
      value
    } set: {
      model.turn(row.tag, by: Int($0 - value))
    }
    return Stepper(value: turned, in: row.least...row.most) { counted(theme.type.name) }
      .accessibilityLabel(row.label)
      .accessibilityValue(number)
  }

  private var heap: some View {
    let widest = row.pieces.map { CGFloat($0.width) }.max() ?? Space.target
    return LazyVGrid(columns: [GridItem(.adaptive(minimum: widest))], spacing: Space.one) { pieces }
      .accessibilityElement()
      .accessibilityLabel(row.label)
  }

  /// A piece or a name to choose or to add; with a number, how many there are.
  private var tile: some View {
    let colours = theme.colours
    let isChosen = row.chosen == true
    let isPerson = row.kind == .person
    return Button(action: press) {
      HStack(spacing: Space.one) {
        pieces
        if row.pieces.isEmpty || isPerson {
          Text(row.label).font(theme.type.strong).padding(.horizontal, Space.one)
        }
        if row.number != nil { Text(number).font(theme.type.title).monospacedDigit() }
      }
      .frame(maxWidth: .infinity, minHeight: Space.target)
      .padding(Space.half)
      .foregroundStyle(colours.text)
      .background(isChosen ? colours.chosen : colours.surface)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay {
        RoundedRectangle(cornerRadius: 12)
          .stroke(isChosen ? colours.primary : colours.outline, lineWidth: isChosen ? 3 : 1)
      }
      .opacity(row.refusal == nil ? 1 : 0.4)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(row.spoken ?? row.label)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// A few words that the table has to see from afar.
struct LoudText: WordsView {
  let words: String
  @Environment(\.theme) private var theme

  var body: some View {
    Text(words)
      .font(theme.type.headline)
      .foregroundStyle(theme.colours.primary)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
  }
}

/// Time that runs out. The core said how much there is; here it is only counted down.
private struct Countdown: View {
  let label: String
  /// In milliseconds.
  let left: Int
  @State private var passed = 0
  @Environment(Shell.self) private var shell

  var body: some View {
    let seconds = shell.texts.say("number", .number("number", max(0, whole - passed)))
    LoudText(shell.texts.say("campaign-measure", .word("label", label), .word("text", seconds)))
      .task(id: left) { await countDown() }
  }

  /// A second that has begun counts.
  private var whole: Int { (left + 999) / 1_000 }

  private func countDown() async {
    passed = 0
    var pause = Duration.milliseconds((left + 999) % 1_000 + 1)
    while passed < whole, (try? await Task.sleep(for: pause)) != nil {
      passed += 1
      pause = .seconds(1)
    }
  }
}

/// A piece of the box.
private struct PieceOnSheet: View {
  let piece: ToolPiece
  let model: ToolModel
  @State private var shelf = DrawingShelf()

  var body: some View {
    DrawingView(
      drawing: shelf.drawing(piece.picture, of: model.pictures),
      size: CGSize(width: CGFloat(piece.width), height: CGFloat(piece.height)))
  }
}

/// Keeps what was drawn last: a sheet changes more often than the pieces on it.
@MainActor private final class DrawingShelf {
  private var known: (number: UInt32, drawing: Drawing)?

  func drawing(_ number: UInt32, of pictures: PictureBook) -> Drawing? {
    if known?.number != number { known = pictures[number].map { (number, Drawing($0)) } }
    return known?.drawing
  }
}
