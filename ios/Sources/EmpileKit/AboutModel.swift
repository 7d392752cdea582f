import EmpileCore
import Observation

/// What the "about" screen shows.
@MainActor @Observable public final class AboutModel {
  public let version: String

  public init() {
    version = coreVersion()
  }
}
