import EmpileCore
import EmpileKit
import Foundation
import Observation

/// What every screen shares: the open core, its words, what people like, the device, and the way one
/// came.
@MainActor @Observable public final class Shell {
  let core: Core
  let settings: SettingsModel
  let device: any Device
  /// The way one came, home left out.
  var path: [Screen] = [] {
    didSet { kept = kept.filter { path.contains($0.key) } }
  }
  /// Is there room for a list and, beside it, for what was chosen from it?
  var isBroad = false
  /// What screens on it show and would lose: a view that comes anew, in another column, finds the
  /// same table, and what is half filled in.
  @ObservationIgnored private var kept: [Screen: AnyObject] = [:]
  /// How long the last move is looked at before it is said who won.
  let lastLook: Duration
  /// Where files wait that were opened from outside.
  let doorstep: Doorstep

  init(
    core: Core, settings: SettingsModel, device: any Device, lastLook: Duration,
    doorstep: Doorstep = Doorstep()
  ) {
    self.core = core
    self.settings = settings
    self.device = device
    self.lastLook = lastLook
    self.doorstep = doorstep
  }

  var texts: Texts { core.texts }

  /// From a list to something on it: on a broad screen, in place of what was beside it.
  func go(to screen: Screen) {
    let isFromList = screen.list != nil && screen.list == stack.last
    path = (isFromList ? stack : path) + [screen]
  }

  /// What stands beside the list that it was chosen from.
  var beside: Screen? { stacked < path.count ? path.last : nil }

  /// The way as far as its screens lie one on the other: what stands beside its list does not.
  var stack: [Screen] {
    get { Array(path[..<stacked]) }
    set { if newValue != stack { path = newValue } }
  }

  private var stacked: Int {
    guard isBroad, let list = path.last?.list else { return path.count }
    let below = path.lastIndex { $0.list != list }
    guard let below, path[below] == list else { return path.count }
    return below + 1
  }

  /// Shows what taking the file that waits in would do; from there one comes back to where one was.
  func openTheDoor() {
    if doorstep.isSomethingWaiting, path.last != .files { go(to: .files) }
  }

  /// Leaves the current screen.
  func back() {
    _ = path.popLast()
  }

  func goHome() {
    path = []
  }

  /// Instead of the current screen: one does not come back to it.
  func replace(with screen: Screen) {
    path = path.dropLast() + [screen]
  }

  /// At the table of another match, and never back to the one before.
  func beginAnew(at match: OpenMatchInfo.ID) {
    path = [.table(match: match)]
  }

  /// The model of a screen: the same for as long as the screen is on the way.
  func kept<Model: AnyObject>(for screen: Screen, make: () -> Model) -> Model {
    let model = kept[screen] as? Model ?? make()
    if path.contains(screen) { kept[screen] = model }
    return model
  }

  /// Something to hear and to feel.
  func perceive(_ cue: Cue) {
    if settings.hasSound { device.sound(cue) }
    guard settings.hasHaptics else { return }
    for feel in StageManner.ours.feels(of: [cue]) { feel.haptic.map(device.feel) }
  }

  /// A day, as the reader's language writes it.
  func day(_ date: Date) -> String {
    let locale = Locale(identifier: texts.languageTag)
    return date.formatted(.dateTime.day().month(.wide).year().locale(locale))
  }

  /// The way as one text, and back.
  var writtenPath: String {
    get {
      (try? JSONEncoder().encode(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    set {
      path = (try? JSONDecoder().decode([Screen].self, from: Data(newValue.utf8))) ?? []
    }
  }
}
