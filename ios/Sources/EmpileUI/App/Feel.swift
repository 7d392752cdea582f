import EmpileCore
import Foundation

/// What a cue feels like: a few taps, each so strong and so sharp.
struct Feel: Equatable, Sendable {
  struct Tap: Equatable, Sendable {
    /// Seconds after the cue.
    let after: TimeInterval
    /// From 0 to 1.
    let strength: Float
    /// From 0, dull, to 1, crisp.
    let sharpness: Float
  }

  let taps: [Tap]

  init(_ cue: TableCue) {
    taps =
      switch cue {
      case .diceThrown: Feel.rattle
      case .catAstrophe: Feel.crash
      case .matchEnded, .bonusWon, .boneWon, .yarnWon, .nothingLeft: Feel.cheer
      case .refused, .wrong, .cardBeaten, .pieceFell, .catBit: Feel.buzz
      case .diePlaced, .dieTaken, .diceSlid, .dieKept, .floorRaised, .catPlaced, .climbed,
        .stepReached, .cardsFlipped, .cardTurned, .pillowGrabbed, .counted:
        Feel.tick
      case .catBedded, .catStroked, .hush, .snore, .tailWagged: Feel.soft
      case .pillowThud, .cardSlapped, .bark, .pileEmptied, .roundStopped, .called, .right,
        .begun:
        Feel.thud
      }
  }

  private static let tick = [Tap(after: 0, strength: 0.5, sharpness: 0.7)]
  private static let soft = [Tap(after: 0, strength: 0.35, sharpness: 0.1)]
  private static let thud = [Tap(after: 0, strength: 0.9, sharpness: 0.3)]
  private static let buzz = [
    Tap(after: 0, strength: 0.6, sharpness: 0.9), Tap(after: 0.09, strength: 0.6, sharpness: 0.9),
  ]
  private static let rattle = (0..<4).map { roll in
    Tap(after: Double(roll) * 0.09, strength: 0.7 - Float(roll) * 0.12, sharpness: 0.6)
  }
  private static let crash = (0..<5).map { bump in
    Tap(after: Double(bump) * 0.07, strength: 1 - Float(bump) * 0.15, sharpness: 0.2)
  }
  private static let cheer = (0..<3).map { beat in
    Tap(after: Double(beat) * 0.14, strength: 0.5 + Float(beat) * 0.2, sharpness: 0.5)
  }
}
