import Observation

/// The way to something that has to be opened first: the screen that shows it comes up at once, and
/// says why if it cannot be opened.
///
/// What was opened is let go with the door.
@MainActor @Observable public final class Door<Room: Sendable>: CoreModel {
  /// What is behind it, once it is open.
  public private(set) var room: Room?
  /// Is it being opened?
  public private(set) var isOpening = false
  /// Why it could not be opened.
  public var error: CoreError?

  @ObservationIgnored private let enter: @Sendable () async throws(CoreError) -> Room

  init(_ enter: @escaping @Sendable () async throws(CoreError) -> Room) {
    self.enter = enter
  }

  /// Opens it, once; again after an error.
  public func open() async {
    guard room == nil, !isOpening else { return }
    isOpening = true
    defer { isOpening = false }
    self.error = nil
    do {
      room = try await enter()
    } catch {
      self.error = error
    }
  }
}
