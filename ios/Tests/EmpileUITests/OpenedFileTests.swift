import EmpileCore
import EmpileKit
import Foundation
import Testing

@testable import EmpileUI

/// A file opened with Empile from a mail, a message or the files.
@MainActor @Suite struct OpenedFileTests {
  /// Somebody else's log, as a file.
  private func aLog(of name: String) async throws -> URL {
    let other = try await Screenful()
    try await other.invite(name)
    let files = FilesModel(core: try other.core)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = await files.share(from: folder)
    return try #require(file)
  }

  private func roster(of app: Screenful) async throws -> [String] {
    let players = PlayersModel(core: try app.core)
    await players.refresh()
    return players.roster.map(\.name)
  }

  @Test func itIsSeenWhatItWouldDoBeforeAnythingIsTakenIn() async throws {
    let file = try await aLog(of: "Léa")
    let app = try await Screenful()
    app.open(file)
    try await app.until("it is seen what would happen") { app.isShown("Voici ce que") }
    #expect(try await roster(of: app) == [])
    #expect(FileManager.default.fileExists(atPath: file.path), "it is not ours to remove")
    try await app.press("Ajouter")
    try await app.until("it is done") { app.isShown("C'est ajouté") }
    #expect(try await roster(of: app) == ["Léa"])
    app.open(file)
    try await app.until("nothing is new") { app.isShown("est déjà ici") }
    app.goBack()
    #expect(app.isShown(app.texts["home-tagline"]), "the screen was there once")
  }

  @Test func itMayStartTheApp() async throws {
    let app = try await Screenful(opening: try await aLog(of: "Léa"))
    try await app.until("it is seen what would happen") { app.isShown("Voici ce que") }
  }

  @Test func oneComesBackToTheTableWhereOneWas() async throws {
    let file = try await aLog(of: "Zoé")
    let app = try await Screenful()
    try await app.press("Nouvelle partie")
    try await app.press("game-pile-poils")
    try await app.press("start")
    try await app.until("the table is laid") { app.pressable("node-10") != nil }
    app.open(file)
    try await app.until("it is seen what would happen") { app.isShown("Voici ce que") }
    app.goBack()
    try await app.until("the table is there") { app.pressable("node-10") != nil }
  }

  @Test func whatIsNoFileOfOursIsRefusedInWords() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).empile")
    try Data("miaou".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = try await Screenful()
    app.open(file)
    try await app.press("J'ai compris")
    app.open(file.appendingPathExtension("gone"))
    try await app.press("J'ai compris")
    #expect(try await roster(of: app) == [])
  }

  @Test func aCopyThatWasHandedOverIsClearedAway() throws {
    let documents = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inbox = documents.appending(path: "Inbox")
    try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: documents) }
    let (copy, own) = (inbox.appending(path: "a.empile"), documents.appending(path: "a.empile"))
    for file in [copy, own] {
      try Data().write(to: file)
      file.removeIfHandedOver(documents: documents)
    }
    #expect(!FileManager.default.fileExists(atPath: copy.path))
    #expect(FileManager.default.fileExists(atPath: own.path))
  }

  @Test func theSystemKnowsItByWhatTheCoreCallsIt() throws {
    for kind in [FileKind.log, .table] {
      let known = try fileType(kind: kind)
      #expect(kind.type.identifier == known.uniformIdentifier)
      #expect(ExportDocument.readableContentTypes.contains(kind.type))
    }
  }
}
