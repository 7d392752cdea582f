import EmpileCore
import EmpileKit
import SwiftUI

/// The cards that were shown, what everyone had to do, and the cards that are left.
struct PiloPiloJudgeView: View {
  let shell: Shell
  @State private var model: PiloPiloJudgeModel
  @State private var apprentices = false
  @State private var shown: [Int: PiloShown] = [:]
  @State private var right: Set<Int> = []
  @Environment(\.theme) private var theme

  private static let cards: [PiloShown] = [
    .card(character: .attacker), .card(character: .defender), .card(character: .dragon),
    .card(character: .king), .peeked,
  ]

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: PiloPiloJudgeModel(core: shell.core))
  }

  var body: some View {
    ScorePage("pilo-pilo-judge", game: "pilo-pilo", shell: shell, model: model) { count in
      await model.open(players: count, apprentices: apprentices)
    } content: { round, seats in
      SwitchRow(model.words["apprentices"] ?? "", isOn: kings(seats.count))
      ForEach(Array(seats.enumerated()), id: \.element.id) { seat, player in
        ColumnCard {
          PlayerRow(player: player) { EmptyView() }
          CountRow(model.words["cards-left"] ?? "", round.counts.cardsLeft[safe: seat] ?? 0)
          if let judgement = round.judgements[safe: seat] {
            Text(duty(judgement.duty)).font(theme.type.name)
            SwitchRow(model.words["was-right"] ?? "", isOn: wasRight(seat))
          } else {
            cards(seat)
          }
        }
      }
      next(round, seats.count)
    }
  }

  @ViewBuilder private func next(_ round: PiloPiloRound, _ seats: Int) -> some View {
    if round.judgements.isEmpty {
      Button(model.words["shown"] ?? "") { judge(seats) }
        .buttonStyle(.secondary)
        .disabled(shown.count < seats)
    } else {
      Button(model.words["settle"] ?? "") { settle() }
        .buttonStyle(.secondary)
    }
    Button(model.words["take-back"] ?? "") { Task { await model.takeBack() } }
      .buttonStyle(.secondary)
  }

  /// Whoever changes how the kings are played begins anew.
  private func kings(_ seats: Int) -> Binding<Bool> {
    .model {
      apprentices
    } set: { isOn in
      apprentices = isOn
      Task { await model.open(players: seats, apprentices: isOn) }
    }
  }

  private func wasRight(_ seat: Int) -> Binding<Bool> {
    .model {
      right.contains(seat)
    } set: { isOn in
      if isOn { right.insert(seat) } else { right.remove(seat) }
    }
  }

  private func cards(_ seat: Int) -> some View {
    HStack(spacing: Space.half) {
      ForEach(PiloPiloJudgeView.cards, id: \.self) { card in
        Button {
          shown[seat] = card
        } label: {
          face(of: card)
            .opacity(shown[seat] == card ? 1 : 0.5)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name(of: card))
        .accessibilityAddTraits(shown[seat] == card ? .isSelected : [])
      }
    }
  }

  @ViewBuilder private func face(of card: PiloShown) -> some View {
    switch card {
    case .card(let character): PieceView(piece: .piloCard(character: character), side: 52)
    case .peeked: Image(systemName: "eye").frame(width: 52, height: 52)
    }
  }

  private func name(of card: PiloShown) -> String {
    switch card {
    case .card(let character):
      shell.texts.say("pilo-pilo-character", .word("character", character.slug))
    case .peeked: model.words["peeked"] ?? ""
    }
  }

  private func duty(_ duty: PiloDuty) -> String {
    let key =
      switch duty {
      case .throw: "throw"
      case .shield: "shield"
      case .sleep: "sleep"
      case .stillKing: "still-king"
      case .stillNoDefender: "still-no-defender"
      case .stillNoAttacker: "still-no-attacker"
      case .sitsOut: "sits-out"
      }
    return model.words[key] ?? ""
  }

  private func judge(_ seats: Int) {
    let cards = (0..<seats).compactMap { shown[$0] }
    Task { await model.judge(cards) }
  }

  private func settle() {
    let seats = right.sorted()
    Task {
      await model.settle(right: seats)
      if model.failure == nil { (shown, right) = ([:], []) }
    }
  }
}

extension PiloCharacter {
  /// As the texts name it.
  fileprivate var slug: String {
    switch self {
    case .attacker: "attacker"
    case .defender: "defender"
    case .dragon: "dragon"
    case .king: "king"
    }
  }
}

/// The action and mission cards, the floor of each cat, the steps.
struct NekoDecksView: View {
  let shell: Shell
  @State private var model: NekoDecksModel
  @State private var isCompetitive = false
  @State private var height = 1
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: NekoDecksModel(core: shell.core))
  }

  var body: some View {
    ScorePage("neko-decks", game: "neko-tower", shell: shell, model: model) { count in
      await model.open(players: count, competitive: isCompetitive)
    } content: { sheet, seats in
      Choices([false, true], chosen: isCompetitive, name: manner) { chosen in
        isCompetitive = chosen
        Task { await model.open(players: seats.count, competitive: chosen) }
      }
      NumberRow(model.words["height"] ?? "", value: height, most: sheet.mostFloors) {
        height = $0
      }
      SectionTitle(model.words["actions"] ?? "")
      ForEach(Array(sheet.actions.enumerated()), id: \.offset) { place, card in
        ColumnCard {
          Text(card.text).font(theme.type.body)
          Button(model.words["play"] ?? "") { Task { await model.playAction(at: place) } }
            .buttonStyle(.secondary)
        }
      }
      SectionTitle(model.words["missions"] ?? "")
      ForEach(Array(sheet.missions.enumerated()), id: \.offset) { place, card in
        ColumnCard {
          Text(card.text).font(theme.type.body)
          Button(model.words["climb"] ?? "") { validate(place, card) }
            .buttonStyle(.secondary)
        }
      }
      cats(sheet, seats)
    }
  }

  private func cats(_ sheet: NekoSheet, _ seats: [PlayerInfo]) -> some View {
    SeatCards(seats) { seat in
      let floor = Int(sheet.floors[safe: seat] ?? 0)
      NumberRow(model.words["floor"] ?? "", value: floor, most: sheet.mostFloors) { floor in
        Task { await model.put(seat: seat, onFloor: floor) }
      }
      Button(model.words["felled"] ?? "") { Task { await model.setFelled(by: seat) } }
        .buttonStyle(.secondary)
    }
  }

  private func manner(_ isCompetitive: Bool) -> String {
    model.words[isCompetitive ? "competitive" : "together"] ?? ""
  }

  private func validate(_ place: Int, _ card: NekoCard) {
    let (climb, height) = (Int(card.climb ?? 1), height)
    Task { await model.validateMission(at: place, climb: climb, height: height) }
  }
}
