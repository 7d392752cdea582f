import EmpileCore
import EmpileKit
import SwiftUI

/// Whether what begins or is written down counts for the evening that is on; nothing where none is.
struct EveningSwitch: View {
  let evening: Binding<ForEvening>
  @Environment(Shell.self) private var shell

  var body: some View {
    if let offer = evening.wrappedValue.offer {
      SwitchRow(
        shell.texts.say("evening-counts-for", .word("name", offer.title)),
        isOn: .model {
          evening.wrappedValue.counts
        } set: { counts in
          evening.wrappedValue.counts = counts
        })
    }
  }
}
