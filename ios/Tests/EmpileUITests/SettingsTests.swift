import EmpileKit
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import EmpileUI

@MainActor @Suite struct SettingsTests {
  @Test func everySwitchSwitchesItsOwnSetting() async throws {
    let app = try await Screenful()
    try await app.press("Réglages")
    let switches: [(String, @MainActor () -> Bool)] = [
      ("Motifs sur les couleurs", { app.settings.isPatterned }),
      ("Moins de mouvement", { app.settings.isCalm }),
      ("Sons", { app.settings.hasSound }),
      ("Vibrations", { app.settings.hasHaptics }),
      ("Garder l'écran allumé", { app.settings.keepsAwake }),
    ]
    for (name, isOn) in switches {
      let before = switches.map { $0.1() }
      let was = isOn()
      try await app.press(name)
      #expect(isOn() != was, "\(name)")
      #expect(zip(before, switches.map { $0.1() }).count { $0 != $1 } == 1, "\(name)")
    }
  }

  @Test func whatIsChosenIsChosenAndShown() async throws {
    let app = try await Screenful()
    try await app.press("Réglages")
    try await app.press("Sombre")
    #expect(app.settings.theme == .dark)
    try await app.press("Très grande")
    #expect(app.settings.textSize == .largest)
    #expect(app.pressable("Très grande")?.traits.contains(.isSelected) == true)
    #expect(app.pressable("Normale")?.traits.contains(.isSelected) == false)
  }

  @Test func anotherLanguageIsSpokenAtOnce() async throws {
    let app = try await Screenful()
    try await app.press("Réglages")
    try await app.press("English")
    try await app.until("English is spoken") { app.isShown("New game") || app.isShown("New match") }
    #expect(!app.isShown("Nouvelle partie"))
  }

  @Test func aThemeHasItsColours() async throws {
    let settings = SettingsModel(SettingsInMemory())
    func theme(isDark: Bool = false, prefersCalm: Bool = false, _ size: DynamicTypeSize = .large)
      -> Theme
    {
      Theme(settings: settings, isDark: isDark, prefersCalm: prefersCalm, textSize: size)
    }
    #expect(theme().colours.surface == Color(argb: 0xFFFF_F8EF))
    #expect(theme(isDark: true).colours.surface == Color(argb: 0xFF1B_1613))
    let plain = theme().colours.inks
    settings.isPatterned = true
    #expect(theme().colours.inks != plain, "patterns have colours")
    #expect(theme().motion == .full && theme(prefersCalm: true).motion == .reduced)
    settings.isCalm = true
    #expect(theme().motion == .reduced)
    settings.textSize = .largest
    #expect(theme(.accessibility1).textScale == 2 * 28 / Float(17))
  }

  @Test func theAboutPageNamesItsLicences() async throws {
    let app = try await Screenful()
    try await app.press("Réglages")
    try await app.press("À propos")
    #expect(app.isShown("Licences") && app.isShown("Baloo 2") && app.isShown("SQLite"))
  }

  @Test func theLogLeavesAndComesBack() async throws {
    let app = try await Screenful()
    try await app.invite("Léa")
    try await app.press("Réglages")
    try await app.press("Sauvegarder et partager")
    try await app.press("Tout le carnet")
    try await app.until("the system asks where to") {
      app.everything.contains { $0.kind == "FileExporter" }
    }
    let door = try #require(app.everything.first { $0.kind == "FileExporter" })
    #expect(door.text.hasPrefix("empile-") && door.text.hasSuffix(".empile"))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    door.write?(file)
    app.refresh()
    try await app.until("it is told") { app.isShown("C'est enregistré") }
    #expect(try Data(contentsOf: file).count > 2)

    try await app.press("Choisir un fichier")
    let importer = try #require(app.everything.first { $0.kind == "FileImporter" })
    importer.write?(file)
    app.refresh()
    try await app.until("nothing is new") { app.isShown("est déjà ici") }
    #expect(app.pressable("Ajouter")?.isEnabled == false)
    try await app.press("Annuler")

    let other = try await Screenful()
    try await other.press("Réglages")
    try await other.press("Sauvegarder et partager")
    try await other.press("Choisir un fichier")
    other.everything.first { $0.kind == "FileImporter" }?.write?(file)
    try await other.until("it is seen what would happen") { other.isShown("Voici ce que") }
    try await other.press("Ajouter")
    try await other.until("it is done") { other.isShown("C'est ajouté") }
    other.goBack()
    other.goBack()
    try await other.press("Joueurs")
    try await other.until("she is there") { other.pressable("Léa") != nil }
  }

  @Test func theLogIsHandedToAnotherApp() async throws {
    let app = try await Screenful()
    try await app.press("Réglages")
    try await app.press("Sauvegarder et partager")
    try await app.press("Partager le carnet")
    try await app.until("it is asked to whom") {
      app.front.visible.contains { $0.responder is UIActivityViewController }
    }
    let sheet = app.front.visible.lazy.compactMap { $0.responder as? UIActivityViewController }
      .first
    let file = try #require(sheet?.offered.first as? URL)
    #expect(file.pathExtension == "empile" && app.front.kind == "Sheet")
    #expect(try Data(contentsOf: file).count > 2)
  }

  @Test func aFileThatIsNoneOfOursIsRefusedInWords() async throws {
    let app = try await Screenful()
    try await app.press("Réglages")
    try await app.press("Sauvegarder et partager")
    try await app.press("Choisir un fichier")
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data("miaou".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    app.everything.first { $0.kind == "FileImporter" }?.write?(file)
    try await app.press("J'ai compris")
    try await app.press("Les résultats pour un tableur")
    try await app.until("a table leaves") {
      app.everything.contains { $0.kind == "FileExporter" && $0.text.hasSuffix(".csv") }
    }
  }
}
