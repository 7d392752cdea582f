import EmpileKit
import SwiftUI
import Testing

@testable import EmpileUI

@MainActor @Suite struct FirstRunTests {
  @Test func aFamilyIsInAGameAfterThreeTaps() async throws {
    let app = try await Screenful()
    try await app.press("Nouvelle partie")
    try await app.press("game-pile-poils")
    try await app.press("Jouer à deux tout de suite")
    try await app.until("the table is laid") {
      app.front.visible.contains { $0.identifier?.hasPrefix("node-") == true }
    }
    #expect(app.device.isAwake)
  }
}
