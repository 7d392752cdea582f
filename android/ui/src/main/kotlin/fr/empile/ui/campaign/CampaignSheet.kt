package fr.empile.ui.campaign

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.CampaignInfo
import fr.empile.ui.common.Choices
import fr.empile.ui.common.NameField
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.Sheet
import fr.empile.ui.texts.LocalTexts
import kotlinx.coroutines.launch

/** Another campaign, a new one, or another name for the one that is shown. */
@Composable
internal fun CampaignSheet(state: CampaignState, onClose: () -> Unit) {
    val texts = LocalTexts.current
    val scope = rememberCoroutineScope()
    Sheet(texts["campaign-switch"], onClose) {
        Choices(
            listOf<CampaignInfo?>(null) + state.campaigns,
            state.shown,
            name = { it?.name ?: texts["campaign-all"] },
            onChoose = { scope.launch { state.show(it) } },
            tag = { "campaign-${it?.name ?: "all"}" },
        )
        state.shown?.takeIf { !it.isDefault }?.let { Shown(state, it) }
        SectionTitle(texts["campaign-new"])
        var name by rememberSaveable { mutableStateOf("") }
        NameField(name, texts["campaign-name"], "campaign-name", state.refused) {
            name = it
            state.refused = null
        }
        SecondaryButton(
            texts["campaign-create"],
            { scope.launch { if (state.create(name)) name = "" } },
            Modifier.fillMaxWidth().testTag("campaign-create"),
            enabled = name.isNotBlank(),
        )
    }
}

@Composable
private fun Shown(state: CampaignState, info: CampaignInfo) {
    val texts = LocalTexts.current
    val scope = rememberCoroutineScope()
    var name by remember(info) { mutableStateOf(info.name) }
    SectionTitle(info.name)
    NameField(name, texts["campaign-name"], "campaign-rename", state.renameRefused) {
        name = it
        state.renameRefused = null
    }
    if (name != info.name) {
        SecondaryButton(
            texts["save"],
            { scope.launch { state.rename(info.id, name) } },
            Modifier.fillMaxWidth().testTag("campaign-rename-save"),
            enabled = name.isNotBlank(),
        )
    }
    TextButton({ scope.launch { state.closeOrReopen(info) } }, Modifier.testTag("campaign-close")) {
        Text(texts[if (info.closedAt == null) "campaign-close" else "campaign-reopen"])
    }
}
