import EmpileCore
import EmpileKit
import SwiftUI

/// What there is to look up.
struct RulesView: View {
  let shell: Shell
  @State private var model: ReferenceModel
  @State private var rule: ShownRule?
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: ReferenceModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["reference-title"]) {
      if let hits = model.search.hits {
        Hits(hits: hits) { rule = ShownRule(id: $0.id) }
      } else {
        ForEach(model.pages) { page in
          Button {
            shell.go(to: .rulePage(page.slug))
          } label: {
            name(of: page).card(isChosen: shell.beside == .rulePage(page.slug))
          }
          .buttonStyle(.plain)
        }
      }
    }
    .ruleSearch(model.search, prompt: shell.texts["reference-search"])
    .besideChosen(in: shell)
    .sheet(item: $rule) { shown in
      RuleSheet(shown, core: shell.core)
    }
    .errors(of: model)
    .task {
      await model.load()
      let side = Float(GamePicture.side)
      await model.drawGames(width: side, height: side)
    }
  }

  /// What a page is called, beside the game that it is about.
  private func name(of page: RulePageInfo) -> some View {
    HStack(spacing: Space.two) {
      if page.game != nil { GamePicture(preview: model.previews[page.slug]) }
      Text(page.name).font(theme.type.name)
    }
  }
}

/// One page, for so many players.
struct RulePageView: View {
  let shell: Shell
  @State private var model: RulePageModel
  @State private var learning: LearningModel
  @State private var rule: ShownRule?
  @Environment(\.theme) private var theme

  init(page: RulePageInfo.ID, shell: Shell) {
    self.shell = shell
    _model = State(initialValue: RulePageModel(page: page, core: shell.core))
    _learning = State(initialValue: LearningModel(core: shell.core))
  }

  var body: some View {
    Page(model.page?.name ?? "") {
      if let hits = model.search.hits {
        Hits(hits: hits) { rule = ShownRule(id: $0.id, readers: .anybody(players: model.players)) }
      } else {
        if let game = model.page?.game { play(game) }
        players
        ForEach(Array(model.chapters.enumerated()), id: \.offset) { _, chapter in
          SectionTitle(chapter.name)
          ForEach(chapter.sections) { section in
            ColumnCard {
              if section.title != chapter.name {
                Text(section.title)
                  .font(theme.type.name)
                  .accessibilityAddTraits(.isHeader)
              }
              RuleText(rule: section)
            }
          }
        }
      }
    }
    .ruleSearch(model.search, prompt: shell.texts["reference-search"])
    .sheet(item: $rule) { shown in
      RuleSheet(shown, core: shell.core)
    }
    .errors(of: model)
    .errors(of: learning)
    .task { await model.load() }
  }

  /// Rules and play are one step apart.
  private func play(_ game: GameInfo.ID) -> some View {
    ButtonPair {
      Button(shell.texts["lesson-learn"]) { shell.learn(game, with: learning) }
        .buttonStyle(.secondary)
        .accessibilityIdentifier("learn")
    } second: {
      Button(shell.texts["lesson-play"]) { shell.go(to: .seating(game: game)) }
        .buttonStyle(.primary)
        .accessibilityIdentifier("play")
    }
  }

  @ViewBuilder private var players: some View {
    if let page = model.page, page.players.count > 1 {
      SoftText(shell.texts["reference-how-many"])
      Choices(Array(page.players), chosen: model.players, scrolls: true) { count in
        shell.texts.say("number", .number("number", count))
      } choose: { count in
        Task { await model.read(for: count) }
      }
    }
  }
}

private struct Hits: View {
  let hits: [RuleHit]
  let open: @MainActor (RuleHit) -> Void
  @Environment(Shell.self) private var shell
  @Environment(\.theme) private var theme

  var body: some View {
    if hits.isEmpty { SoftText(shell.texts["reference-nothing-found"]) }
    ForEach(hits) { hit in
      Button {
        open(hit)
      } label: {
        VStack(alignment: .leading, spacing: Space.half) {
          NamedDetail(hit.title, hit.opening)
          Text(hit.pageName)
            .font(theme.type.small)
            .foregroundStyle(theme.colours.primary)
        }
        .card()
      }
      .buttonStyle(.plain)
    }
  }
}

extension View {
  /// Looks for what is typed, as it is typed.
  fileprivate func ruleSearch(_ search: RuleSearchModel, prompt: String) -> some View {
    searchable(
      text: .model {
        search.words
      } set: { words in
        Task { await search.look(for: words) }
      }, prompt: prompt)
  }
}
