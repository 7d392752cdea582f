import EmpileCore
import Observation

/// The way into a lesson.
@MainActor @Observable public final class LearningModel: CoreModel {
  /// Why it could not begin.
  public var error: CoreError?

  @ObservationIgnored private let core: Core

  public init(core: Core) {
    self.core = core
  }

  /// Begins the lesson of a game anew. Gives the id of its table, which is one like any other.
  public func begin(_ game: GameInfo.ID) async -> OpenMatchInfo.ID? {
    await ask(core) { empile in try empile.beginLesson(game: game) }
  }

  /// What a game is called.
  public func name(of game: GameInfo.ID) async -> String? {
    await ask(core) { empile in try empile.games().first { $0.slug == game }?.name } ?? nil
  }
}
