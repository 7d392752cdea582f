import EmpileKit
import SwiftUI
import Testing

@testable import EmpileUI

@MainActor @Suite struct FirstRunTests {
  @Test func aFamilyIsInAGameAfterThreeTaps() async throws {
    let app = try await Screenful()
    try await app.press("Nouvelle partie")
    try await app.press("game-pile-poils")
    try await app.press("Jouer tout de suite")
    try await app.until("the table is laid") { app.pressable("node-10") != nil }
    #expect(app.device.isAwake)
    app.goBack()
    #expect(!app.device.isAwake)
    try await app.until("the match waits at home") { app.isShown("Convive 1, Convive 2") }
  }

  @Test func aMatchThatWaitsIsTakenUpOrAbandoned() async throws {
    let app = try await Screenful()
    let seats = try await app.invite("Léa", "Tom")
    let table = try await TableModel.start(
      .pilePoils(side: .panier), seats: seats, in: app.core)
    try await app.press("Défi")
    app.goBack()
    try await app.press("Pile-Poils")
    try await app.until("the table is laid") { app.pressable("node-10") != nil }
    app.goBack()
    try await app.press("Abandonner la partie")
    #expect(app.isShown("Abandonner cette partie"))
    try await app.press("Garder la partie")
    #expect(app.isShown("Parties en cours"))
    try await app.press("Abandonner la partie")
    try await app.press("Abandonner la partie")
    try await app.until("nothing waits") { !app.isShown("Parties en cours") }
    _ = table
  }
}
