import EmpileCore
import Foundation
import Observation

/// Files that leave and come in. Nothing is taken in before it was seen what that would do.
@MainActor @Observable public final class FilesModel: CoreModel {
  /// The copies of the log that are kept, the newest first.
  public private(set) var copies: [CopyInfo] = []
  /// What can be sent alone: everything first.
  public private(set) var parts: [LogPartInfo] = []
  /// Which of them is sent; everything while nothing is chosen.
  public var part: LogPartInfo?
  /// Is whoever is new, and has the name of somebody here, that person?
  public private(set) var byName = true
  /// What taking the chosen file in would do.
  public private(set) var promise: ImportSheet?
  /// What taking it in did.
  public private(set) var done: ImportSheet?
  /// Is something being read or written?
  public private(set) var isBusy = false
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private var chosen: String?
  @ObservationIgnored private let core: Core
  @ObservationIgnored private let calendar: Calendar

  /// The calendar tells which day it is, and how far local time is ahead: times of BG Stats are
  /// local.
  public init(core: Core, calendar: Calendar = .current) {
    self.core = core
    self.calendar = calendar
  }

  /// Looks the copies up.
  public func refresh() async {
    let found = await ask(core) { empile in (try empile.copies(), try empile.logParts()) }
    if let found { (copies, parts) = found }
    part = parts.first { $0 == part } ?? parts.first
  }

  /// Is all of the log sent?
  public var sendsEverything: Bool { part?.campaign == nil && part?.evening == nil }

  /// What was chosen of the log, as one documented file.
  public func exportLog(now: Date = .now) async -> ExportedFile? {
    let (campaign, evening) = (part?.campaign, part?.evening)
    return await export(.log, now: now) { empile in
      try empile.exportPart(campaign: campaign, evening: evening)
    }
  }

  /// The results as a table for spreadsheets.
  public func exportTable(now: Date = .now) async -> ExportedFile? {
    await export(.table, now: now) { empile in try empile.exportCsv() }
  }

  /// The same, written where other apps can be handed it from; nothing if there is no room.
  public func share(
    now: Date = .now, from directory: URL = FileManager.default.temporaryDirectory
  ) async -> URL? {
    guard let file = await exportLog(now: now) else { return nil }
    let place = directory.appendingPathComponent(file.name)
    return await busy {
      let written = await Task.detached { Result { try file.contents.write(to: place) } }.value
      if case .success = written { return place }
      self.error = CoreError(code: "files-trouble", reason: core.texts["files-trouble"])
      return nil
    }
  }

  /// Looks at a file, ours or of BG Stats, and says what taking it in would do.
  public func choose(_ contents: Data, now: Date = .now) async {
    await busy {
      // What is no text cannot be a file of ours: the core says so in the player's language.
      let text = String(decoding: contents, as: UTF8.self)
      let (offset, byName) = (minutesAhead(at: now), byName)
      promise = await ask(core) { empile in
        try empile.previewImport(json: text, utcOffsetMinutes: offset, byName: byName)
      }
      chosen = promise == nil ? nil : text
    }
  }

  /// Says whether the same name means the same person, and what would happen then.
  public func take(byName: Bool, now: Date = .now) async {
    self.byName = byName
    if let chosen { await choose(Data(chosen.utf8), now: now) }
  }

  /// Takes the chosen file in, all of it or nothing.
  public func takeIn(now: Date = .now) async {
    guard let text = chosen else { return }
    await busy {
      let (offset, byName) = (minutesAhead(at: now), byName)
      done = await ask(core) { empile in
        try empile.importFile(json: text, utcOffsetMinutes: offset, byName: byName)
      }
      if done != nil { forget() }
    }
  }

  /// The player thought better of it.
  public func forget() {
    (chosen, promise) = (nil, nil)
  }

  /// Makes a copy of the log now. True once it is there.
  @discardableResult
  public func copy() async -> Bool {
    await busy { await changeCopies { empile in try empile.copyNow() } }
  }

  /// Makes the log what it was when this copy was made; what it was until now becomes a copy, too.
  /// True once it is done.
  public func putBack(_ copy: CopyInfo) async -> Bool {
    await busy {
      forget()
      return await changeCopies { empile in try empile.putBack(copy: copy.id) }
    }
  }

  private func changeCopies(_ work: @Sendable (Empile) throws -> Void) async -> Bool {
    let found = await ask(core) { empile in
      try work(empile)
      return try empile.copies()
    }
    guard let found else { return false }
    copies = found
    return true
  }

  private func export(
    _ kind: FileKind, now: Date, _ work: @escaping @Sendable (Empile) throws -> String
  ) async -> ExportedFile? {
    await busy {
      let day = calendar.dateComponents([.year, .month, .day], from: now)
      return await ask(core) { empile in
        ExportedFile(
          kind: kind, name: try ExportedFile.name(kind, day),
          contents: Data(try work(empile).utf8))
      }
    }
  }

  private func busy<Answer: Sendable>(_ work: () async -> Answer) async -> Answer {
    isBusy = true
    defer { isBusy = false }
    self.error = nil
    done = nil
    return await work()
  }

  private func minutesAhead(at now: Date) -> Int32 {
    Int32(clamping: calendar.timeZone.secondsFromGMT(for: now) / 60)
  }
}
