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
    didSet { doors = doors.filter { path.contains(.table(match: $0.key)) } }
  }
  /// The ways to the tables on it: a view that comes anew, in another column, finds the same table.
  @ObservationIgnored private var doors: [OpenMatchInfo.ID: Door<TableModel>] = [:]
  /// How long the last move is looked at before the result is shown.
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

  func go(to screen: Screen) {
    path.append(screen)
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

  /// The way to the table of a match.
  func door(toTable match: OpenMatchInfo.ID) -> Door<TableModel> {
    let door = doors[match] ?? Door(match: match, core: core)
    if path.contains(.table(match: match)) { doors[match] = door }
    return door
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
