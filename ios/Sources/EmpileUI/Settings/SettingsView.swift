import EmpileKit
import SwiftUI

/// What this device's people like.
struct SettingsView: View {
  let shell: Shell
  @Bindable private var settings: SettingsModel

  init(shell: Shell) {
    self.shell = shell
    settings = shell.settings
  }

  var body: some View {
    Page(shell.texts["settings-title"]) {
      ColumnCard {
        setting("settings-language", LanguageChoice.allCases, settings.language, name) {
          settings.language = $0
        }
        setting("settings-theme", ThemeChoice.allCases, settings.theme, name) {
          settings.theme = $0
        }
        setting("settings-text-size", TextSize.allCases, settings.textSize, name) {
          settings.textSize = $0
        }
        onOff("settings-patterns", $settings.isPatterned)
        onOff("settings-calm", $settings.isCalm)
      }
      ColumnCard {
        onOff("settings-sound", $settings.hasSound)
        onOff("settings-haptics", $settings.hasHaptics)
        onOff("settings-keep-awake", $settings.keepsAwake)
        setting("settings-robots", RobotPaceChoice.allCases, settings.robotPace, name) {
          settings.robotPace = $0
        }
      }
      Button(shell.texts["files-title"]) { shell.go(to: .files) }
        .buttonStyle(.secondary)
      Button(shell.texts["about-title"]) { shell.go(to: .about) }
        .buttonStyle(.secondary)
    }
    .besideChosen(in: shell)
  }

  @ViewBuilder private func setting<Choice: Hashable>(
    _ key: String, _ all: [Choice], _ chosen: Choice, _ name: @escaping (Choice) -> String,
    choose: @escaping @MainActor (Choice) -> Void
  ) -> some View {
    CardTitle(shell.texts[key])
    Choices(
      all, chosen: chosen, name: name, label: { "\(name($0)), \(shell.texts[key])" },
      choose: choose)
  }

  /// A switch whose name and detail have keys alike.
  private func onOff(_ key: String, _ isOn: Binding<Bool>) -> some View {
    SwitchRow(shell.texts[key], detail: shell.texts["\(key)-detail"], isOn: isOn)
  }

  private func name(_ language: LanguageChoice) -> String {
    switch language {
    case .system: shell.texts["settings-language-system"]
    case .french: shell.texts["settings-language-fr"]
    case .english: shell.texts["settings-language-en"]
    }
  }

  private func name(_ theme: ThemeChoice) -> String {
    switch theme {
    case .system: shell.texts["settings-theme-system"]
    case .light: shell.texts["settings-theme-light"]
    case .dark: shell.texts["settings-theme-dark"]
    }
  }

  private func name(_ size: TextSize) -> String {
    switch size {
    case .usual: shell.texts["settings-text-usual"]
    case .larger: shell.texts["settings-text-larger"]
    case .large: shell.texts["settings-text-large"]
    case .largest: shell.texts["settings-text-largest"]
    }
  }

  private func name(_ pace: RobotPaceChoice) -> String {
    switch pace {
    case .calm: shell.texts["settings-robots-calm"]
    case .usual: shell.texts["settings-robots-usual"]
    case .brisk: shell.texts["settings-robots-brisk"]
    }
  }
}
