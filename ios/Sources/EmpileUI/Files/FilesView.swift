import Accessibility
import EmpileCore
import EmpileKit
import SwiftUI
import UniformTypeIdentifiers

/// Files that leave and come in.
struct FilesView: View {
  let shell: Shell
  @State private var model: FilesModel
  @State private var leaving: ExportedFile?
  @State private var shared: SharedFile?
  @State private var isChoosing = false
  @State private var toPutBack: CopyInfo?
  @State private var success: String?
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: FilesModel(core: shell.core))
  }

  var body: some View {
    Page(shell.texts["files-title"]) {
      if model.isBusy { ProgressView() }
      if let success { Success(words: success) }
      export
      takeIn
      copies
    }
    .fileExporter(
      isPresented: .shown(while: { leaving != nil }, hide: { leaving = nil }),
      document: leaving.map(ExportDocument.init), contentType: leaving?.kind.type ?? .json,
      defaultFilename: leaving?.name
    ) { written in
      leaving = nil
      if case .success = written { success = shell.texts["files-exported"] }
    }
    .sheet(item: $shared) { file in ShareSheet(file: file.url) }
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [FileKind.log.type, .json]) {
      chosen in
      if case .success(let file) = chosen { Task { await look(at: file.lentContents()) } }
    }
    .alert(
      shell.texts["files-put-back-ask"],
      isPresented: .shown(while: { toPutBack != nil }, hide: { toPutBack = nil })
    ) {
      Button(shell.texts["files-put-back-yes"]) { putBack() }
      Button(shell.texts["files-put-back-no"], role: .cancel) { toPutBack = nil }
    } message: {
      if let copy = toPutBack { Text(shell.whatPuttingBackDoes(copy)) }
    }
    .errors(of: model)
    .task { await model.refresh() }
    .task(id: shell.doorstep.arrivals) {
      if let contents = shell.doorstep.take() { await look(at: contents) }
    }
  }

  private var export: some View {
    ColumnCard {
      NamedDetail(shell.texts["files-export"], shell.texts["files-export-detail"])
      if model.parts.count > 1 {
        NamedDetail(shell.texts["files-part"], shell.texts["files-part-detail"])
        Choices(model.parts, chosen: model.part, scrolls: true, name: name(of:)) { model.part = $0 }
      }
      Group {
        Button(shell.texts["files-share"]) { share() }
        Button(shell.texts["files-export-json"]) { leave { await model.exportLog() } }
        if model.sendsEverything {
          Button(shell.texts["files-export-csv"]) { leave { await model.exportTable() } }
        }
      }
      .buttonStyle(.secondary)
      .disabled(model.isBusy)
    }
  }

  private func name(of part: LogPartInfo) -> String {
    guard let begunAt = part.begunAt else { return part.name }
    return shell.texts.say(
      "files-part-of-day", .word("name", part.name),
      .word("day", shell.day(Date(milliseconds: begunAt))))
  }

  private var takeIn: some View {
    ColumnCard {
      NamedDetail(shell.texts["files-import"], shell.texts["files-import-detail"])
      if let promise = model.promise {
        Text(shell.texts[promise.nothingNew ? "files-nothing-new" : "files-promise"])
          .font(theme.type.body)
        if promise.hasNamesakes {
          SwitchRow(
            shell.texts["files-by-name"], detail: shell.texts["files-by-name-detail"],
            isOn: .model {
              model.byName
            } set: { isOn in
              Task { await model.take(byName: isOn) }
            })
        }
        if !promise.people.isEmpty { SectionTitle(shell.texts["files-who"]) }
        ForEach(Array(promise.people.enumerated()), id: \.offset) { _, person in
          NamedDetail(person.name, person.words)
        }
        ImportCounts(sheet: promise)
        ButtonPair {
          Button(shell.texts["cancel"]) { model.forget() }
            .buttonStyle(.secondary)
        } second: {
          Button(shell.texts["files-take-in"]) { Task { await model.takeIn() } }
            .buttonStyle(.primary)
            .disabled(promise.nothingNew || model.isBusy)
        }
      } else {
        Button(shell.texts["files-choose"]) { isChoosing = true }
          .buttonStyle(.secondary)
          .disabled(model.isBusy)
      }
      if let done = model.done {
        Success(words: shell.texts["files-imported"])
        ImportCounts(sheet: done)
      }
    }
  }

  private var copies: some View {
    ColumnCard {
      NamedDetail(shell.texts["files-copies"], shell.texts["files-copies-detail"])
      Button(shell.texts["files-copy"]) {
        Task { if await model.copy() { success = shell.texts["files-copied"] } }
      }
      .buttonStyle(.secondary)
      .disabled(model.isBusy)
      ForEach(model.copies) { copy in
        Divider()
        CopyRow(copy: copy, isBusy: model.isBusy) { toPutBack = copy }
      }
    }
  }

  private func putBack() {
    guard let copy = toPutBack else { return }
    toPutBack = nil
    success = nil
    Task { if await model.putBack(copy) { success = shell.texts["files-was-put-back"] } }
  }

  private func leave(_ export: @escaping @MainActor () async -> ExportedFile?) {
    success = nil
    Task { leaving = await export() }
  }

  private func share() {
    success = nil
    Task { shared = await model.share().map(SharedFile.init) }
  }

  private func look(at contents: Data) async {
    success = nil
    await model.choose(contents)
  }
}

private struct Success: View {
  let words: String
  @Environment(\.theme) private var theme

  var body: some View {
    Text(words)
      .font(theme.type.name)
      .foregroundStyle(theme.colours.success)
      .onAppear { AccessibilityNotification.Announcement(words).post() }
  }
}

/// What taking a file in does, kind by kind.
private struct ImportCounts: View {
  let sheet: ImportSheet
  @Environment(Shell.self) private var shell

  var body: some View {
    ForEach(sheet.rows.filter { $0.added + $0.updated + $0.unchanged > 0 }, id: \.label) { row in
      NamedDetail(
        row.label,
        shell.texts.say(
          "files-row", .number("added", row.added), .number("updated", row.updated),
          .number("unchanged", row.unchanged)))
    }
    if sheet.namesakes > 0 {
      SoftText(shell.texts.say("files-namesakes", .number("pairs", sheet.namesakes)))
    }
    if !sheet.notUnderstood.isEmpty {
      NamedDetail(
        shell.texts["files-not-understood"], sheet.notUnderstood.joined(separator: "\n"))
    }
  }
}

/// An exported file as the system saves and shares it.
struct ExportDocument: FileDocument {
  static let readableContentTypes = [FileKind.log.type, FileKind.table.type]
  let contents: Data

  init(_ file: ExportedFile) {
    contents = file.contents
  }

  init(configuration: ReadConfiguration) throws {
    throw CocoaError(.fileReadUnsupportedScheme)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: contents)
  }
}

extension FileKind {
  /// What the system calls it; the app's property list declares the one that is our own.
  var type: UTType {
    // The core always knows; if it ever could not tell, it is JSON that leaves.
    guard let known = try? fileType(kind: self) else { return .json }
    return switch self {
    case .log: UTType(exportedAs: known.uniformIdentifier, conformingTo: .json)
    case .table: UTType(known.uniformIdentifier) ?? .commaSeparatedText
    }
  }
}
