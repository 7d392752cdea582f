import CoreHaptics
import EmpileCore
import Foundation
import UIKit

/// The device that the app runs on.
@MainActor public func thisDevice() -> any Device { Phone() }

/// A phone or a tablet: sounds, taps back, and stays awake at a table.
@MainActor final class Phone: Device {
  private let loudspeaker = Loudspeaker()
  private let engine: CHHapticEngine?

  init() {
    let canFeel = CHHapticEngine.capabilitiesForHardware().supportsHaptics
    engine = canFeel ? try? CHHapticEngine() : nil
    engine?.isAutoShutdownEnabled = true
  }

  func sound(_ cue: Cue) {
    loudspeaker.play(cue)
  }

  func feel(_ haptic: Haptic) {
    guard let engine, let pattern = try? pattern(of: haptic.taps) else { return }
    // A tap that the hardware cannot give is not worth telling anybody.
    try? engine.start()
    try? engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
  }

  func keepAwake(_ isOn: Bool) {
    UIApplication.shared.isIdleTimerDisabled = isOn
  }

  var now: Date { .now }

  private func pattern(of taps: [Tap]) throws -> CHHapticPattern {
    let events = taps.map { tap in
      CHHapticEvent(
        eventType: .hapticTransient,
        parameters: [
          CHHapticEventParameter(parameterID: .hapticIntensity, value: tap.strength),
          CHHapticEventParameter(parameterID: .hapticSharpness, value: tap.sharpness),
        ], relativeTime: tap.after)
    }
    return try CHHapticPattern(events: events, parameters: [])
  }
}
