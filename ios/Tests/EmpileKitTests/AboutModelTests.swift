import EmpileKit
import Testing

@MainActor @Suite struct AboutModelTests {
  @Test func theVersionComesFromTheNativeLibrary() {
    #expect(AboutModel().version.split(separator: ".").count == 3)
  }
}
