import AVFoundation
import EmpileCore

extension CueSound {
  /// Its samples from -1 to 1, as loudspeakers take them.
  var waves: [Float] {
    let bytes = Array(pcm)
    return stride(from: 0, to: bytes.count - 1, by: 2).map { at in
      let sample = Int16(bitPattern: UInt16(bytes[at]) | UInt16(bytes[at + 1]) << 8)
      return Float(sample) / 32_768
    }
  }
}

/// Plays the core's sounds, several at once, below what else is playing; silent with the switch.
@MainActor final class Loudspeaker {
  private let engine = AVAudioEngine()
  private var voices: [AVAudioPlayerNode] = []
  private var buffers: [Cue: AVAudioPCMBuffer] = [:]
  private var next = 0

  private static let voicesAtOnce = 6

  init() {
    Task {
      let heard = await Task.detached { (try? sounds()) ?? [] }.value
      prepare(heard)
    }
  }

  func play(_ cue: Cue) {
    guard let buffer = buffers[cue], !voices.isEmpty else { return }
    if !engine.isRunning {
      // Without a loudspeaker the game goes on in silence.
      guard (try? engine.start()) != nil else { return }
    }
    let voice = voices[next % voices.count]
    next += 1
    voice.scheduleBuffer(buffer, at: nil, options: .interrupts)
    voice.play()
  }

  private func prepare(_ heard: [CueSound]) {
    guard let first = heard.first,
      let format = AVAudioFormat(
        standardFormatWithSampleRate: Double(first.hertz), channels: 1)
    else { return }
    try? AVAudioSession.sharedInstance().setCategory(.ambient)
    for sound in heard { buffers[sound.cue] = sound.buffer(format) }
    for _ in 0..<Loudspeaker.voicesAtOnce {
      let voice = AVAudioPlayerNode()
      engine.attach(voice)
      engine.connect(voice, to: engine.mainMixerNode, format: format)
      voices.append(voice)
    }
  }
}

extension CueSound {
  fileprivate func buffer(_ format: AVAudioFormat) -> AVAudioPCMBuffer? {
    let waves = waves
    let count = AVAudioFrameCount(waves.count)
    guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: max(count, 1)),
      let channel = buffer.floatChannelData?[0]
    else { return nil }
    buffer.frameLength = count
    for (place, wave) in waves.enumerated() { channel[place] = wave }
    return buffer
  }
}
