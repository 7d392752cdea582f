import EmpileCore
import EmpileKit
import SwiftUI

/// Another campaign, a new one, or another name for the one that is shown.
struct CampaignSheet: View {
  let model: CampaignModel
  @State private var newName = ""
  @Environment(Shell.self) private var shell

  var body: some View {
    SheetPage(shell.texts["campaign-switch"]) {
      Choices(everyCampaign, chosen: model.shown, name: name) { campaign in
        Task { await model.show(campaign?.id) }
      }
      if let shown = model.shown, !shown.isDefault {
        ShownCampaign(campaign: shown, model: model).id(shown)
      }
      SectionTitle(shell.texts["campaign-new"])
      TextField(shell.texts["campaign-name"], text: $newName)
        .textFieldStyle(.roundedBorder)
      Button(shell.texts["campaign-create"]) { create() }
        .buttonStyle(.secondary)
        .disabled(!newName.contains { !$0.isWhitespace })
    }
    .errors(of: model)
  }

  /// All of them together first.
  private var everyCampaign: [CampaignInfo?] { [nil] + model.campaigns }

  private func name(_ campaign: CampaignInfo?) -> String {
    campaign?.name ?? shell.texts["campaign-all"]
  }

  private func create() {
    Task { if await model.create(name: newName) { newName = "" } }
  }
}

private struct ShownCampaign: View {
  let campaign: CampaignInfo
  let model: CampaignModel
  @State private var name: String
  @Environment(Shell.self) private var shell

  init(campaign: CampaignInfo, model: CampaignModel) {
    self.campaign = campaign
    self.model = model
    _name = State(initialValue: campaign.name)
  }

  var body: some View {
    SectionTitle(campaign.name)
    TextField(shell.texts["campaign-name"], text: $name)
      .textFieldStyle(.roundedBorder)
    if name != campaign.name {
      Button(shell.texts["save"]) { Task { _ = await model.rename(campaign.id, to: name) } }
        .buttonStyle(.secondary)
    }
    Button(shell.texts[campaign.isOpen ? "campaign-close" : "campaign-reopen"]) {
      Task {
        _ = campaign.isOpen ? await model.close(campaign.id) : await model.reopen(campaign.id)
      }
    }
    .buttonStyle(.secondary)
  }
}
