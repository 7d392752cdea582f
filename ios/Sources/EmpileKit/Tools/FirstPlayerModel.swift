import EmpileCore
import Observation

/// Everyone puts a finger on the screen; after a moment one of them begins.
@MainActor @Observable public final class FirstPlayerModel: CoreModel {
  /// The fingers on the screen.
  public private(set) var fingers: [FingerSpot] = []
  /// The one that begins, once there is one.
  public private(set) var chosen: FingerSpot?
  /// What the screen says, by name.
  public private(set) var words: [String: String] = [:]
  /// Why it does not work.
  public var failure: CoreFailure?

  @ObservationIgnored private let core: Core
  @ObservationIgnored private let stopwatch: Stopwatch
  @ObservationIgnored private let wait: @Sendable (Duration) async throws -> Void
  @ObservationIgnored private var picker: FirstPlayerPicker?
  @ObservationIgnored private var waiting: [TouchSample] = []
  @ObservationIgnored private var running: Task<Void, Never>?
  @ObservationIgnored private var alarm: Task<Void, Never>?

  public init(
    core: Core, stopwatch: Stopwatch = .uptime,
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.core = core
    self.stopwatch = stopwatch
    self.wait = wait
  }

  deinit {
    alarm?.cancel()
  }

  /// Takes the picker off the shelf.
  public func open() async {
    let taken = await ask(core) { empile in
      (try empile.firstPlayerPicker(), try empile.words(ofTool: "first-player"))
    }
    if let taken { (picker, words) = taken }
  }

  /// Hears touches, stamped by the stopwatch, in the order they are made.
  public func touch(_ samples: [TouchSample]) {
    waiting += samples
    run()
  }

  /// Waits until every touch so far was heard.
  public func settle() async {
    await running?.value
  }

  private func run() {
    guard running == nil, let picker else { return }
    running = Task {
      repeat {
        let samples = waiting
        waiting = []
        await hear(samples, picker)
      } while !waiting.isEmpty
      running = nil
    }
  }

  private func hear(_ samples: [TouchSample], _ picker: FirstPlayerPicker) async {
    let now = stopwatch.nowMs
    let view = await ask(core) { _ in try picker.touch(samples: samples, nowMs: now) }
    guard let view else { return }
    (fingers, chosen) = (view.fingers, view.chosen)
    alarm?.cancel()
    alarm = view.nextMs.map { next in
      let pause = Duration.milliseconds(next > now ? next - now : 0)
      return Task { [weak self, wait] in
        // If nothing moves until then, the choice falls.
        if (try? await wait(pause)) != nil { self?.run() }
      }
    }
  }
}
