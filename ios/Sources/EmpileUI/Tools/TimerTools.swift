import EmpileCore
import EmpileKit
import SwiftUI

/// A die taken in time or too late, and everyone's dice.
struct RaffzahnTimerView: View {
  let shell: Shell
  @State private var model: RaffzahnTimerModel
  @State private var take: RaffzahnTake?
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: RaffzahnTimerModel(core: shell.core))
  }

  var body: some View {
    ScorePage("raffzahn-timer", game: "raffzahn", shell: shell, model: model) { _ in
      await model.open()
    } content: { sheet, seats in
      ButtonPair {
        Button(model.words["thrown"] ?? "") { Task { await model.thrown() } }
          .buttonStyle(.secondary)
      } second: {
        Button(model.words["stop"] ?? "") { stop() }
          .buttonStyle(.primary)
      }
      if let take { Text(words(of: take)).font(theme.type.title) }
      SeatCards(seats) { seat in
        let dice = Int(sheet.dice[safe: seat] ?? 0)
        NumberRow(model.words["dice"] ?? "", value: dice, most: dice + Int(sheet.left)) { count in
          judge()
          Task { await model.setDice(seat: seat, dice: count) }
        }
        Button(model.words["late"] ?? "") { Task { await model.late(seat: seat) } }
          .buttonStyle(.secondary)
      }
    }
  }

  private func stop() {
    let now = Stopwatch.uptime.nowMs
    Task { await model.stopCalled(atMs: now) }
  }

  private func judge() {
    let now = Stopwatch.uptime.nowMs
    Task { take = await model.judge(atMs: now) }
  }

  private func words(of take: RaffzahnTake) -> String {
    switch take {
    case .inTime: model.words["in-time"] ?? ""
    case .late: model.words["late"] ?? ""
    case .notInATurn: model.words["not-in-a-turn"] ?? ""
    }
  }
}

/// The time to point at a case, and everyone's dice.
struct BunteKuhTimerView: View {
  let shell: Shell
  @State private var model: BunteKuhTimerModel
  @State private var isTooLate = false
  @Environment(\.theme) private var theme

  init(shell: Shell) {
    self.shell = shell
    _model = State(initialValue: BunteKuhTimerModel(core: shell.core))
  }

  var body: some View {
    ScorePage("bunte-kuh-timer", game: "bunte-kuh", shell: shell, model: model) { count in
      await model.open(players: count)
    } content: { table, seats in
      Button(model.words["stop"] ?? "") { stop() }
        .buttonStyle(.primary)
      if table.deadlineMs != nil {
        Text(model.words[isTooLate ? "too-late" : "time-left"] ?? "").font(theme.type.title)
      }
      SeatCards(seats) { seat in
        CountRow(model.words["dice"] ?? "", table.dice.dice[safe: seat] ?? 0)
        ButtonPair {
          Button(model.words["right"] ?? "") { Task { await model.right(seat: seat) } }
            .buttonStyle(.secondary)
        } second: {
          Button(model.words["wrong"] ?? "") { Task { await model.wrong(seat: seat) } }
            .buttonStyle(.secondary)
        }
      }
    }
    .task(id: model.sheet?.deadlineMs) { await watch(model.sheet?.deadlineMs) }
  }

  private func stop() {
    let now = Stopwatch.uptime.nowMs
    Task { await model.stopCalled(atMs: now) }
  }

  private func watch(_ deadline: UInt64?) async {
    isTooLate = false
    guard let deadline else { return }
    let now = Stopwatch.uptime.nowMs
    let left = Duration.milliseconds(deadline > now ? deadline - now + 1 : 1)
    guard (try? await Task.sleep(for: left)) != nil else { return }
    isTooLate = await model.isTooLate(atMs: Stopwatch.uptime.nowMs)
  }
}
