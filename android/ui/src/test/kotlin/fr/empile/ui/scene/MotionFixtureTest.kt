package fr.empile.ui.scene

import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.font.createFontFamilyResolver
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import fr.empile.core.NodeMotion
import fr.empile.core.NodeRole
import fr.empile.core.SceneNode
import fr.empile.core.SceneText
import fr.empile.core.Travel
import fr.empile.desktop.bundledTypefaces
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Compose moves things and sets texts as Rust and Swift do: see `tests/tests/manner.rs`. */
class MotionFixtureTest {
    @Test
    fun `every travel is seen as the fixture has it`() {
        val lines = fixture("poses.txt")
        lines.of("pose").forEach { (line, words) ->
            val travel = travel(words[0])
            val numbers = words.drop(2).dropLast(1).map(String::toFloat)
            val (from, to) = pose(numbers) to pose(numbers.drop(6))
            val seen = Journey(from, to, startedAt = 0, travel).pose(words[1].toLong())
            val wanted =
                pose(numbers.drop(12))
                    .copy(breadth = numbers.last(), showsBefore = words.last() == "back")
            seen.numbers().zip(wanted.numbers()).forEach { (got, should) ->
                assertEquals(line, should, got, HAIR)
            }
            assertEquals(line, wanted.showsBefore, seen.showsBefore)
        }
        lines.of("shake").forEach { (line, words) ->
            val shake = checkNotNull(manner.feels[words[0].toInt()].shake)
            assertEquals(line, words[2].toFloat(), shake.offset(words[1].toLong()), HAIR)
        }
    }

    @Test
    fun `what moves by itself is seen as the fixture has it`() {
        var footage = Footage(every = 1, ByteArray(0))
        var rest = pose(listOf(0f, 0f, 0f, 0f, 0f, 0f))
        var seen = 0
        fixture("footage.txt").forEach { line ->
            val words = line.split(' ')
            fun numbers(from: Int) = words.drop(from).map(String::toFloat)
            when (words[0]) {
                "track" -> footage = Footage(words[1].toLong(), bytes(words[2]))
                "rest" -> rest = numbers(1).let { (x, y, turn) -> Pose(x, y, 40f, 60f, turn, 1f) }
                "seen" -> {
                    val pose = footage.pose(rest, words[1].toLong())
                    numbers(2).zip(listOf(pose.x, pose.y, pose.turn)).forEach { (should, got) ->
                        assertEquals(line, should, got, HAIR)
                    }
                    assertEquals(line, 40f to 60f, pose.width to pose.height)
                    seen++
                }
            }
        }
        assertTrue("$seen moments", seen > 100)
    }

    private fun bytes(hexadecimal: String): ByteArray =
        if (hexadecimal == "-") ByteArray(0)
        else hexadecimal.chunked(2).map { it.toInt(16).toByte() }.toByteArray()

    @Test
    fun `everything takes the way that the fixture has`() =
        fixture("passages.txt").of("passage").forEach { (line, words) ->
            val (motion, whence, face, place, pace) = words
            val (cues, wanted) = words.drop(5)
            val now = node(50f, 1u, motion, if (place == "hand") manner.heldDepth else 1u)
            val old =
                node(
                    if (whence == "elsewhere") 0f else 50f,
                    if (face == "same") 1u else 2u,
                    motion,
                    depth = 1u,
                )
            val from = old.pose().copy(alpha = if (whence == "fading") 0.5f else 1f)
            val feels =
                if (cues == "-") emptyList() else cues.split(',').map { manner.feels[it.toInt()] }
            val isNew = whence == "new"
            val taken =
                manner.passage(
                    old.takeUnless { isNew },
                    from.takeUnless { isNew },
                    now,
                    feels,
                    pace == "calm",
                )
            assertEquals(line, passage(wanted), taken)
        }

    /**
     * Skia kerns, Rust does not; the fixture leaves out what hangs on so little, so lines are the
     * same and sizes too, up to the rounding of three digits.
     */
    @Test
    fun `every text stands in its box as the fixture has it`() {
        val lines = fixture("texts.txt").filterNot { it.startsWith("letter ") }
        var at = 0
        while (at < lines.size) {
            val box = lines[at++]
            val words = lines[at++].removePrefix("words ").replace("\\n", "\n")
            val wanted = lines.drop(at).takeWhile { it.startsWith("line ") }
            at += wanted.size
            listOf(1f, 3f).forEach { density -> check(box, words, wanted, density) }
        }
    }

    private fun check(box: String, words: String, wanted: List<String>, density: Float) {
        val (style, size, scale, width, height) = box.split(' ').drop(1)
        val (fitted, cut) = box.split(' ').drop(6)
        val (isDisplay, isCut) = (style == "display") to (cut == "cut")
        val text = SceneText(words, ink = 0u, isDisplay, size.toFloat(), fromLeft = false)
        val device = Density(density, scale.toFloat())
        val measurer = TextMeasurer(createFontFamilyResolver(), device, LayoutDirection.Ltr)
        val layout =
            TextFitter(measurer, bundledTypefaces, device)
                .fit(text, width.toFloat(), height.toFloat())
        val where = "$box: $words, at density $density: ${layout.lines()}"
        val got = with(device) { layout.layoutInput.style.fontSize.toPx() } / density
        assertEquals(where, fitted.toFloat(), got, HAIR)
        assertEquals(where, wanted.size, layout.lineCount)
        if (isCut)
            assertTrue(
                where,
                layout.hasVisualOverflow || layout.isLineEllipsized(layout.lineCount - 1),
            )
        else assertEquals(where, wanted.map { it.removePrefix("line ") }, layout.lines())
    }

    private fun TextLayoutResult.lines(): List<String> =
        (0 until lineCount).map { line ->
            val text = layoutInput.text.text
            text.substring(getLineStart(line), getLineEnd(line, visibleEnd = true)).trim(' ', '\n')
        }

    private fun travel(name: String): Travel =
        if (name == "fade") manner.fade else manner.travels.getValue(motion(name))

    private fun motion(name: String) = NodeMotion.valueOf(name.uppercase())

    private fun passage(name: String): Passage =
        when (name) {
            "still" -> Passage.Still
            "appear" -> Passage.Appear
            "cross-fade" -> Passage.CrossFade
            else -> Passage.Way(travel(name))
        }

    private fun pose(numbers: List<Float>): Pose {
        val (x, y, width, height, turn) = numbers
        return Pose(x, y, width, height, turn, alpha = numbers[5])
    }

    private fun Pose.numbers() = listOf(x, y, width, height, turn, alpha, breadth)

    private fun node(x: Float, picture: UInt, motion: String, depth: UByte) =
        SceneNode(
            id = 1u,
            x,
            y = 0f,
            width = 10f,
            height = 10f,
            turn = 0f,
            depth,
            motion(motion),
            picture,
            text = null,
            NodeRole.PICTURE,
            label = null,
        )

    private fun fixture(name: String): List<String> {
        val file = checkNotNull(javaClass.getResource("/fixtures/motion/$name")) { name }
        return file.readText().lines().filter(String::isNotEmpty)
    }

    /** The lines that begin with this word, each with the words after it. */
    private fun List<String>.of(word: String) = filter {
        it.startsWith("$word ")
    }
        .map { it to it.split(' ').drop(1) }

    private companion object {
        /** Of a pixel or a degree: nobody sees less. */
        const val HAIR = 0.02f
    }
}
