import EmpileCore

/// The pictures that nodes refer to by number. The core hands each out once.
public struct PictureBook: Sendable {
  /// Which edition: with a new one, every number may mean another picture.
  public private(set) var edition = 0
  private var pictures: [UInt32: ScenePicture] = [:]

  /// The picture of this number.
  public subscript(number: UInt32) -> ScenePicture? {
    pictures[number]
  }

  /// All of them, by number.
  var all: [ScenePicture] {
    pictures.values.sorted { $0.number < $1.number }
  }

  mutating func add(_ newcomers: [ScenePicture]) {
    for picture in newcomers { pictures[picture.number] = picture }
  }

  mutating func startOver(with all: [ScenePicture]) {
    edition += 1
    pictures = [:]
    add(all)
  }
}
