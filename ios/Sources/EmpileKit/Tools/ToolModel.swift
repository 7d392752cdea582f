import EmpileCore
import Foundation
import Observation

/// A tool in use. What is asked of it is done in the order it was asked, one after the other; the core
/// keeps what was done, so nothing of it is kept here. The native desk is let go with the model.
@MainActor @Observable public final class ToolModel: CoreModel {
  /// What there is to see; nothing until the tool is off the shelf.
  public private(set) var page: ToolPage?
  /// The pieces on it, by number.
  public private(set) var pictures = PictureBook()
  /// Why the last thing asked was not done. Nothing was changed.
  public var error: CoreError?

  @ObservationIgnored private let slug: ToolInfo.ID
  @ObservationIgnored private let core: Core
  @ObservationIgnored private let seed: UInt64?
  @ObservationIgnored private let wait: @Sendable (Duration) async throws -> Void
  @ObservationIgnored private(set) var desk: ToolDesk?
  @ObservationIgnored private var errands: [Errand] = []
  @ObservationIgnored private var running: Task<Void, Never>?
  @ObservationIgnored private var alarm: Task<Void, Never>?

  private typealias Errand = @Sendable (ToolDesk) throws -> ToolPage

  /// A tool of the shelf. Without a seed, chance shuffles and throws.
  public init(
    _ slug: ToolInfo.ID, core: Core, seed: UInt64? = nil,
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.slug = slug
    self.core = core
    self.seed = seed
    self.wait = wait
  }

  deinit { alarm?.cancel() }

  /// Takes the tool off the shelf, as it was left.
  public func open() async {
    let (slug, seed) = (slug, seed)
    let opened = await ask(core) { empile in
      let desk = try empile.toolDesk(slug: slug, seed: seed)
      return (desk, try desk.page())
    }
    guard let (desk, page) = opened else { return }
    self.desk = desk
    show(page)
    run()
  }

  /// These play, in the order of their seats, in one of the tool's ways.
  public func begin(_ players: [PlayerInfo.ID], variant: Int = 0) {
    work { try $0.begin(players: players, variant: UInt8(clamping: variant)) }
  }

  /// Touches a button.
  public func press(_ tag: String) { work { try $0.press(tag: tag) } }

  /// Turns a counter by so many.
  public func turn(_ tag: String, by count: Int) {
    work { try $0.turn(tag: tag, by: Int32(clamping: count)) }
  }

  /// Passes fingers on, where they themselves are what the tool is about.
  public func touch(_ samples: [TouchSample]) { work { try $0.touch(touches: samples) } }

  /// Takes the last move back.
  public func undo() { work { try $0.undo() } }

  /// Clears the tool.
  public func startOver() { work { try $0.startOver() } }

  /// Writes the result into the log, once as long as it is the same.
  public func writeDown(at playedAt: Date) {
    work { try $0.writeDown(playedAt: playedAt.milliseconds) }
  }

  /// Waits until everything asked so far was done.
  public func settle() async { await running?.value }

  private func work(_ errand: @escaping Errand) {
    errands.append(errand)
    run()
  }

  private func run() {
    guard running == nil, !errands.isEmpty, let desk else { return }
    running = Task {
      while !errands.isEmpty {
        let errand = errands.removeFirst()
        self.error = nil
        if let page = await ask(core, { _ in try errand(desk) }) { show(page) }
      }
      running = nil
    }
  }

  private func show(_ page: ToolPage) {
    pictures.add(page.pictures)
    self.page = page
    alarm?.cancel()
    alarm = page.sheet?.lookAgainMs.map { pause in
      Task { [weak self, wait] in
        // The core said when something changes by itself: it is asked once, then.
        if (try? await wait(.milliseconds(pause))) != nil { self?.work { try $0.look() } }
      }
    }
  }
}
