import XCTest

/// On a real screen: a match is started, the device is turned, and the table is still there.
///
/// Runs on simulators, by Xcode and by the workflow; Linux has neither.
@MainActor final class SmokeTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launchArguments = ["-language", "french"]
    app.launch()
  }

  override func tearDown() async throws {
    XCUIDevice.shared.orientation = .portrait
  }

  func testAMatchIsStartedAndSurvivesRotation() {
    tap(app.buttons["new-match"])
    tap(app.buttons["game-pile-poils"])
    tap(app.buttons["start"])
    let roll = node(10)
    XCTAssertTrue(roll.waitForExistence(timeout: 20), "the table is laid")

    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertTrue(roll.waitForExistence(timeout: 20), "the table is laid anew")
    let middle = roll.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    middle.tap()
    XCTAssertTrue(node(11).waitForExistence(timeout: 20), "a finger throws the dice")
  }

  private func node(_ id: Int) -> XCUIElement {
    app.descendants(matching: .any)["node-\(id)"]
  }

  private func tap(_ button: XCUIElement) {
    XCTAssertTrue(button.waitForExistence(timeout: 20), "\(button)")
    while !button.isHittable { app.swipeUp() }
    button.tap()
  }
}
