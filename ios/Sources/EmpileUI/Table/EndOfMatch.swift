import EmpileCore
import EmpileKit
import SwiftUI

/// Who won, why it is over and what there is to do, over the board as it ended. The board is never
/// hidden wholly, and all of it is a touch away.
struct EndOfMatch: View {
  let sheet: ResultSheet
  let shell: Shell
  @State private var model: EndModel
  @State private var isLooking = false
  @State private var shared: HistoryRow.ID?
  @Environment(\.theme) private var theme

  private static let widest: CGFloat = 560
  /// Of the board's height.
  private static let tallest: CGFloat = 0.6

  init(match: OpenMatchInfo.ID, sheet: ResultSheet, shell: Shell) {
    self.sheet = sheet
    self.shell = shell
    _model = State(initialValue: EndModel(match: match, core: shell.core))
  }

  var body: some View {
    GeometryReader { proxy in
      VStack {
        Spacer(minLength: 0)
        if isLooking {
          Button(shell.texts["result-show"]) { isLooking = false }
            .buttonStyle(.secondary)
            .fixedSize(horizontal: true, vertical: false)
            .padding(Space.one)
        } else {
          ViewThatFits(in: .vertical) {
            strip
            ScrollView { strip }
          }
          .background(
            theme.colours.raised,
            in: RoundedRectangle(cornerRadius: Space.corner)
          )
          .frame(
            maxWidth: EndOfMatch.widest, maxHeight: proxy.size.height * EndOfMatch.tallest,
            alignment: .bottom)
        }
      }
      .frame(maxWidth: .infinity)
    }
    .sheet(isPresented: .shown(while: { model.noted != nil }, hide: { model.dismissNote() })) {
      if let row = model.noted { NoteSheet(row: row, model: model) }
    }
    .sharing(cardOf: $shared, core: shell.core)
    .errors(of: model)
  }

  private var strip: some View {
    VStack(alignment: .leading, spacing: Space.one) {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Text(sheet.headline)
            .font(theme.type.title)
            .foregroundStyle(theme.colours.primary)
            .accessibilityAddTraits(.isHeader)
          if let why = sheet.why { Text(why).font(theme.type.body) }
        }
        Spacer()
        IconButton("xmark", name: shell.texts["result-look"]) { isLooking = true }
      }
      ButtonPair {
        Button(shell.texts["result-rematch"]) { rematch() }
          .buttonStyle(.secondary)
          .disabled(model.isStarting)
      } second: {
        Button(shell.texts["result-title"]) { shell.go(to: .result(match: model.match)) }
          .buttonStyle(.primary)
      }
      if theme.isTextLarge {
        others
      } else {
        HStack(spacing: Space.two) { others }.frame(maxWidth: .infinity)
      }
    }
    .padding(Space.two)
  }

  @ViewBuilder private var others: some View {
    Group {
      Button(shell.texts["result-replay"]) { shell.go(to: .replay(match: model.match, step: 0)) }
      Button(shell.texts["result-note"]) { Task { await model.askNote() } }
      Button(shell.texts["result-share"]) { shared = model.match }
    }
    .font(theme.type.name)
    .foregroundStyle(theme.colours.primary)
    .frame(minHeight: Space.target)
  }

  private func rematch() {
    Task {
      if let next = await model.rematch() { shell.beginAnew(at: next) }
    }
  }
}

/// What is written beside a result.
private struct NoteSheet: View {
  let row: HistoryRow
  let model: EndModel
  @State private var note: String
  @Environment(Shell.self) private var shell

  init(row: HistoryRow, model: EndModel) {
    self.row = row
    self.model = model
    _note = State(initialValue: row.note)
  }

  var body: some View {
    SheetPage(shell.texts["by-hand-note"]) {
      TextField(shell.texts["by-hand-note"], text: $note)
        .textFieldStyle(.roundedBorder)
      Button(shell.texts["save"]) { Task { await model.annotate(row, note: note) } }
        .buttonStyle(.primary)
    }
    .errors(of: model)
  }
}
