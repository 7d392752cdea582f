import EmpileCore

#if canImport(UIKit) && canImport(CoreHaptics) && canImport(AVFoundation)
  import CoreHaptics
  import UIKit

  /// A phone or a tablet: taps back, and stays awake at a table.
  ///
  /// Linux cannot compile this: what a cue feels like is decided in `Feel`, which it can.
  @MainActor final class Phone: Device {
    private var engine: CHHapticEngine?
    private let sounds: any SoundPlayer

    init(sounds: any SoundPlayer) {
      self.sounds = sounds
      guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
      engine = try? CHHapticEngine()
      engine?.isAutoShutdownEnabled = true
      engine?.resetHandler = { [weak self] in
        Task { @MainActor in try? self?.engine?.start() }
      }
    }

    func sound(_ cue: TableCue) {
      sounds.play(cue)
    }

    func feel(_ cue: TableCue) {
      guard let engine, let pattern = try? pattern(of: Feel(cue)) else { return }
      // A tap that the hardware cannot give is not worth telling anybody.
      try? engine.start()
      try? engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
    }

    func keepAwake(_ isOn: Bool) {
      UIApplication.shared.isIdleTimerDisabled = isOn
    }

    private func pattern(of feel: Feel) throws -> CHHapticPattern {
      let events = feel.taps.map { tap in
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
#endif

/// The device that the app runs on.
@MainActor public func thisDevice() -> any Device {
  #if canImport(UIKit) && canImport(CoreHaptics) && canImport(AVFoundation)
    Phone(sounds: NoSounds())
  #else
    SilentDevice()
  #endif
}

/// Plays what a cue sounds like.
@MainActor protocol SoundPlayer: AnyObject {
  func play(_ cue: TableCue)
}

/// Plays nothing: as long as the core has no sounds to play.
@MainActor final class NoSounds: SoundPlayer {
  func play(_ cue: TableCue) {}
}
