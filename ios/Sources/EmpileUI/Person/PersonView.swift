import EmpileCore
import EmpileKit
import SwiftUI

/// All there is to say of somebody, or of everybody together.
struct PersonView: View {
  let shell: Shell
  @State private var model: PersonModel
  @Environment(\.theme) private var theme

  init(of person: PlayerInfo.ID?, shell: Shell) {
    self.shell = shell
    _model = State(initialValue: PersonModel(core: shell.core, of: person))
  }

  var body: some View {
    Page(model.page?.title ?? "") {
      if let page = model.page {
        if let player = page.player {
          Badge(badge: player.badge, side: 96).frame(maxWidth: .infinity)
        }
        if page.facts.isEmpty { EmptyNote(shell.texts["person-empty"]) } else { facts(of: page) }
      }
    }
    .errors(of: model)
    .task { await model.refresh() }
  }

  @ViewBuilder private func facts(of page: PersonPage) -> some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: theme.isTextLarge ? 260 : 150))], spacing: Space.one
    ) {
      ForEach(page.facts) { fact in
        ColumnCard {
          SoftText(fact.label)
          Text(fact.value).font(theme.type.name)
        }
        .accessibilityElement(children: .combine)
      }
    }
    if let months = page.months {
      SectionTitle(months.heading)
      Bars(plot: months)
    }
    SectionTitle(shell.texts["person-games"])
    ForEach(page.games) { game in
      ColumnCard {
        Text(game.name).font(theme.type.name)
        ForEach(game.lines, id: \.self) { line in SoftText(line) }
      }
      .accessibilityElement(children: .combine)
    }
    if !page.people.isEmpty {
      SectionTitle(shell.texts[page.player == nil ? "family-everybody" : "person-people"])
      ForEach(page.people) { line in
        Button {
          shell.go(to: .person(of: line.player.id))
        } label: {
          HStack(spacing: Space.two) {
            Badge(badge: line.player.badge)
            NamedDetail(line.player.name, line.words)
          }
          .card()
        }
        .buttonStyle(.plain)
      }
    }
  }
}
