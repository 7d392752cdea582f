import EmpileCore
import EmpileKit
import SwiftUI

/// The golden cats of whoever won, the cats left of the others.
struct PilePoilsSheetView: View {
  let shell: Shell
  @State private var model: PilePoilsSheetModel
  @State private var winner: Int?
  @State private var golden = 0
  @State private var left: [Int: Int] = [:]

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: PilePoilsSheetModel(core: shell.core))
  }

  var body: some View {
    ScorePage("pile-poils-sheet", game: "pile-poils", shell: shell, model: model) { count in
      await model.open(players: count)
    } content: { sheet, seats in
      if let title = sheet.title { SectionTitle(title) }
      SeatCards(seats) { seat in
        SwitchRow(
          model.words["winner"] ?? "",
          isOn: .model {
            winner == seat
          } set: { won in
            setWinner(won ? seat : nil)
          })
        cats(of: seat, on: sheet)
      } end: { seat in
        CountRow("", sheet.scores[safe: seat] ?? 0)
      }
      Button(model.words["no-winner"] ?? "") { setWinner(nil) }
        .buttonStyle(.secondary)
    }
  }

  @ViewBuilder private func cats(of seat: Int, on sheet: PilePoilsScores) -> some View {
    if winner == seat {
      NumberRow(model.words["golden-cats"] ?? "", value: golden, most: sheet.mostGoldenCats) {
        golden = $0
        setWinner(seat)
      }
    } else {
      NumberRow(model.words["cats-left"] ?? "", value: left[seat] ?? 0, most: sheet.mostLeft) {
        left[seat] = $0
        setLeft(seat, cats: $0)
      }
    }
  }

  private func setLeft(_ seat: Int, cats: Int) {
    Task { await model.setLeft(seat: seat, cats: cats) }
  }

  private func setWinner(_ seat: Int?) {
    winner = seat
    let golden = golden
    Task {
      if let seat {
        await model.setWinner(seat: seat, goldenCats: golden)
      } else {
        await model.setNoWinner()
      }
    }
  }
}

/// The bones of each round and what they are worth.
struct TeckelsBonesView: View {
  let shell: Shell
  @State private var model: TeckelsBonesModel
  @State private var counts: [Int: TeckelsCount] = [:]

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: TeckelsBonesModel(core: shell.core))
  }

  var body: some View {
    ScorePage("teckels-bones", game: "teckels", shell: shell, model: model) { count in
      await model.open(players: count)
    } content: { sheet, seats in
      SeatCards(seats) { seat in
        CountRow(model.words["points"] ?? "", sheet.heaps[safe: seat]?.value ?? 0)
        NumberRow(
          model.words["cards"] ?? "", value: Int(count(of: seat).cards), most: sheet.mostCards
        ) {
          counts[seat] = TeckelsCount(
            cards: UInt8(clamping: $0), emptiedAPile: count(of: seat).emptiedAPile)
        }
        SwitchRow(
          model.words["emptied"] ?? "",
          isOn: .model {
            count(of: seat).emptiedAPile
          } set: {
            counts[seat] = TeckelsCount(cards: count(of: seat).cards, emptiedAPile: $0)
          })
      }
      Button(model.words["add-round"] ?? "") { addRound(seats.count) }
        .buttonStyle(.secondary)
      Button(model.words["take-back"] ?? "") { Task { await model.takeBack() } }
        .buttonStyle(.secondary)
    }
  }

  private func count(of seat: Int) -> TeckelsCount {
    counts[seat] ?? TeckelsCount(cards: 0, emptiedAPile: false)
  }

  private func addRound(_ seats: Int) {
    let round = (0..<seats).map(count)
    Task {
      await model.addRound(round)
      if model.failure == nil { counts = [:] }
    }
  }
}

/// The dice that were kept and what they cost.
struct CuiBonoCounterView: View {
  let shell: Shell
  @State private var model: CuiBonoCounterModel

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: CuiBonoCounterModel(core: shell.core))
  }

  var body: some View {
    ScorePage("cui-bono-counter", game: "cui-bono", shell: shell, model: model) { count in
      await model.open(players: count)
    } content: { sheet, seats in
      SeatCards(seats) { seat in
        CountRow(model.words["loss"] ?? "", sheet.hands[safe: seat]?.loss ?? 0)
        keepers(seat)
      }
      Button(model.words["take-back"] ?? "") { Task { await model.takeBack() } }
        .buttonStyle(.secondary)
    }
  }

  private func keepers(_ seat: Int) -> some View {
    ForEach([DieColour.red, .yellow, .pearl], id: \.self) { colour in
      Button(name(colour)) { Task { await model.keep(seat: seat, colour) } }
        .buttonStyle(.secondary)
    }
  }

  private func name(_ colour: DieColour) -> String {
    switch colour {
    case .red: model.words["red"] ?? ""
    case .yellow: model.words["yellow"] ?? ""
    case .pearl: model.words["pearl"] ?? ""
    }
  }
}

/// The throw and the case, side by side, and everyone's red dice.
struct EintrichternSumsView: View {
  let shell: Shell
  @State private var model: EintrichternSumsModel
  @State private var thrown: [UInt8] = [1, 1, 1]
  @State private var faces: [UInt8] = [1, 1, 1]
  @State private var sums: SumPair?
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: EintrichternSumsModel(core: shell.core))
  }

  var body: some View {
    ScorePage("eintrichtern-sums", game: "eintrichtern", shell: shell, model: model) { count in
      await model.open(players: count)
    } content: { sheet, seats in
      ColumnCard {
        ThreeFaces(name: model.words["thrown"] ?? "", faces: $thrown)
        ThreeFaces(name: model.words["case"] ?? "", faces: $faces)
        if let sums {
          Text(model.words[sums.equal ? "equal" : "different"] ?? "").font(theme.type.name)
        }
      }
      .task(id: [thrown, faces]) { sums = await model.compare(thrown: thrown, caseFaces: faces) }
      SeatCards(seats) { seat in
        CountRow(model.words["red-dice"] ?? "", sheet.redDice[safe: seat] ?? 0)
        Button(model.words["uncover"] ?? "") { uncover(seat) }
          .buttonStyle(.secondary)
      }
      if sheet.over { SoftText(model.words["over"] ?? "") }
    }
  }

  private func uncover(_ seat: Int) {
    let (thrown, faces) = (thrown, faces)
    Task { await model.uncover(seat: seat, thrown: thrown, caseFaces: faces) }
  }
}

private struct ThreeFaces: View {
  let name: String
  @Binding var faces: [UInt8]
  @Environment(\.theme) private var theme

  var body: some View {
    Text(name).font(theme.type.body)
    HStack(spacing: Space.one) {
      ForEach(faces.indices, id: \.self) { place in
        Button {
          faces[place] = faces[place] % 6 + 1
        } label: {
          PieceView(piece: .die(face: faces[place]), side: 56)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .accessibilityValue(String(faces[place]))
      }
    }
  }
}

extension RandomAccessCollection {
  /// The element there, if there is one.
  subscript(safe place: Int) -> Element? {
    guard place >= 0, place < count else { return nil }
    return self[index(startIndex, offsetBy: place)]
  }
}
