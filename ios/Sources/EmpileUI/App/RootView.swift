import EmpileCore
import EmpileKit
import SwiftUI

/// The whole app, from the moment its log is being opened.
public struct RootView: View {
  let launch: LaunchModel
  let settings: SettingsModel
  let device: any Device
  /// How long the last move is looked at before the result is shown.
  let lastLook: Duration
  @State private var doorstep = Doorstep()

  public init(
    launch: LaunchModel, settings: SettingsModel, device: any Device,
    lastLook: Duration? = nil
  ) {
    self.launch = launch
    self.settings = settings
    self.device = device
    self.lastLook = lastLook ?? .milliseconds(StageManner.ours.lastLookMs)
  }

  public var body: some View {
    Group {
      switch launch.stage {
      case .opening:
        ProgressView()
      case .open(let core):
        ShellView(
          shell: Shell(
            core: core, settings: settings, device: device, lastLook: lastLook, doorstep: doorstep)
        )
        .id(ObjectIdentifier(core))
      case .failed(let error):
        FailedLaunchView(error: error, launch: launch)
      }
    }
    .themed(by: settings)
    .onOpenURL { file in Task { await doorstep.receive(file) } }
    .task(id: settings.language) { await launch.open() }
    .task(id: settings.robotPace) { await launch.paceRobots() }
  }
}

/// Says why the log could not be opened, and offers to try again.
struct FailedLaunchView: View {
  let error: LaunchError
  let launch: LaunchModel
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: Space.two) {
      PieceView(piece: .cat(coat: 1, golden: false), side: 112)
      if let texts = error.texts {
        Text(texts["error-title"])
          .font(theme.type.headline)
          .foregroundStyle(theme.colours.primary)
      }
      Text(error.error.reason)
        .font(theme.type.body)
        .multilineTextAlignment(.center)
      if let texts = error.texts {
        Button(texts["retry"]) { Task { await launch.retry() } }
          .buttonStyle(.primary)
      }
    }
    .padding(Space.three)
  }
}

/// Hands the theme down: what was chosen, over what the system asks for.
private struct Themed: ViewModifier {
  let settings: SettingsModel
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var prefersCalm
  @Environment(\.dynamicTypeSize) private var textSize

  func body(content: Content) -> some View {
    let theme = Theme(
      settings: settings, isDark: isDark, prefersCalm: prefersCalm, textSize: textSize)
    content
      .environment(\.theme, theme)
      .tint(theme.colours.primary)
      .foregroundStyle(theme.colours.text)
      .preferredColorScheme(chosenScheme)
  }

  private var isDark: Bool { (chosenScheme ?? scheme) == .dark }

  private var chosenScheme: ColorScheme? {
    switch settings.theme {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

extension View {
  func themed(by settings: SettingsModel) -> some View {
    modifier(Themed(settings: settings))
  }
}
