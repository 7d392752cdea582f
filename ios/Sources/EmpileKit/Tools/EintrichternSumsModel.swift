import EmpileCore
import Foundation

/// The sum helper of Eintrichtern, which counts red dice too.
public typealias EintrichternSumsModel = ToolModel<EintrichternSums, EintrichternSheet>

extension ToolModel<EintrichternSums, EintrichternSheet> {
  /// A sum helper.
  public convenience init(core: Core) {
    self.init("eintrichtern-sums", core: core)
  }

  /// A sum helper for so many.
  public func open(players: Int) async {
    await open(players: players) { empile in
      let sums = try empile.eintrichternSums(players: UInt8(clamping: players))
      return (sums, try sums.sheet())
    }
  }

  /// Adds both up: three faces thrown, three of the case.
  public func compare(thrown: [UInt8], caseFaces: [UInt8]) async -> SumPair? {
    failure = nil
    return await look { sums in
      try sums.compare(thrown: Data(thrown), caseFaces: Data(caseFaces))
    }
  }

  /// A player has lifted a red die: it is kept where the sums are equal.
  public func uncover(seat: Int, thrown: [UInt8], caseFaces: [UInt8]) async {
    await work { sums in
      try sums.uncover(
        seat: UInt8(clamping: seat), thrown: Data(thrown), caseFaces: Data(caseFaces))
    }
  }
}
