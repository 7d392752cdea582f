package fr.empile.android

import fr.empile.ui.core.Calendar
import java.text.DateFormat
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

    override fun offsetMinutes(): Int = zone().getOffset(now()) / MILLIS_OF_A_MINUTE

    private companion object {
        const val NOON = 12
        const val MILLIS_OF_A_MINUTE = 60_000
    }
}
