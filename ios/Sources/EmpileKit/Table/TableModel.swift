import EmpileCore
import Observation

/// A match under way, as a view shows it.
///
/// What is asked is done in the order it was asked. The native table is let go with the model, once
/// everything asked is done: no touch is lost.
@MainActor @Observable public final class TableModel: Identifiable, CoreModel {
  /// The match's id in the log.
  public nonisolated let id: String
  /// What is played.
  public nonisolated let game: GameInfo
  /// Does it teach? Then nothing of it is kept, and it has an end of its own.
  public nonisolated let isLesson: Bool
  /// Is there nothing more to learn here?
  public private(set) var isTaught = false
  /// The board.
  public let scene = LiveScene()
  /// How late it is at the table: touches are stamped with it.
  public private(set) var clock: TableClock
  /// Does the clock stand still? Then touches do nothing.
  public private(set) var isPaused = false
  /// What taking back the last move needs.
  public private(set) var undoNeed = UndoNeed.nothingToUndo
  /// Is the table being asked whether a move may be taken back?
  public var asksConsent = false
  /// Did the core stumble? Then it waits for somebody to go on.
  public private(set) var hasStumbled = false
  /// What happened since the table was opened, by whomever.
  public private(set) var journal = Journal()
  /// What others did since whoever is to act last did something.
  public private(set) var since: SinceTurn?
  /// What may be done now, once somebody has asked and until it is dismissed.
  public private(set) var help: [HelpLine]?
  /// What the dice are sealed with, once somebody has asked; nothing where none are thrown.
  public private(set) var seal: HelpLine?
  /// May whoever is to act ask what the best robot would do?
  public private(set) var mayAskHint = false
  /// What it would do, once somebody has asked and until a finger comes down.
  public private(set) var hint: Hint?
  /// How the match ended, once it has.
  public private(set) var resultSheet: ResultSheet?
  /// Why the last touch was not taken, until one is or it is dismissed.
  public private(set) var refusal: Refusal?
  /// How long things moved by themselves when something last happened.
  public private(set) var lastFootage = Duration.zero
  /// What went wrong, until it is dismissed.
  public var error: CoreError?
  /// Those at this table.
  public var ruleReaders: RuleReaders { .atTable(match: id) }

  @ObservationIgnored private let core: Core
  @ObservationIgnored private let table: any TableProtocol
  @ObservationIgnored private let audience = Audience<Cue>()
  @ObservationIgnored private var errands = TableErrands()
  @ObservationIgnored private var running: Task<Void, Never>?
  @ObservationIgnored private var listening: Task<Void, Never>?
  /// The number of the last changes shown.
  @ObservationIgnored private var shown: UInt32?
  /// So many pauses and their ends are asked for that the table has not heard of.
  @ObservationIgnored private var unheardPauses = 0

  init(_ opened: OpenTable, hearing ear: TableEar, in core: Core) {
    id = opened.id
    game = opened.game
    isLesson = opened.frame.lesson != nil
    clock = opened.clock
    table = opened.table
    self.core = core
    take(opened.frame)
    let changes = ear.changes
    listening = Task { [weak self] in
      for await _ in changes { self?.ask(.news) }
    }
  }

  deinit {
    listening?.cancel()
  }

  /// The table in the core.
  var native: any TableProtocol { table }

  /// Does everyone play at once around the screen? Whoever learns is alone at it.
  public nonisolated var isShared: Bool { game.realTime && !isLesson }

  /// Is the match over?
  public var isOver: Bool { resultSheet != nil }

  /// What there is to hear and feel, from now on. Every listener hears everything.
  public func cues() -> AsyncStream<Cue> {
    audience.join()
  }

  /// Hears touches.
  public func touch(_ samples: [TouchSample]) {
    guard !isPaused else { return }
    // Why the last one did nothing goes with the next.
    if samples.contains(where: { $0.phase == .down }) { refusal = nil }
    ask(.touch(samples))
  }

  /// Performs one entry of a record, as JSON.
  public func play(entryJson: String) {
    ask(.play(entryJson: entryJson))
  }

