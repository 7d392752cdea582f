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
    ForEach(Array(card.lines.enumerated()), id: \.offset) { _, line in
      LineView(rows: line, model: model)
    }
  }
}

/// Rows beside each other: tiles flow, others share the width of the card.
private struct LineView: View {
  let rows: [ToolRow]
  let model: ToolModel
  @Environment(\.theme) private var theme

  var body: some View {
    if rows.allSatisfy({ $0.kind == .tile || $0.kind == .person }) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: narrowest))], spacing: Space.one) { all }
    } else if theme.isTextLarge {
      VStack(spacing: Space.one) { all }
    } else {
      HStack(spacing: Space.one) { all }
    }
  }

  private var all: some View {
    ForEach(rows, id: \.tag) { RowView(row: $0, model: model) }
  }

  /// Names need more room than pieces.
  private var narrowest: CGFloat {
    if rows.contains(where: { $0.kind == .person }) { return theme.isTextLarge ? 240 : 160 }
    let widest = rows.flatMap(\.pieces).map { CGFloat($0.width) }.max()
    let number: CGFloat = rows.contains { $0.number != nil } ? 32 : 0
    return widest.map { $0 + Space.one + number } ?? (theme.isTextLarge ? 240 : 104)
  }
}
