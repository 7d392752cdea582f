import EmpileCore
import Foundation

/// One tap of the device: so strong and so sharp.
struct Tap: Equatable, Sendable {
  /// Seconds after the cue.
  let after: TimeInterval
  /// From 0 to 1.
  let strength: Float
  /// From 0, dull, to 1, crisp.
  let sharpness: Float
}

extension Haptic {
  /// What this device does for it.
  var taps: [Tap] {
    switch self {
    case .tick: [Tap(after: 0, strength: 0.35, sharpness: 0.7)]
    case .tap: [Tap(after: 0, strength: 0.5, sharpness: 0.7)]
    case .thud: [Tap(after: 0, strength: 0.9, sharpness: 0.3)]
    case .rattle:
      (0..<4).map { roll in
        Tap(after: Double(roll) * 0.09, strength: 0.7 - Float(roll) * 0.12, sharpness: 0.6)
      }
    case .success:
      (0..<3).map { beat in
        Tap(after: Double(beat) * 0.14, strength: 0.5 + Float(beat) * 0.2, sharpness: 0.5)
      }
    case .refusal: [0, 0.09].map { Tap(after: $0, strength: 0.6, sharpness: 0.9) }
    case .catastrophe:
      (0..<5).map { bump in
        Tap(after: Double(bump) * 0.07, strength: 1 - Float(bump) * 0.15, sharpness: 0.2)
      }
    }
  }
}
