/// Lets others work until something is so. Whoever waits for it in vain waits until the test's time
/// is up.
@MainActor func yield(until isSo: () -> Bool) async throws {
  while !isSo() {
    try Task.checkCancellation()
    await Task.yield()
  }
}
