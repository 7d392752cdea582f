package fr.empile.ui.paper

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.KeyboardArrowLeft
import androidx.compose.material.icons.automirrored.filled.KeyboardArrowRight
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import fr.empile.ui.common.Sheet
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.told
import fr.empile.ui.core.Calendar
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** A day of a calendar's month; none that is yet to come. */
@Composable
internal fun MonthSheet(
    title: String,
    calendar: Calendar,
    chosen: Long,
    onClose: () -> Unit,
    onChoose: (Long) -> Unit,
) {
    val (year, month, _) = calendar.date(chosen)
    // Months since there are years.
    var shown by rememberSaveable { mutableIntStateOf(year * MONTHS + month - 1) }
    val page = MonthPage(calendar, shown / MONTHS, shown % MONTHS + 1)
    Sheet(title, onClose) {
        MonthBar(calendar, page) { shown += it }
        val languageTag = LocalTexts.current.languageTag
        Row {
            calendar.weekdays(languageTag).forEach {
                SoftTextCentred(it, Modifier.weight(1f).clearAndSetSemantics {})
            }
        }
        page.weeks.forEach { week ->
            Row {
                week.forEach { day ->
                    Box(
                        Modifier.weight(1f).heightIn(min = Space.target),
                        contentAlignment = Alignment.Center,
                    ) {
                        if (day != null) Day(calendar, page, day, chosen, onChoose)
                    }
                }
            }
        }
    }
}

@Composable
private fun SoftTextCentred(words: String, modifier: Modifier) =
    Box(modifier, Alignment.Center) { SoftText(words) }

/** One month of a calendar, laid out in weeks from Monday on. */
private class MonthPage(calendar: Calendar, val year: Int, val month: Int) {
    private val first = calendar.noon(year, month, 1)
    private val next =
        if (month == MONTHS) calendar.noon(year + 1, 1, 1) else calendar.noon(year, month + 1, 1)

    /** Is all that comes after it yet to come? */
    val isLast = next > calendar.now() && calendar.date(calendar.now()) != calendar.date(next)

    /** Nothing where a week belongs to another month. */
    val weeks: List<List<Int?>>
        get() {
            // Summer time makes a month an hour longer or shorter.
            val days = ((next - first + MILLIS_OF_A_DAY / 2) / MILLIS_OF_A_DAY).toInt()
            val all = List<Int?>(daysBeforeFirst) { null } + (1..days)
            return all.chunked(DAYS_OF_A_WEEK).map { it + List(DAYS_OF_A_WEEK - it.size) { null } }
        }

    /** 1 January 1970 was a Thursday; the noon of a day lies on the same day nearly everywhere. */
    private val daysBeforeFirst =
        ((first + calendar.offsetMinutes() * MILLIS_OF_A_MINUTE).floorDiv(MILLIS_OF_A_DAY) +
                THURSDAY)
            .mod(DAYS_OF_A_WEEK)
}

@Composable
private fun MonthBar(calendar: Calendar, page: MonthPage, onMove: (Int) -> Unit) {
    val texts = LocalTexts.current
    Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
        IconButton({ onMove(-1) }, Modifier.size(Space.target).testTag("month-before")) {
            Icon(Icons.AutoMirrored.Filled.KeyboardArrowLeft, texts["by-hand-month-before"])
        }
        Text(
            calendar.month(page.year, page.month, texts.languageTag),
            Modifier.weight(1f).told("month"),
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleMedium,
        )
        IconButton(
            { onMove(1) },
            Modifier.size(Space.target).testTag("month-after"),
            enabled = !page.isLast,
        ) {
            Icon(Icons.AutoMirrored.Filled.KeyboardArrowRight, texts["by-hand-month-after"])
        }
    }
}

@Composable
private fun Day(
    calendar: Calendar,
    page: MonthPage,
    day: Int,
    chosen: Long,
    onChoose: (Long) -> Unit,
) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    val noon = calendar.noon(page.year, page.month, day)
    val date = calendar.date(noon)
    val isChosen = date == calendar.date(chosen)
    val isThere = noon <= calendar.now() || date == calendar.date(calendar.now())
    val inWords = calendar.day(noon, texts.languageTag)
    Surface(
        Modifier.size(Space.target)
            .clip(CircleShape)
            .selectable(isChosen, isThere, Role.RadioButton) { onChoose(noon) }
            .semantics { contentDescription = inWords }
            .testTag("day-$day"),
        shape = CircleShape,
        color = if (isChosen) colours.primary else Color.Transparent,
        contentColor = if (isChosen) colours.onPrimary else colours.text,
    ) {
        Box(Modifier.alpha(if (isThere) 1f else YET_TO_COME), Alignment.Center) {
            Text(
                texts.say("number", "number" to day),
                Modifier.clearAndSetSemantics {},
                style = MaterialTheme.typography.bodyLarge.tabular(),
            )
        }
    }
}

private const val MONTHS = 12
private const val DAYS_OF_A_WEEK = 7
private const val THURSDAY = 3
internal const val MILLIS_OF_A_DAY = 86_400_000L
private const val MILLIS_OF_A_MINUTE = 60_000L
private const val YET_TO_COME = 0.38f
