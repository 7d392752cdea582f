import SwiftUI

/// One of a few, all in sight; or of many, in one line that scrolls: for what narrows down a page
/// without filling it.
struct Choices<Choice: Hashable>: View {
  let all: [Choice]
  let chosen: Choice?
  let scrolls: Bool
  let name: (Choice) -> String
  /// What is said instead of the name, where that alone could be another's.
  let label: (Choice) -> String
  let choose: @MainActor (Choice) -> Void
  @Environment(\.theme) private var theme

  init(
    _ all: [Choice], chosen: Choice?, scrolls: Bool = false, name: @escaping (Choice) -> String,
    label: ((Choice) -> String)? = nil, choose: @escaping @MainActor (Choice) -> Void
  ) {
    self.all = all
    self.chosen = chosen
    self.scrolls = scrolls
    self.name = name
    self.label = label ?? name
    self.choose = choose
  }

  var body: some View {
    if scrolls {
      ScrollViewReader { line in
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: Space.one) { buttons }
        }
        // What is chosen is never beyond the edge, whoever chose it.
        .onAppear { show(chosen, in: line) }
        .onChange(of: chosen) { _, chosen in show(chosen, in: line) }
      }
    } else {
      let least: CGFloat = theme.isTextLarge ? 240 : 104
      LazyVGrid(columns: [GridItem(.adaptive(minimum: least))], spacing: Space.one) { buttons }
    }
  }

  private func show(_ chosen: Choice?, in line: ScrollViewProxy) {
    if let chosen { line.scrollTo(chosen, anchor: .center) }
  }

  private var buttons: some View {
    ForEach(all, id: \.self) { choice in
      ChoiceButton(name: name(choice), isChosen: choice == chosen) { choose(choice) }
        .accessibilityLabel(label(choice))
        .id(choice)
    }
  }
}

private struct ChoiceButton: View {
  let name: String
  let isChosen: Bool
  let choose: @MainActor () -> Void
  @Environment(\.theme) private var theme

  var body: some View {
    let colours = theme.colours
    Button(action: choose) {
      Text(name)
        .font(theme.type.strong)
        .frame(maxWidth: .infinity, minHeight: Space.target)
        .padding(.horizontal, Space.one)
        .foregroundStyle(isChosen ? colours.onPrimary : colours.text)
        .background(
          isChosen ? colours.primary : colours.raised, in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// Something that is on or off.
struct SwitchRow: View {
  let name: String
  let detail: String?
  let isOn: Binding<Bool>

  init(_ name: String, detail: String? = nil, isOn: Binding<Bool>) {
    self.name = name
    self.detail = detail
    self.isOn = isOn
  }

  var body: some View {
    Toggle(isOn: isOn) { NamedDetail(name, detail) }
      .frame(minHeight: Space.target)
  }
}
