import EmpileCore
import Foundation

/// What the device can do beside showing a screen.
@MainActor public protocol Device: AnyObject {
  /// Lets a cue be heard.
  func sound(_ cue: Cue)
  /// Lets a hand feel something.
  func feel(_ haptic: Haptic)
  /// Keeps the screen on, or no longer.
  func keepAwake(_ isOn: Bool)
  /// What its clock says: results are entered for today or an earlier day.
  var now: Date { get }
}

/// Neither sounds nor stays awake: for previews, and where there is no such device.
@MainActor public final class SilentDevice: Device {
  public init() {}
  public func sound(_ cue: Cue) {}
  public func feel(_ haptic: Haptic) {}
  public func keepAwake(_ isOn: Bool) {}
  public var now: Date { .now }
}
