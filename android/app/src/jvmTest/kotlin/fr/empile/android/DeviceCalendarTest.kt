package fr.empile.android

import fr.empile.desktop.DesktopCalendar
import java.time.Clock
import java.time.Instant
import java.time.ZoneId
import java.util.TimeZone
import org.junit.Assert.assertEquals
import org.junit.Test

class DeviceCalendarTest {
    private val paris = TimeZone.getTimeZone("Europe/Paris")
    private val newYear = Instant.parse("2026-12-31T23:30:00Z").toEpochMilli()
    private val device = DeviceCalendar(clock = { newYear }, zone = { paris })

    @Test
    fun `a day is that of the place and in the words of the language`() {
        assertEquals("1 janvier 2027", device.day(newYear, "fr"))
        assertEquals("January 1, 2027", device.day(newYear, "en"))
        assertEquals(Triple(2027, 1, 1), device.date(newYear))
    }

    @Test
    fun `noon is noon on the days when clocks change`() {
        assertEquals(Instant.parse("2026-03-29T10:00:00Z").toEpochMilli(), device.noon(2026, 3, 29))
        assertEquals(
            Instant.parse("2026-10-25T11:00:00Z").toEpochMilli(),
            device.noon(2026, 10, 25),
        )
    }

    @Test
    fun `it counts days as the calendar of the window does`() {
        val clock = Clock.fixed(Instant.ofEpochMilli(newYear), ZoneId.of("Europe/Paris"))
        val window = DesktopCalendar(clock)
        assertEquals(window.now(), device.now())
        assertEquals(window.offsetMinutes(), device.offsetMinutes())
        for (language in listOf("fr", "en")) {
            assertEquals(window.month(2027, 2, language), device.month(2027, 2, language))
            assertEquals(window.weekdays(language), device.weekdays(language))
        }
        val hours = (0L..400L * 24).map { newYear + it * 3_600_000L }
        hours.forEach { millis ->
            val date = window.date(millis)
            assertEquals(date, device.date(millis))
            val (year, month, day) = date
            assertEquals(window.noon(year, month, day), device.noon(year, month, day))
        }
    }
}
