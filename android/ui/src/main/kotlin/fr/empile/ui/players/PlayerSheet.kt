package fr.empile.ui.players

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Choices
import fr.empile.ui.common.NameField
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.Sheet
import fr.empile.ui.common.SoftText
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space
import kotlinx.coroutines.launch

/** Another name, colour or face, a rest, or the end of a double; and the way to somebody's page. */
@Composable
fun PlayerSheet(
    roster: Roster,
    player: PlayerInfo,
    onPage: () -> Unit,
    onClose: () -> Unit,
) {
    val texts = LocalTexts.current
    val scope = rememberCoroutineScope()
    var name by rememberSaveable(player.name) { mutableStateOf(player.name) }
    LaunchedEffect(player.id, roster.players) { roster.askMerged(player.id) }
    LaunchedEffect(player.colour) { roster.askFaces(player.colour) }
    Sheet(player.name, onClose) {
        SecondaryButton(
            texts["person-open"],
            onPage,
            Modifier.fillMaxWidth().testTag("player-page"),
        )
        val save: () -> Unit = { scope.launch { roster.rename(player.id, name) } }
        NameField(name, texts["players-name"], "player-name", roster.refused, onDone = save) {
            name = it
            roster.refused = null
        }
        if (name != player.name) {
            SecondaryButton(
                texts["save"],
                save,
                Modifier.fillMaxWidth().testTag("player-save"),
                enabled = name.isNotBlank(),
            )
        }
        SoftText(texts["players-colour"])
        ColourChoices(player.colour.toInt()) { scope.launch { roster.recolour(player.id, it) } }
        SoftText(texts["players-face"])
        FaceChoices(roster.faces, player.face) {
            scope.launch { roster.giveFace(player.id, it) }
        }
        Doubles(roster, player)
        SectionTitle(texts["players-archive"])
        SoftText(texts["players-archive-detail"])
        SecondaryButton(
            texts["players-archive"],
            { scope.launch { if (roster.archive(player.id) != null) onClose() } },
            Modifier.fillMaxWidth().testTag("player-archive"),
        )
    }
}

/** The same person twice: after an import, or by mistake. */
@Composable
private fun Doubles(roster: Roster, player: PlayerInfo) {
    val texts = LocalTexts.current
    val scope = rememberCoroutineScope()
    var double: PlayerInfo? by remember { mutableStateOf(null) }
    val others = roster.players.orEmpty().filter { it.id != player.id }
    if (others.isEmpty() && roster.merged.isEmpty()) return
    SectionTitle(texts["players-merge"])
    SoftText(texts.say("players-merge-detail", "name" to player.name))
    Choices(
        others,
        chosen = null,
        name = { it.name },
        onChoose = { double = it },
        tag = { "merge-${it.name}" },
    )
    roster.merged.forEach { other ->
        TextButton(
            { scope.launch { roster.unmerge(other.id) } },
            Modifier.heightIn(min = Space.target).testTag("unmerge-${other.name}"),
        ) {
            Text(texts.say("players-unmerge", "name" to other.name))
        }
    }
    double?.let { other ->
        QuestionDialog(
            texts.say("players-merge-ask", "name" to player.name, "other" to other.name),
            texts["players-merge-ask-detail"],
            yes = texts["players-merge"],
            no = texts["cancel"],
            onYes = {
                double = null
                scope.launch { roster.merge(player.id, other.id) }
            },
            onNo = { double = null },
        )
    }
}
