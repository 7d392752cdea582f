package fr.empile.ui.campaign

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.core.Duel
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Choices
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.told
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours

/** How two players did against each other; both can be changed. */
@Composable
internal fun DuelCard(
    players: List<PlayerInfo>,
    rivals: Pair<String, String>,
    duel: Duel,
    onCompare: (String, String) -> Unit,
) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    val (first, second) = rivals
    fun named(id: String) = players.find { it.id == id }
    ColumnCard(Modifier.testTag("duel")) {
        Pick(players, first, "first") { id -> onCompare(id, if (id == second) first else second) }
        SoftText(texts["duel-against"])
        Pick(players, second, "second", against = true) { id ->
            onCompare(if (id == first) second else first, id)
        }
        Text(
            texts.say(
                "duel-sum",
                "name" to named(first)?.name.orEmpty(),
                "other" to named(second)?.name.orEmpty(),
                "ahead" to duel.ahead,
                "behind" to duel.behind,
                "level" to duel.level,
                "games" to duel.games,
            ),
            Modifier.told("duel-sum"),
            style = MaterialTheme.typography.bodyLarge,
        )
        Row(Modifier.fillMaxWidth().height(12.dp).clip(CircleShape)) {
            fun colour(id: String) =
                named(id)?.let { colours.seats[it.colour.toInt()] } ?: colours.outline
            listOf(
                    duel.ahead to colour(first),
                    duel.level to colours.outline,
                    duel.behind to colour(second),
                )
                .filter { it.first > 0u }
                .forEach { (games, colour) ->
                    Box(Modifier.weight(games.toFloat()).fillMaxHeight().background(colour))
                }
        }
    }
}

@Composable
private fun Pick(
    players: List<PlayerInfo>,
    chosen: String,
    tag: String,
    against: Boolean = false,
    onPick: (String) -> Unit,
) {
    val texts = LocalTexts.current
    Choices(
        players,
        players.find { it.id == chosen },
        name = { it.name },
        onChoose = { onPick(it.id) },
        tag = { "duel-$tag-${it.name}" },
        label = { if (against) texts.say("duel-against-label", "name" to it.name) else null },
    )
}
