import AVFoundation
import CoreHaptics
import EmpileCore
import EmpileTesting
import Foundation
import Testing
import UIKit

@testable import EmpileUI

/// The device that people hold, as far as our own declarations of it go.
@MainActor @Suite(.serialized) struct PhoneTests {
  @Test func aHandFeelsEveryTapOfACue() {
    CHHapticEngine.played = []
    Phone().feel(.rattle)
    let events = CHHapticEngine.played.flatMap(\.events)
    #expect(events.map(\.relativeTime) == Haptic.rattle.taps.map(\.after))
    #expect(events.allSatisfy { $0.type == .hapticTransient })
    let strengths = events.map { event in
      event.eventParameters.first { $0.parameterID == .hapticIntensity }?.value
    }
    #expect(strengths == Haptic.rattle.taps.map(\.strength))
  }

  @Test func theScreenStaysOnUntilItNeedNot() {
    let phone = Phone()
    phone.keepAwake(true)
    #expect(UIApplication.shared.isIdleTimerDisabled)
    phone.keepAwake(false)
    #expect(!UIApplication.shared.isIdleTimerDisabled)
  }

  @Test func anEarHearsTheCoresSamplesAndSeveralAtOnce() async throws {
    let loudspeaker = Loudspeaker()
    AVAudioPlayerNode.played = []
    for _ in 0..<500 where AVAudioPlayerNode.played.isEmpty {
      loudspeaker.play(.diceThrown)
      try await Task.sleep(for: .milliseconds(10))
    }
    loudspeaker.play(.refused)
    let sound = try #require(try sounds().first { $0.cue == .diceThrown })
    let heard = try #require(AVAudioPlayerNode.played.first)
    #expect(heard.frameLength == AVAudioFrameCount(sound.waves.count))
    #expect(heard.format.sampleRate == Double(sound.hertz))
    let channel = try #require(heard.floatChannelData?[0])
    #expect((0..<sound.waves.count).allSatisfy { channel[$0] == sound.waves[$0] })
    #expect(AVAudioPlayerNode.played.last !== heard)
    #expect(AVAudioSession.sharedInstance().category == .ambient, "below what else is playing")
  }
}
