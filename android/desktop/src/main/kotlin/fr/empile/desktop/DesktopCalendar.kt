package fr.empile.desktop

import fr.empile.ui.core.Calendar
import java.time.Clock
import java.time.DayOfWeek
import java.time.Instant
import java.time.LocalDate
import java.time.YearMonth
import java.time.format.DateTimeFormatter
import java.time.format.FormatStyle
import java.time.format.TextStyle
import java.util.Locale

/** Days as the machine's clock and zone have them. */
class DesktopCalendar(private val clock: Clock = Clock.systemDefaultZone()) : Calendar {
    override fun now(): Long = clock.millis()

    override fun day(millis: Long, languageTag: String): String =
        DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
            .withLocale(Locale.forLanguageTag(languageTag))
            .format(local(millis))

    override fun date(millis: Long): Triple<Int, Int, Int> =
        local(millis).let { Triple(it.year, it.monthValue, it.dayOfMonth) }

    override fun noon(year: Int, month: Int, day: Int): Long =
        LocalDate.of(year, month, day).atTime(NOON, 0).atZone(clock.zone).toInstant().toEpochMilli()

    override fun month(year: Int, month: Int, languageTag: String): String =
        DateTimeFormatter.ofPattern("LLLL yyyy", Locale.forLanguageTag(languageTag))
            .format(YearMonth.of(year, month))

    override fun weekdays(languageTag: String): List<String> =
        DayOfWeek.entries.map {
            it.getDisplayName(TextStyle.NARROW_STANDALONE, Locale.forLanguageTag(languageTag))
        }

    override fun offsetMinutes(): Int =
        clock.zone.rules.getOffset(clock.instant()).totalSeconds / SECONDS_OF_A_MINUTE

    private fun local(millis: Long): LocalDate =
        LocalDate.ofInstant(Instant.ofEpochMilli(millis), clock.zone)

    private companion object {
        const val NOON = 12
        const val SECONDS_OF_A_MINUTE = 60
    }
}
