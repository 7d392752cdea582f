import EmpileKit
import Testing

@MainActor @Suite struct ShelfModelTests {
  @Test func everyGameIsOnItWithAPicture() async throws {
    let shelf = ShelfModel(core: try await openCore())
    await shelf.refresh(previewWidth: 104, previewHeight: 104)
    #expect(shelf.games.count == 10)
    for game in shelf.games {
      let preview = try #require(shelf.previews[game.slug])
      let missing = preview.nodes.compactMap(\.picture).filter { preview.pictures[$0] == nil }
      #expect(!preview.nodes.isEmpty)
      #expect(missing == [])
      #expect(preview.nodes.allSatisfy { $0.x >= -1 && $0.x + $0.width <= 105 }, "\(game.slug)")
    }
    #expect(shelf.error == nil)
  }

  @Test func theFirstPageHasAPictureToo() async throws {
    let welcome = try await openCore().welcome(width: 328, height: 208)
    #expect(!welcome.nodes.isEmpty)
  }
}
