import EmpileCore
import SwiftUI
import UIKit

/// Passes every finger on as it is: what it means is decided in the core. One call per event, with
/// all fingers that changed.
struct TouchSurface: UIViewRepresentable {
  let stamp: Stamp
  let onTouch: ([TouchSample]) -> Void

  func makeUIView(context: Context) -> FingerView {
    let view = FingerView()
    view.isMultipleTouchEnabled = true
    view.isExclusiveTouch = false
    view.backgroundColor = .clear
    view.isAccessibilityElement = false
    return view
  }

  func updateUIView(_ view: FingerView, context: Context) {
    view.stamp = stamp
    view.onTouch = onTouch
  }
}

final class FingerView: UIView {
  var stamp: Stamp?
  var onTouch: ([TouchSample]) -> Void = { _ in }
  private var fingers = Fingers()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, .down)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, .move)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, .up)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(touches, .cancel)
  }

  /// Whoever takes the board away takes the fingers off it: UIKit tells a view that is gone nothing.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, let stamp else { return }
    let samples = fingers.lift(stamp: stamp)
    if !samples.isEmpty { onTouch(samples) }
  }

  private func tell(_ touches: Set<UITouch>, _ phase: EmpileCore.TouchPhase) {
    guard let stamp else { return }
    let events = touches.sorted { $0.timestamp < $1.timestamp }.map { touch in
      FingerEvent(
        finger: ObjectIdentifier(touch), phase: phase, location: touch.location(in: self),
        uptime: touch.timestamp, breadth: touch.majorRadius * 2)
    }
    let samples = fingers.samples(events, stamp: stamp)
    if !samples.isEmpty { onTouch(samples) }
  }
}