  /// Takes the last move back, or asks the table first.
  public func requestUndo() {
    switch undoNeed {
    case .nothingToUndo: break
    case .free:
      refusal = nil
      ask(.undoIfFree)
    case .consent: asksConsent = true
    }
  }

  /// Takes back the last move.
  public func undo(tableAgrees: Bool) {
    asksConsent = false
    refusal = nil
    ask(.undo(tableAgrees: tableAgrees))
  }

  /// Lays the table out for a surface, in points, with text so many times as large where there is
  /// room.
  public func resize(width: Float, height: Float, textScale: Float = 1) {
    ask(.resize(width: width, height: height, textScale: textScale))
  }

  /// Stops the clock: a call came, or the app is out of sight.
  public func pause() {
    guard !isPaused, !isOver else { return }
    isPaused = true
    askPause(.pause)
  }

  /// Lets the clock run on.
  public func resume() {
    guard isPaused else { return }
    isPaused = false
    hasStumbled = false
    askPause(.resume)
  }

  private func askPause(_ errand: TableErrand) {
    unheardPauses += 1
    ask(errand)
  }

  /// Asks what may be done now.
  public func askHelp() {
    ask(.help)
  }

  /// The help was read.
  public func dismissHelp() {
    help = nil
  }

  /// Asks what the best robot would do.
  public func askHint() {
    dismissHelp()
    ask(.hint)
  }

  /// Waits until everything asked so far is done.
  public func settle() async {
    await running?.value
  }

  /// The state, written down: equal states are equal texts, on every device.
  public func stateJson() async throws(CoreError) -> String {
    await settle()
    return try await core.ask { [table] _ in try table.stateJson() }
  }

  /// The record of the match: the bug report, and what a replay plays.
  public func recordJson() async throws(CoreError) -> String {
    await settle()
    return try await core.ask { [table] _ in try table.recordJson() }
  }

  private func ask(_ errand: TableErrand) {
    errands.add(errand)
    guard running == nil else { return }
    running = Task {
      while let errand = errands.next() {
        let answer = await core.run(errand, at: table)
        if errand.isPause { unheardPauses -= 1 }
        accept(answer)
      }
      running = nil
    }
  }

  private func accept(_ answer: TableAnswer) {
    if let frame = answer.frame { take(frame) }
    if let clock = answer.clock { self.clock = clock }
    if let help = answer.help { (self.help, seal) = (help, answer.seal) }
    if answer.asksConsent { asksConsent = true }
    if let error = answer.error { self.error = error }
  }

  private func take(_ frame: Frame) {
    let changes = frame.changes
    if changes.whole || changes.number == shown.map({ $0 &+ 1 }) {
      shown = changes.number
      scene.show(SceneShot(changes, cues: frame.cues, isFresh: changes.whole))
    } else {
      ask(.whole)
    }
    undoNeed = frame.undo
    since = frame.since
    mayAskHint = frame.mayAskHint
    hint = frame.hint
    resultSheet = frame.over
    isTaught = frame.lesson?.isOver == true
    if unheardPauses == 0 { isPaused = frame.paused }
    if let error = frame.error {
      self.error = CoreError(error, texts: core.texts)
      hasStumbled = frame.paused
    }
    hear(frame)
  }

  private func hear(_ frame: Frame) {
    if frame.refusal != nil || !frame.cues.isEmpty { refusal = frame.refusal }
    if frame.retold {
      journal.startOver(with: frame.narration)
    } else if !frame.narration.isEmpty {
      journal.write(frame.narration)
    }
    for cue in frame.cues { audience.tell(cue) }
    if let footage = frame.changes.footage { hear(during: footage) }
  }

  /// Where nothing moves, all is heard at once.
  private func hear(during footage: SceneFootage) {
    let moves = scene.playsFootage
    lastFootage = moves ? .milliseconds(Int(footage.lengthMs)) : .zero
    for sound in footage.cues {
      Task { [audience] in
        if moves { try? await Task.sleep(for: .milliseconds(Int(sound.atMs))) }
        audience.tell(sound.cue)
      }
    }
  }
}
