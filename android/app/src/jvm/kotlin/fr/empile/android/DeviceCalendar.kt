package fr.empile.android

import fr.empile.ui.core.Calendar
import java.text.DateFormat
import java.text.SimpleDateFormat
import java.util.Date
import java.util.GregorianCalendar
import java.util.Locale
import java.util.TimeZone

/** Days as the device's clock and zone have them, on systems older than `java.time` as well. */
class DeviceCalendar(
    private val clock: () -> Long = System::currentTimeMillis,
    private val zone: () -> TimeZone = TimeZone::getDefault,
) : Calendar {
    override fun now(): Long = clock()

    override fun day(millis: Long, languageTag: String): String =
        DateFormat.getDateInstance(DateFormat.LONG, Locale.forLanguageTag(languageTag))
            .apply { timeZone = zone() }
            .format(Date(millis))

    override fun date(millis: Long): Triple<Int, Int, Int> =
        GregorianCalendar(zone()).run {
            timeInMillis = millis
            Triple(
                get(GregorianCalendar.YEAR),
                get(GregorianCalendar.MONTH) + 1,
                get(GregorianCalendar.DAY_OF_MONTH),
            )
        }

    override fun noon(year: Int, month: Int, day: Int): Long =
        GregorianCalendar(zone()).run {
            clear()
            set(year, month - 1, day, NOON, 0)
            timeInMillis
        }

    override fun month(year: Int, month: Int, languageTag: String): String =
        format("LLLL yyyy", noon(year, month, 1), languageTag)

    override fun weekdays(languageTag: String): List<String> =
        (0 until DAYS_OF_A_WEEK).map {
            // The year began on a Monday. Only its first letter: not every system knows a narrower
            // form.
            format("EEE", noon(YEAR_FROM_MONDAY, 1, 1 + it), languageTag)
                .take(1)
                .uppercase(Locale.forLanguageTag(languageTag))
        }

    private fun format(pattern: String, millis: Long, languageTag: String): String =
        SimpleDateFormat(pattern, Locale.forLanguageTag(languageTag))
            .apply { timeZone = zone() }
            .format(Date(millis))

    override fun offsetMinutes(): Int = zone().getOffset(now()) / MILLIS_OF_A_MINUTE

    private companion object {
        const val NOON = 12
        const val DAYS_OF_A_WEEK = 7
        const val YEAR_FROM_MONDAY = 2024
        const val MILLIS_OF_A_MINUTE = 60_000
    }
}
