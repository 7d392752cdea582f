import EmpileCore
import Observation

/// Somebody's page, or that of the family.
@MainActor @Observable public final class PersonModel: CoreModel {
  /// All there is to say; nothing until the log has answered.
  public private(set) var page: PersonPage?
  /// Why the last thing asked was not done.
  public var error: CoreError?

  @ObservationIgnored private let core: Core
  @ObservationIgnored private let person: PlayerInfo.ID?

  /// The page of nobody is that of the family.
  public init(core: Core, of person: PlayerInfo.ID?) {
    self.core = core
    self.person = person
  }

  /// Looks the page up.
  public func refresh() async {
    let person = person
    page = await ask(core) { empile in
      if let person { try empile.personPage(player: person) } else { try empile.familyPage() }
    }
  }
}
