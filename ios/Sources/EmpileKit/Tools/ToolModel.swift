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
  /// What is only touched once somebody has said that it is meant.
  public var asked: ToolRow?
  /// Why the last thing asked was not done. Nothing was changed.
  public var error: CoreError?

  @ObservationIgnored private let slug: ToolInfo.ID
  @ObservationIgnored private let core: Core
  @ObservationIgnored private let earlier: [PlayerInfo.ID]
  @ObservationIgnored private let seed: UInt64?
  @ObservationIgnored private let wait: @Sendable (Duration) async throws -> Void
  @ObservationIgnored private(set) var desk: ToolDesk?
  @ObservationIgnored private var errands: [Errand] = []
  @ObservationIgnored private var running: Task<Void, Never>?
  @ObservationIgnored private var alarm: Task<Void, Never>?

  private typealias Errand = @Sendable (ToolDesk) throws -> ToolPage

  /// A tool of the shelf; who sat together earlier is likely to play. Without a seed, chance shuffles
  /// and throws.
  public init(
    _ slug: ToolInfo.ID, core: Core, earlier: [PlayerInfo.ID] = [], seed: UInt64? = nil,
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.slug = slug
    self.core = core
    self.earlier = earlier
    self.seed = seed
    self.wait = wait
  }

  deinit { alarm?.cancel() }

  /// Takes the tool off the shelf, as it was left.
  public func open() async {
    let (slug, seed, earlier) = (slug, seed, earlier)
    let opened = await ask(core) { empile in
      let desk = try empile.toolDesk(slug: slug, seed: seed)
      return (desk, try desk.pageAfter(earlier: earlier))
    }
    guard let (desk, page) = opened else { return }
    self.desk = desk
    show(page)
    run()
  }

  /// Touches somebody, something or a button.
  public func press(_ tag: String) {
    asked = nil
    work { try $0.press(tag: tag) }
  }

  /// The same; first it is asked whether that is meant, where that is a question.
  public func press(_ row: ToolRow) {
    if row.question == nil { press(row.tag) } else { asked = row }
  }

  /// Turns a counter by so many.
  public func turn(_ tag: String, by count: Int) {
    work { try $0.turn(tag: tag, by: Int32(clamping: count)) }
  }

  /// Passes fingers on, where they themselves are what the tool is about.
  public func touch(_ samples: [TouchSample]) { work { try $0.touch(touches: samples) } }

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
    alarm = page.lookAgainMs.map { pause in
      Task { [weak self, wait] in
        // The core said when something changes by itself: it is asked once, then.
        if (try? await wait(.milliseconds(pause))) != nil { self?.work { try $0.look() } }
      }
    }
  }
}
