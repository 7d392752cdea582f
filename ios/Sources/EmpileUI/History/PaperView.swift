import EmpileCore
import EmpileKit
import SwiftUI

/// A result read off a real table, or what another should have been.
struct PaperView: View {
  let shell: Shell
  @State private var model: PaperModel
  @Environment(\.theme) private var theme

  init(correcting corrects: HistoryRow.ID?, shell: Shell) {
    self.shell = shell
    _model = State(
      initialValue: PaperModel(
        correcting: corrects, core: shell.core, settings: shell.settings))
  }

  var body: some View {
    Page(shell.texts[model.isCorrection ? "by-hand-correct-title" : "by-hand-title"]) {
      if let draft = model.draft, let form = model.form {
        what(draft)
        numbers(draft, form)
      }
    } bottom: {
      Button(shell.texts["by-hand-save"]) { save() }
        .buttonStyle(.primary)
        .disabled(!model.isComplete || model.isSaving)
    }
    .errors(of: model)
    .task { await model.load(now: shell.device.now) }
    .task(id: model.played) { await model.askEvening() }
  }

  @ViewBuilder private func what(_ draft: ResultDraft) -> some View {
    if !model.isCorrection {
      SectionTitle(shell.texts["by-hand-game"])
      Choices(model.games, chosen: model.game, name: \.name) { game in
        Task { await model.choose(game) }
      }
    }
    if let setups = model.form?.setups, !setups.isEmpty {
      SectionTitle(shell.texts["by-hand-setup"])
      Choices(setups, chosen: model.setup, name: \.label) { model.choose($0) }
    }
    SectionTitle(shell.texts["by-hand-day"])
    DayRow(day: draft.playedAt) { model.setPlayedAt($0) }
    SectionTitle(shell.texts["new-match-who"])
    SoftText(shell.texts["by-hand-order"])
    ForEach(model.people) { player in
      let seat = draft.places.firstIndex { $0.player == player.id }
      PlayerChoice(player: player, isChosen: seat != nil) {
        Task { await model.toggle(player.id) }
      } end: {
        if let seat { Text(shell.texts.say("number", .number("number", seat + 1))) }
      }
    }
    EveningSwitch(
      evening: .model {
        model.forEvening
      } set: {
        model.forEvening = $0
      })
    if !model.isCorrection, model.campaigns.count > 1 {
      SectionTitle(shell.texts["by-hand-where"])
      Choices(model.campaigns, chosen: model.campaign, name: \.name) { model.choose($0) }
    }
  }

  @ViewBuilder private func numbers(_ draft: ResultDraft, _ form: PaperPage) -> some View {
    if !draft.places.isEmpty { SectionTitle(shell.texts["by-hand-numbers"]) }
    ForEach(draft.places) { place in
      if let player = model.person(place.player) {
        PlaceCard(place: place, player: player, form: form, model: model)
      }
    }
    TextField(
      shell.texts["by-hand-note"],
      text: .model {
        model.draft?.note ?? ""
      } set: { note in
        model.setNote(note)
      }
    )
    .textFieldStyle(.roundedBorder)
  }

  private func save() {
    Task { if await model.save() { shell.back() } }
  }
}

/// The day, a day earlier, a day later; never one to come.
private struct DayRow: View {
  let day: Date
  let choose: @MainActor (Date) -> Void
  @Environment(Shell.self) private var shell

  var body: some View {
    HStack {
      IconButton("chevron.left", name: shell.texts["by-hand-day-before"]) { move(by: -1) }
      DatePicker(
        shell.texts["by-hand-day"], selection: .model({ day }, set: choose),
        in: ...max(day, shell.device.now), displayedComponents: .date
      )
      .labelsHidden()
      .environment(\.locale, Locale(identifier: shell.texts.languageTag))
      .frame(maxWidth: .infinity)
      IconButton("chevron.right", name: shell.texts["by-hand-day-after"]) { move(by: 1) }
        .disabled(Calendar.current.isDate(day, inSameDayAs: shell.device.now))
    }
  }

  private func move(by days: Int) {
    if let moved = Calendar.current.date(byAdding: .day, value: days, to: day) { choose(moved) }
  }
}

/// What the form asks about one player.
private struct PlaceCard: View {
  let place: ResultDraft.Place
  let player: PlayerInfo
  let form: PaperPage
  let model: PaperModel
  @Environment(Shell.self) private var shell

  var body: some View {
    ColumnCard {
      PlayerRow(player: player) { EmptyView() }
      if form.asksWinners {
        SwitchRow(
          shell.texts["by-hand-won"],
          isOn: .model {
            place.won
          } set: { won in
            model.write(about: player.id) { $0.won = won }
          }
        )
        .accessibilityLabel(spoken(shell.texts["by-hand-won"]))
      }
      // What nobody can have but nothing is not asked.
      if form.number(of: place).most > 0 { field(form.number(of: place)) }
      ForEach(form.extras) { extra in
        if extra.isMark { mark(extra) } else { field(extra) }
      }
    }
  }

  /// Something that happened or did not.
  private func mark(_ mark: PaperField) -> some View {
    SwitchRow(
      mark.label,
      isOn: .model {
        place.number(mark.key) == 1
      } set: { isOn in
        model.write(about: player.id) { $0.numbers[mark.key] = isOn ? "1" : "0" }
      }
    )
    .accessibilityLabel(spoken(mark.label))
  }

  /// Everybody is asked the same: whoever listens hears whom it is about.
  private func spoken(_ asked: String) -> String { "\(asked), \(player.name)" }

  @ViewBuilder private func field(_ number: PaperField) -> some View {
    let written = place.numbers[number.key] ?? ""
    TextField(
      number.label,
      text: .model {
        written
      } set: { typed in
        model.write(about: player.id) { $0.numbers[number.key] = typed.filter(\.isNumber) }
      }
    )
    .textFieldStyle(.roundedBorder)
    .monospacedDigit()
    .accessibilityLabel(spoken(number.label))
    if let typed = Int(written), typed > Int(number.most) {
      SoftText(shell.texts.say("by-hand-most", .number("most", number.most)))
    }
  }
}
