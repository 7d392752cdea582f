import EmpileCore
import Observation

/// The tools for a table that plays with the real box.
@MainActor @Observable public final class ToolShelfModel: CoreModel {
  /// The tools, those for any game first.
  public private(set) var tools: [ToolInfo] = []
  /// What the shelf says, and what all tools share, by name.
  public private(set) var words: [String: String] = [:]
  /// Why it could not be looked up.
  public var failure: CoreFailure?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Looks the tools up.
  public func load() async {
    let found = await ask(core) { empile in (try empile.tools(), try empile.toolsWords()) }
    if let found { (tools, words) = found }
  }
}
