import EmpileCore
import EmpileKit
import SwiftUI

struct StandingCard: View {
  let row: StandingRow
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: Space.two) {
        Badge(badge: row.player.badge)
        NamedDetail(row.player.name, facts)
        Text(row.totalText).font(theme.type.title).monospacedDigit()
      }
      if !counted.isEmpty { SoftText(counted) }
      if !row.collection.isEmpty { titles }
    }
    .card(isHoneyed: row.leads)
    .accessibilityElement(children: .combine)
  }

  private var facts: String {
    var facts = [
      shell.texts.say("campaign-games", .number("games", row.games)),
      shell.texts.say("campaign-wins", .number("wins", row.wins)),
    ]
    if row.streak > 1 {
      facts.append(shell.texts.say("campaign-streak", .number("wins", row.streak)))
    }
    return facts.joined(separator: separator)
  }

  /// What the game counts beside scores, where there is something to count.
  private var counted: String {
    shell.texts.measures(row.measures).joined(separator: separator)
  }

  /// The collection: every title there is, those still to be earned in outline.
  @ViewBuilder private var titles: some View {
    let colours = theme.colours
    let earned = row.collection.count(where: \.isEarned)
    SoftText(
      shell.texts.say(
        "campaign-titles-earned", .number("earned", earned),
        .number("all", row.collection.count)))
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: theme.isTextLarge ? 240 : 130))], spacing: Space.one
    ) {
      ForEach(row.collection) { title in
        Text(words(of: title))
          .font(theme.type.small)
          .frame(maxWidth: .infinity, minHeight: 32)
          .foregroundStyle(title.isEarned ? colours.onPrimary : colours.softText)
          .background(title.isEarned ? colours.primary : .clear, in: Capsule())
          .overlay { Capsule().stroke(colours.outline) }
      }
    }
    if let flavour = row.collection.last(where: \.isEarned)?.flavour { SoftText(flavour) }
  }

  private func words(of title: CollectedTitle) -> String {
    title.count > 1
      ? shell.texts.say(
        "campaign-title-count", .word("title", title.title), .number("count", title.count))
      : title.title
  }
}

/// Between two short facts on one line.
let separator = " · "

extension Texts {
  /// What a game counts beside scores, where there is something to count.
  func measures(_ measures: [LabelledNumber]) -> [String] {
    measures.filter { $0.number != 0 }.map { measure in
      say("campaign-measure", .word("label", measure.label), .word("text", measure.text))
    }
  }
}
