import SwiftUI

/// What Empile is, and whose work is in it.
struct AboutView: View {
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    Page(shell.texts["about-title"]) {
      VStack(spacing: Space.two) {
        PieceView(piece: .cat(coat: 0, golden: true), side: 104)
        Text(shell.texts["app-name"])
          .font(theme.type.display)
          .foregroundStyle(theme.colours.primary)
        ForEach(["about-words", "about-games", "about-privacy"], id: \.self) { key in
          Text(shell.texts[key])
            .font(theme.type.body)
            .multilineTextAlignment(.center)
        }
      }
      .frame(maxWidth: .infinity)
      SectionTitle(shell.texts["about-licences"])
      ColumnCard {
        NamedDetail(shell.texts["app-name"], "MIT OR Apache-2.0")
        ForEach(Licence.all) { licence in
          NamedDetail(licence.work, "\(licence.holders)\n\(licence.terms)")
        }
      }
    }
  }
}

/// A work that is part of the app: names, which no language changes.
private struct Licence: Identifiable {
  let work: String
  let holders: String
  let terms: String

  var id: String { work }

  static let all = [
    Licence(work: "Baloo 2", holders: "Ek Type", terms: "SIL Open Font License 1.1"),
    Licence(
      work: "Atkinson Hyperlegible", holders: "Braille Institute of America",
      terms: "SIL Open Font License 1.1"),
    Licence(work: "UniFFI", holders: "Mozilla", terms: "MPL-2.0"),
    Licence(work: "SQLite", holders: "D. Richard Hipp", terms: "Public domain"),
    Licence(work: "Fluent", holders: "Mozilla", terms: "Apache-2.0 OR MIT"),
    Licence(work: "Tokio", holders: "Tokio Contributors", terms: "MIT"),
  ]
}
