import EmpileCore
import Observation

/// Opens the log, off the main thread, in the language that was chosen.
@MainActor @Observable public final class LaunchModel {
  /// How far it is.
  public enum Stage: Sendable {
    /// The log is being opened.
    case opening
    /// Everything is there.
    case open(Core)
    /// The log cannot be opened; it is left as it is.
    case failed(LaunchError)
  }

  /// How far it is.
  public private(set) var stage = Stage.opening

  @ObservationIgnored private let settings: SettingsModel
  @ObservationIgnored private let place: LogPlace
  @ObservationIgnored private let systemLanguageTag: String
  @ObservationIgnored private var spoken: String?

  /// Without a choice of the player's, the system's language is spoken.
  public init(_ place: LogPlace, settings: SettingsModel, systemLanguageTag: String) {
    self.place = place
    self.settings = settings
    self.systemLanguageTag = systemLanguageTag
  }

  /// The core, once it is open.
  public var core: Core? {
    if case .open(let core) = stage { core } else { nil }
  }

  /// Opens the log if it is not open in the language that is chosen now. Every model of the core
  /// before it keeps that one and speaks the language it spoke: views make new ones.
  public func open() async {
    let tag = settings.language.tag ?? systemLanguageTag
    guard tag != spoken else { return }
    spoken = tag
    stage = .opening
    let opened = await Stage(opening: place, languageTag: tag)
    // Another language may have been chosen meanwhile: the last choice counts.
    guard spoken == tag else { return }
    stage = opened
    await paceRobots()
  }

  /// Lets robots play at the pace that is chosen now, at every table.
  public func paceRobots() async {
    let pace = settings.robotPace.pace
    // It reads and writes nothing that could fail.
    try? await core?.ask { empile in try empile.setRobotPace(pace: pace) }
  }

  /// Tries again, after the player has done something about the error.
  public func retry() async {
    guard case .failed = stage else { return }
    spoken = nil
    await open()
  }
}

/// Why the log cannot be opened, and the words to say so.
public struct LaunchError: Sendable {
  /// What happened and what to do next.
  public let error: CoreError
  /// Words do not need a log. There are none only if the core itself cannot be opened.
  public let texts: Texts?
}

extension LaunchModel.Stage {
  fileprivate init(opening place: LogPlace, languageTag: String) async {
    do {
      self = .open(try await Core.open(place, languageTag: languageTag))
    } catch {
      let wordsOnly = try? await Core.open(.memory, languageTag: languageTag)
      self = .failed(LaunchError(error: error, texts: wordsOnly?.texts))
    }
  }
}
