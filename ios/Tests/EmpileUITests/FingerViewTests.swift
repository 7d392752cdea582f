import EmpileCore
import EmpileKit
import SwiftUI
import Testing
import UIKit

@testable import EmpileUI

/// Fingers from the glass to the core.
@MainActor @Suite struct FingerViewTests {
  private final class Heard { var samples: [[TouchSample]] = [] }

  private func surface() throws -> (FingerView, ViewHost, Heard) {
    let heard = Heard()
    let host = ViewHost(
      TouchSurface(stamp: { UInt64($0 * 1_000) }) { heard.samples.append($0) })
    let view = host.tree.visible.lazy.compactMap { $0.responder as? FingerView }.first
    return (try #require(view), host, heard)
  }

  @Test func allFingersOfAnEventComeInOneCallTheEarlierFirst() throws {
    let (view, _, heard) = try surface()
    #expect(view.isMultipleTouchEnabled && !view.isExclusiveTouch && !view.isAccessibilityElement)
    let late = UITouch(at: CGPoint(x: 30, y: 40), timestamp: 2.5, majorRadius: 6)
    let early = UITouch(at: CGPoint(x: 10, y: 20), timestamp: 2)
    view.touchesBegan([late, early], with: nil)
    let down = try #require(heard.samples.first)
    #expect(heard.samples.count == 1 && down.map(\.phase) == [.down, .down])
    #expect(down.map(\.stampMs) == [2_000, 2_500] && down.map(\.x) == [10, 30])
    #expect(down.map(\.breadth) == [20, 12])
    view.touchesEnded([early], with: nil)
    view.touchesCancelled([late], with: nil)
    #expect(heard.samples.dropFirst().flatMap { $0 }.map(\.phase) == [.up, .cancel])
    #expect(heard.samples.dropFirst().flatMap { $0 }.map(\.pointer) == down.map(\.pointer))
  }

  @Test func aFingerStaysTheSameWhileEverythingAroundItIsDrawnAnew() throws {
    let (view, host, heard) = try surface()
    let finger = UITouch(at: .zero, timestamp: 1)
    view.touchesBegan([finger], with: nil)
    for step in 1...3 {
      host.render()
      let now = host.tree.visible.lazy.compactMap { $0.responder as? FingerView }.first
      #expect(now === view, "a view that is made anew would lose its fingers")
      finger.move(to: CGPoint(x: 10 * step, y: 0), timestamp: 1 + Double(step))
      view.touchesMoved([finger], with: nil)
    }
    view.touchesEnded([finger], with: nil)
    #expect(Set(heard.samples.flatMap { $0 }.map(\.pointer)).count == 1)
    #expect(heard.samples.flatMap { $0 }.map(\.x) == [0, 10, 20, 30, 30])
  }

  @Test func aTapOnTheGlassIsPlayedAtTheTable() async throws {
    let app = try await Screenful()
    let seats = try await app.invite("Léa", "Tom")
    let table = try await TableModel.start(
      .pilePoils(side: .panier), seats: seats, in: app.core)
    let host = ViewHost(BoardView(table: table).themed(by: app.settings))
    defer { host.close() }
    for _ in 0..<500 where table.scene.node(10) == nil {
      try await Task.sleep(for: .milliseconds(5))
    }
    let roll = try #require(table.scene.node(10))
    let view = try #require(
      host.tree.visible.lazy.compactMap { $0.responder as? FingerView }.first)
    let middle = CGPoint(
      x: CGFloat(roll.x + roll.width / 2), y: CGFloat(roll.y + roll.height / 2))
    let now = ProcessInfo.processInfo.systemUptime
    let finger = UITouch(at: middle, timestamp: now)
    view.touchesBegan([finger], with: nil)
    finger.move(to: middle, timestamp: now + 0.05)
    view.touchesEnded([finger], with: nil)
    await table.settle()
    #expect(table.scene.node(10) == nil, "the dice are thrown")
  }

  @Test func whoeverTakesTheBoardAwayTakesTheFingersOffIt() throws {
    let (table, heard) = (Tabletop(), Heard())
    let host = ViewHost(Flat(table: table) { heard.samples.append($0) })
    let view = try #require(
      host.tree.visible.lazy.compactMap { $0.responder as? FingerView }.first)
    view.touchesBegan([UITouch(at: CGPoint(x: 7, y: 8), timestamp: 1)], with: nil)
    table.isLaid = false
    host.render()
    let last = try #require(heard.samples.last?.first)
    #expect(last.phase == .cancel && last.pointer == 1 && last.x == 7 && last.y == 8)
    host.render()
    #expect(heard.samples.count == 2, "once")
  }
}

@MainActor @Observable private final class Tabletop { var isLaid = true }

private struct Flat: View {
  let table: Tabletop
  let onTouch: ([TouchSample]) -> Void

  var body: some View {
    if table.isLaid { TouchSurface(stamp: { UInt64($0 * 1_000) }, onTouch: onTouch) }
  }
}
