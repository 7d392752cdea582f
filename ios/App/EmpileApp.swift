import EmpileKit
import EmpileUI
import SwiftUI

/// The app that people hold.
@main struct EmpileApp: App {
  private let settings: SettingsModel
  private let launch: LaunchModel
  private let device: any Device

  init() {
    settings = SettingsModel(SettingsInDefaults())
    launch = LaunchModel(
      .file(EmpileApp.log), settings: settings,
      systemLanguageTag: Locale.preferredLanguages.first ?? "fr")
    device = thisDevice()
  }

  var body: some Scene {
    WindowGroup {
      RootView(launch: launch, settings: settings, device: device)
    }
  }

  /// In a folder that the system backs up, and that no other app sees.
  private static var log: URL {
    let files = FileManager.default
    let folder =
      files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? files.temporaryDirectory
    // Without the folder the log cannot be opened, and the first screen says so.
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "empile.sqlite", directoryHint: .notDirectory)
  }
}
