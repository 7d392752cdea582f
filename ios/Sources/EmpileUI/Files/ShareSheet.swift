import SwiftUI

/// A file that is handed to another app.
struct SharedFile: Identifiable {
  let url: URL
  var id: URL { url }
}

#if canImport(UIKit)
  import UIKit

  /// The system's own sheet of whom to hand a file to.
  ///
  /// Linux cannot compile this: it is kept to what UIKit alone can do.
  struct ShareSheet: UIViewControllerRepresentable {
    let file: URL

    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: [file], applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }
#else
  /// Without UIKit there is nobody to hand it to: its name is shown.
  struct ShareSheet: View {
    let file: URL

    var body: some View { Text(verbatim: file.lastPathComponent) }
  }
#endif
