import EmpileCore

/// What the device can do beside showing a screen.
@MainActor public protocol Device: AnyObject {
  /// Lets a cue be heard.
  func sound(_ cue: TableCue)
  /// Lets a cue be felt.
  func feel(_ cue: TableCue)
  /// Keeps the screen on, or no longer.
  func keepAwake(_ isOn: Bool)
}

/// Neither sounds nor stays awake: for previews, and where there is no such device.
@MainActor public final class SilentDevice: Device {
  public init() {}
  public func sound(_ cue: TableCue) {}
  public func feel(_ cue: TableCue) {}
  public func keepAwake(_ isOn: Bool) {}
}
