import EmpileCore
import Observation

/// The tools for a table that plays with the real box.
@MainActor @Observable public final class ToolShelfModel: CoreModel {
  /// The tools, those for any game first.
  public private(set) var tools: [ToolInfo] = []
  /// Why it could not be looked up.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Looks the tools up.
  public func load() async {
    if let found = await ask(core, { empile in try empile.tools() }) { tools = found }
  }
}
