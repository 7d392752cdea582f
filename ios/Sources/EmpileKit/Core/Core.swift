import EmpileCore

/// The native core. Calls that may wait for the disk are made here, one after the other, off the
/// main thread.
///
/// The log is closed when the last of the core, its texts and its tables is gone.
public actor Core {
  /// The words of the app, in the language the core was opened with.
  public nonisolated let texts: Texts
  private let empile: Empile
  private nonisolated let queue: CoreQueue

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  /// Opens the log, and speaks the language of this tag (« fr », « en-GB »).
  public static func open(
    _ place: LogPlace, languageTag: String
  ) async throws(CoreError) -> Core {
    let queue = CoreQueue()
    let opened = await queue.run {
      Result {
        let empile = try place.open(languageTag: languageTag)
        return (empile, try Texts(of: empile))
      }
    }
    do {
      let (empile, texts) = try opened.get()
      return Core(empile: empile, texts: texts, queue: queue)
    } catch {
      throw CoreError(opening: error)
    }
  }

  private init(empile: Empile, texts: Texts, queue: CoreQueue) {
    self.empile = empile
    self.texts = texts
    self.queue = queue
  }

  /// Makes calls into the core, in one go.
  func ask<Answer: Sendable>(
    _ question: @Sendable (Empile) throws -> Answer
  ) throws(CoreError) -> Answer {
    do {
      return try question(empile)
    } catch {
      throw CoreError(error, texts: texts)
    }
  }
}
