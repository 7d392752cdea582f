import SwiftUI

/// What lies on the table: a sheet of paper with round corners.
struct Card: ViewModifier {
  var isChosen = false
  var isHoneyed = false
  @Environment(\.theme) private var theme

  func body(content: Content) -> some View {
    let colours = theme.colours
    content
      .padding(Space.two)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(isHoneyed ? colours.honeyed : isChosen ? colours.chosen : colours.raised)
      .clipShape(RoundedRectangle(cornerRadius: Space.corner))
      .overlay {
        RoundedRectangle(cornerRadius: Space.corner)
          .stroke(
            isHoneyed ? colours.accent : isChosen ? colours.primary : colours.outline,
            lineWidth: isHoneyed || isChosen ? 2 : 1)
      }
  }
}

extension View {
  func card(isChosen: Bool = false, isHoneyed: Bool = false) -> some View {
    modifier(Card(isChosen: isChosen, isHoneyed: isHoneyed))
  }
}

/// A card with things below each other.
struct ColumnCard<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Space.one) { content }
      .card()
  }
}

/// A view of a few words and nothing else.
protocol WordsView: View {
  init(words: String)
}

extension WordsView {
  init(_ words: String) {
    self.init(words: words)
  }
}

struct SectionTitle: WordsView {
  let words: String
  @Environment(\.theme) private var theme

  var body: some View {
    Text(words)
      .font(theme.type.title)
      .padding(.top, Space.two)
      .accessibilityAddTraits(.isHeader)
  }
}

/// What a card, or a part of it, is about.
struct CardTitle: WordsView {
  let words: String
  @Environment(\.theme) private var theme

  var body: some View {
    Text(words)
      .font(theme.type.name)
      .accessibilityAddTraits(.isHeader)
  }
}

/// Quieter words.
struct SoftText: WordsView {
  let words: String
  @Environment(\.theme) private var theme

  var body: some View {
    Text(words)
      .font(theme.type.detail)
      .foregroundStyle(theme.colours.softText)
      .fixedSize(horizontal: false, vertical: true)
  }
}

/// A name, and quieter what it is about.
struct NamedDetail: View {
  let name: String
  let detail: String?
  @Environment(\.theme) private var theme

  init(_ name: String, _ detail: String?) {
    self.name = name
    self.detail = detail
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Space.half) {
      Text(name).font(theme.type.name)
      if let detail, !detail.isEmpty { SoftText(detail) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Nothing here yet, said kindly.
struct EmptyNote: WordsView {
  let words: String

  var body: some View {
    VStack(spacing: Space.one) {
      PieceView(piece: .cat(coat: 2, golden: false), side: 96)
      SoftText(words)
    }
    .frame(maxWidth: .infinity)
    .padding(Space.three)
  }
}
