import EmpileCore
import EmpileKit
import SwiftUI

/// What a tool shows: cards, beside each other where there is room.
struct ToolSections: View {
  let sections: [ToolSection]
  let model: ToolModel
  @Environment(\.theme) private var theme

  var body: some View {
    ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
      if let title = section.title { SectionTitle(title) }
      let least: CGFloat = theme.isTextLarge ? 480 : 280
      LazyVGrid(columns: [GridItem(.adaptive(minimum: least))], spacing: Space.one) {
        ForEach(Array(section.cards.enumerated()), id: \.offset) { _, card in
          if card.isRaised {
            ColumnCard { content(of: card) }
          } else {
            VStack(spacing: Space.one) { content(of: card) }
          }
        }
      }
    }
  }

  @ViewBuilder private func content(of card: ToolCard) -> some View {
    if let name = card.name {
      HStack(spacing: Space.one) {
        if let colour = card.colour { Badge(colour: colour, side: 32) }
        Text(name).font(theme.type.name)
      }
    }
    ForEach(Array(card.lines.enumerated()), id: \.offset) { _, line in
      LineView(rows: line, owner: card.name, model: model)
    }
  }
}

/// Rows beside each other: tiles flow, others share the width of the card.
private struct LineView: View {
  let rows: [ToolRow]
  let owner: String?
  let model: ToolModel
  @Environment(\.theme) private var theme

  var body: some View {
    if rows.allSatisfy({ $0.kind == .tile }) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: narrowest))], spacing: Space.one) { all }
    } else if theme.isTextLarge {
      VStack(spacing: Space.one) { all }
    } else {
      HStack(spacing: Space.one) { all }
    }
  }

  private var all: some View {
    ForEach(rows, id: \.tag) { RowView(row: $0, owner: owner, model: model) }
  }

  /// Names need more room than pieces.
  private var narrowest: CGFloat {
    let widest = rows.flatMap(\.pieces).map { CGFloat($0.width) }.max()
    let number: CGFloat = rows.contains { $0.number != nil } ? 32 : 0
    return widest.map { $0 + Space.one + number } ?? (theme.isTextLarge ? 240 : 104)
  }
}

/// One thing on a card.
struct RowView: View {
  let row: ToolRow
  let owner: String?
  let model: ToolModel
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    switch row.kind {
    case .plain, .main, .stop, .switch, .tile: RowButton(row: row, owner: owner, model: model)
    default: content.accessibilityIdentifier(row.tag)
    }
  }

  @ViewBuilder private var content: some View {
    switch row.kind {
    case .figure: named(theme.type.title).accessibilityElement(children: .combine)
    case .counter: counter
    case .pieces: pieces
    case .loud:
      VStack(spacing: Space.two) {
        drawn
        LoudText(row.label)
      }
    case .deadline: Countdown(label: row.label, left: Int(row.number ?? 0))
    default:
      HStack(spacing: Space.two) {
        drawn
        label
      }
    }
  }

  private var label: some View {
    Text(row.label).font(theme.type.body).frame(maxWidth: .infinity, alignment: .leading)
  }

  private var drawn: some View {
    ForEach(row.pieces, id: \.picture) { PieceOnSheet(piece: $0, model: model) }
  }

  /// What is counted, and how many there are.
  private func named(_ font: Font) -> some View {
    HStack {
      label
      Text(number).font(font).monospacedDigit()
    }
  }

  private var number: String { shell.texts.say("number", .number("number", row.number ?? 0)) }

  /// A number that goes up and down by one.
  private var counter: some View {
    Stepper(
      value: .model {
        row.number ?? 0
      } set: {
        model.turn(row.tag, by: Int($0 - (row.number ?? 0)))
      }, in: row.least...row.most
    ) {
      named(theme.type.name)
    }
    .accessibilityLabel(row.label)
    .accessibilityValue(number)
  }

  private var pieces: some View {
    let widest = row.pieces.map { CGFloat($0.width) }.max() ?? Space.target
    return LazyVGrid(columns: [GridItem(.adaptive(minimum: widest))], spacing: Space.one) {
      ForEach(Array(row.pieces.enumerated()), id: \.offset) { _, piece in
        PieceOnSheet(piece: piece, model: model)
      }
    }
    .accessibilityElement()
    .accessibilityLabel(row.label)
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
struct PieceOnSheet: View {
  let piece: ToolPiece
  let model: ToolModel
  @State private var shelf = DrawingShelf()
  @Environment(\.theme) private var theme

  var body: some View {
    let drawing = shelf.drawing(piece.picture, of: model.pictures)
    Canvas { context, _ in
      drawing?.draw(in: context, colours: theme.colours)
    }
    .frame(width: CGFloat(piece.width), height: CGFloat(piece.height))
    .accessibilityHidden(true)
  }
}

/// Keeps what was drawn last: a sheet changes more often than the pieces on it.
@MainActor private final class DrawingShelf {
  private var known: (number: UInt32, drawing: Drawing)?

  func drawing(_ number: UInt32, of pictures: PictureBook) -> Drawing? {
    if known?.number != number {
      known = pictures[number].map { (number, Drawing($0)) }
    }
    return known?.drawing
  }
}
