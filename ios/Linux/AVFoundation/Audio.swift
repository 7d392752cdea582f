import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

open class AVAudioNode: NSObject {}
open class AVAudioMixerNode: AVAudioNode {}
open class AVAudioTime: NSObject {}

open class AVAudioEngine: NSObject {
  private var attached: [AVAudioNode] = []
  open private(set) var isRunning = false
  public let mainMixerNode = AVAudioMixerNode()
  open func attach(_ node: AVAudioNode) { attached.append(node) }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func start() throws { isRunning = true }
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
}

open class AVAudioPlayerNode: AVAudioNode {
  /// What was heard, for tests to read.
  nonisolated(unsafe) public static var played: [AVAudioPCMBuffer] = []
  private var scheduled: AVAudioPCMBuffer?
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { scheduled = buffer }
  open func play() { scheduled.map { Self.played.append($0) } }
}

open class AVAudioFormat: NSObject {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}

open class AVAudioPCMBuffer: NSObject {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  public var frameLength: AVAudioFrameCount = 0
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    UnsafePointer(channels)
  }
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    channels = .allocate(capacity: 1)
    channels.initialize(to: .allocate(capacity: Int(frameCapacity)))
    channels[0].initialize(repeating: 0, count: Int(frameCapacity))
  }
  deinit {
    channels[0].deallocate()
    channels.deallocate()
  }
}

open class AVAudioSession: NSObject {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
  }
  nonisolated(unsafe) private static let one = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { one }
  open private(set) var category: Category = .ambient
  open func setCategory(_ category: Category) throws { self.category = category }
}
