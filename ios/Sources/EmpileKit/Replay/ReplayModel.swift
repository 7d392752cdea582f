import EmpileCore
import Observation

/// A match of the log, shown again step by step. The native replay is let go with the model.
@MainActor @Observable public final class ReplayModel: Identifiable, CoreModel {
  /// So many times as fast as one can follow with ease.
  public static let speeds: [Double] = [0.5, 1, 2, 4]

  /// The match.
  public nonisolated let id: OpenMatchInfo.ID
  /// What was played.
  public nonisolated let game: GameInfo.ID
  /// Where chance began.
  public nonisolated let seed: UInt64
  /// How many steps there are.
  public nonisolated let length: Int
  /// The board.
  public let scene = LiveScene()
  /// So many steps have been shown.
  public private(set) var step = 0
  /// What happened in the last of them.
  public private(set) var told: [String] = []
  /// Does it go on by itself?
  public private(set) var isPlaying = false
  /// How fast it does.
  public var speed = 1.0
  /// What went wrong, until it is dismissed.
  public var error: CoreError?

  /// How long things move by themselves in the step shown.
  @ObservationIgnored private var footage = Duration.zero
  @ObservationIgnored private let core: Core
  @ObservationIgnored private let replay: Replay
  @ObservationIgnored private let wait: @Sendable (Duration) async throws -> Void
  @ObservationIgnored private var playing: Task<Void, Never>?

  /// Opens a match of the log.
  public static func open(
    _ match: OpenMatchInfo.ID, in core: Core,
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) async throws(CoreError) -> ReplayModel {
    let opened = try await core.ask { empile in
      try OpenReplay(empile.replay(matchId: match))
    }
    return ReplayModel(match, opened, in: core, wait: wait)
  }

  private init(
    _ match: OpenMatchInfo.ID, _ opened: OpenReplay, in core: Core,
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) {
    id = match
    game = opened.game
    seed = opened.seed
    length = opened.length
    replay = opened.replay
    self.core = core
    self.wait = wait
    scene.show(SceneShot(opened.changes, isFresh: true))
  }

  deinit {
    playing?.cancel()
  }

  /// Lays it out for a surface, in points.
  public func resize(width: Float, height: Float, textScale: Float = 1) async {
    let changes = await ask(core) { [replay] _ in
      try replay.resize(width: width, height: height, textScale: textScale)
      return try replay.changes(fromScratch: true)
    }
    if let changes { scene.show(SceneShot(changes, isFresh: true)) }
  }

  /// Goes to a step, or as near as there is one.
  public func go(to step: Int) async {
    let step = min(max(0, step), length)
    let shown = await ask(core) { [replay] _ in
      (try replay.goTo(step: UInt32(clamping: step)), try replay.changes(fromScratch: false))
    }
    guard let (told, changes) = shown else { return }
    (self.step, self.told) = (step, told)
    footage = .milliseconds(Int(changes.footage?.lengthMs ?? 0))
    scene.show(SceneShot(changes, isFresh: false))
  }

  /// Goes on by itself, from the beginning if it was at the end.
  public func play() {
    guard !isPlaying else { return }
    isPlaying = true
    playing = Task { [weak self, wait] in
      if let self, self.step == self.length { await self.go(to: 0) }
      while let pause = self?.pauseBeforeNextStep {
        // A replay that nobody holds any more goes no further.
        do { try await wait(pause) } catch { break }
        await self?.stepByItself()
      }
      self?.isPlaying = false
    }
  }

  /// Stops there.
  public func stop() {
    isPlaying = false
    playing?.cancel()
    playing = nil
  }

  /// How long a step is looked at; nothing once it is over.
  private var pauseBeforeNextStep: Duration? {
    guard isPlaying, step < length, error == nil else { return nil }
    // What falls has fallen before the next step.
    return max(.seconds(1 / Swift.max(speed, 0.1)), footage)
  }

  private func stepByItself() async {
    if isPlaying { await go(to: step + 1) }
  }
}

private struct OpenReplay: Sendable {
  let replay: Replay
  let game: GameInfo.ID
  let seed: UInt64
  let length: Int
  let changes: SceneChanges

  init(_ replay: Replay) throws {
    self.replay = replay
    game = try replay.game()
    seed = try replay.seed()
    length = Int(try replay.length())
    changes = try replay.changes(fromScratch: true)
  }
}

extension Door where Room == ReplayModel {
  /// The way to the replay of a match, at a step of it.
  public convenience init(replaying match: OpenMatchInfo.ID, from step: Int = 0, core: Core) {
    self.init { () async throws(CoreError) in
      let replay = try await ReplayModel.open(match, in: core)
      if step > 0 { await replay.go(to: step) }
      return replay
    }
  }
}
