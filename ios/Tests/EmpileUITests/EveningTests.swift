import Testing

@testable import EmpileUI

@MainActor @Suite struct EveningTests {
  private func atTheEvenings() async throws -> Screenful {
    let app = try await Screenful()
    try await app.invite("Léa", "Tom")
    try await app.press("way-evenings")
    try await app.press("Léa")
    try await app.press("Tom")
    try await app.type("Chez mamie", into: app.texts["evenings-name"])
    return app
  }

  private func addSomebodyWhoseNameIsTaken(in app: Screenful) async throws {
    try await app.type("Léa", into: app.texts["players-name"])
    try await app.press(app.texts["players-add"])
    try await app.until("it is said why not") { app.front.kind == "Alert" }
    try await app.press(app.texts["error-dismiss"])
    try await app.until("it was read") { app.front.kind != "Alert" }
  }

  @Test func whoseNameIsTakenIsToldSoBeforeAnEveningAndDuringIt() async throws {
    let app = try await atTheEvenings()
    try await app.press(app.texts["players-new"])
    try await addSomebodyWhoseNameIsTaken(in: app)
    try await app.press("evening-begin")
    try await app.press(app.texts["evening-come"])
    try await addSomebodyWhoseNameIsTaken(in: app)
  }

  @Test func whoeverGoesBackWhileItBeginsComesToItAllTheSame() async throws {
    let app = try await atTheEvenings()
    try await app.press("evening-begin")
    app.goBack()
    try await app.until("it is on") { app.isShown("Chez mamie") }
  }
}
