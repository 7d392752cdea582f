package fr.empile.android

import fr.empile.core.Haptic
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Test

class KnocksTest {
    private val devices = listOf(true, false)

    @Test
    fun `no two things feel the same, on new devices and on old ones`() =
        devices.forEach { hasAnswers ->
            val all = Haptic.entries.map { it.knocks(hasAnswers) }
            assertEquals(all, all.distinct())
            assertEquals(List(all.size) { 0L }, all.map { it.first().afterMs })
        }

    @Test
    fun `an old device is not asked for answers that it does not have`() {
        val asked = Haptic.entries.flatMap { it.knocks(hasAnswers = false) }.map { it.touch }
        assertFalse(Touch.YES in asked || Touch.NO in asked)
    }
}
