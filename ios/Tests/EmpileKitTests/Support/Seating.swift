import EmpileCore
import EmpileKit
import Testing

/// A core whose log is forgotten.
func openCore(languageTag: String = "fr") async throws -> Core {
  try await Core.open(.memory, languageTag: languageTag)
}

extension Core {
  /// Brings so many people to the table: Laureline, Félix, Anouk, Basile…
  @MainActor func seat(_ count: Int) async throws -> [PlayerInfo.ID] {
    try await family(count).map(\.id)
  }

  /// The same, with their names.
  @MainActor func family(_ count: Int) async throws -> [PlayerInfo] {
    let players = PlayersModel(core: self)
    let names = ["Laureline", "Félix", "Anouk", "Basile", "Zoé", "Ali", "Éva", "Tom"]
    var family: [PlayerInfo] = []
    for (colour, name) in names.prefix(count).enumerated() {
      let newcomer = await players.add(name: name, colour: UInt8(colour))
      family.append(try #require(newcomer))
    }
    return family
  }
}

extension TableModel {
  /// What there is to see: picture numbers are given in the order of need, so pictures are compared
  /// as they are drawn.
  var sight: [Sight] {
    scene.nodes.map { node in
      var node = node
      let layers = node.picture.flatMap { scene.pictures[$0]?.layers }
      node.picture = nil
      return Sight(node: node, layers: layers)
    }
  }

  /// The numbers of pictures that nodes name and the book does not hold.
  var missingPictures: [UInt32] {
    scene.nodes.compactMap(\.picture).filter { scene.pictures[$0] == nil }
  }
}

/// A node as it is seen.
struct Sight: Equatable {
  let node: SceneNode
  let layers: [SceneLayer]?
}

/// The ids of nodes that are not seen alike: shorter to read than two whole scenes.
func differences(_ one: [Sight], _ other: [Sight]) -> [UInt32] {
  let shared = zip(one, other).filter { $0 != $1 }.map(\.0.node.id)
  let longer = one.count > other.count ? one : other
  return shared + longer.dropFirst(min(one.count, other.count)).map(\.node.id)
}
