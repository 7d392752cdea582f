package fr.empile.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import fr.empile.core.OwnPlace
import fr.empile.core.Refusal
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/**
 * Why a touch did nothing; it goes with the next touch. Where everybody has a zone it is told in
 * the zone of whom it concerns, turned to them, and covers nobody else's things.
 */
@Composable
internal fun BoxScope.Refused(refusal: Refusal, onRule: (String) -> Unit) {
    val place = refusal.place
    if (place == null) {
        Notice("refusal", refusal.reason, overTheBoard(), Space.two) {
            refusal.rule?.let { OpenRule { onRule(it) } }
        }
    } else {
        Box(Modifier.inZone(place), Alignment.Center) {
            Notice("refusal", refusal.reason, Modifier.padding(Space.half), Space.one)
        }
    }
}

/** As wide and high as the zone is for its player, in the middle of it, and turned. */
private fun Modifier.inZone(place: OwnPlace): Modifier {
    val liesSideways = place.turn % HALF_TURN != 0f
    val (width, height) = place.width.dp to place.height.dp
    val seen = if (liesSideways) DpSize(height, width) else DpSize(width, height)
    return absoluteOffset(
            place.x.dp + (width - seen.width) / 2,
            place.y.dp + (height - seen.height) / 2,
        )
        .requiredSize(seen)
        .rotate(place.turn)
}

private const val HALF_TURN = 180f

/** Hands that share a screen open nothing by chance; whoever takes turns may read the rule. */
@Composable
private fun OpenRule(onClick: () -> Unit) {
    TextButton(
        onClick,
        Modifier.heightIn(min = Space.target).testTag("refusal-rule"),
        colors =
            ButtonDefaults.textButtonColors(
                contentColor = MaterialTheme.colorScheme.inversePrimary
            ),
    ) {
        Text(LocalTexts.current["reference-open-rule"])
    }
}
