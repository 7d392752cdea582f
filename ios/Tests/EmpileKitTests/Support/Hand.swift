import EmpileCore
import EmpileKit
import Testing

/// A player's hand: sees the scene, and touches what it sees.
@MainActor final class Hand {
  /// Every sample so far.
  private(set) var samples: [TouchSample] = []
  private let table: TableModel
  private let texts: Texts
  private var clock: UInt64 = 0

  init(at table: TableModel, texts: Texts) {
    self.table = table
    self.texts = texts
  }

  static let roll: UInt32 = 10
  static let reroll: UInt32 = 11
  static let stop: UInt32 = 12
  static let giveUp: UInt32 = 13
  static let confirm: UInt32 = 14
  static let goOn: UInt32 = 16
  static func cell(_ cell: UInt32) -> UInt32 { 1000 + cell }
  static let dice: UInt32 = 4000

  func node(_ id: UInt32) -> SceneNode? {
    table.scene.node(id)
  }

  /// A finger in the middle of a node.
  func finger(_ phase: TouchPhase, on id: UInt32, pointer: UInt64 = 1) throws -> TouchSample {
    let target = try #require(node(id), "node \(id) is not on the table")
    clock += 10
    return TouchSample(
      pointer: pointer, phase: phase, x: target.x + target.width / 2,
      y: target.y + target.height / 2,
      stampMs: clock)
  }

  func touch(_ touches: [TouchSample]) async {
    samples += touches
    table.touch(touches)
    await table.settle()
  }

  func tap(_ id: UInt32) async throws {
    await touch([try finger(.down, on: id), try finger(.up, on: id)])
  }

  /// Makes a move as a player does.
  func make(_ move: Move) async throws {
    // A throw that fitted nowhere is looked at first.
    if node(Hand.goOn) != nil { try await tap(Hand.goOn) }
    switch move {
    case .roll: try await tap(Hand.roll)
    case .reroll: try await tap(Hand.reroll)
    case .stop: try await stop()
    case .giveUp: try await tapAndConfirm(Hand.giveUp, asks: "pile-poils-give-up-confirm")
    case .place(let cell, let dice):
      for face in dice { try await choose(face) }
      try await tap(Hand.cell(cell))
    }
  }

  /// Stopping asks only when it would lose the turn: the button says so.
  private func stop() async throws {
    if node(Hand.stop)?.label == texts["pile-poils-stop-anyway"] {
      try await tapAndConfirm(Hand.stop, asks: "pile-poils-stop-confirm")
    } else {
      try await tap(Hand.stop)
    }
  }

  private func tapAndConfirm(_ id: UInt32, asks question: String) async throws {
    let before = try await table.stateJson()
    try await tap(id)
    #expect(node(Hand.confirm)?.label == texts[question])
    #expect(try await table.stateJson() == before)
    try await tap(Hand.confirm)
  }

  private func choose(_ face: Int) async throws {
    let label = texts.say("pile-poils-label-die", .number(name: "face", value: Int64(face)))
    let die = table.scene.nodes.first {
      $0.id >= Hand.dice && $0.label == label && $0.role == .unchosen
    }
    let id = try #require(die?.id, "no die shows \(face)")
    try await tap(id)
    #expect(node(id)?.role == .chosen)
  }
}
