/// Tells every listener everything, once and in order; and the end, when there is nobody left to
/// tell.
@MainActor final class Audience<News: Sendable> {
  private var listeners: [AsyncStream<News>.Continuation] = []

  /// A new listener, who is told this first.
  func join(hearing first: [News] = []) -> AsyncStream<News> {
    let (stream, continuation) = AsyncStream.makeStream(of: News.self)
    for news in first { continuation.yield(news) }
    listeners.append(continuation)
    return stream
  }

  func tell(_ news: News) {
    listeners.removeAll { listener in
      if case .terminated = listener.yield(news) { true } else { false }
    }
  }

  deinit {
    for listener in listeners { listener.finish() }
  }
}
