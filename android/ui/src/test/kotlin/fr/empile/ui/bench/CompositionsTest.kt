package fr.empile.ui.bench

import androidx.compose.runtime.Composer
import androidx.compose.runtime.CompositionTracer
import androidx.compose.runtime.InternalComposeTracingApi
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.use
import fr.empile.core.NodeRole
import fr.empile.ui.scene.Landmark
import fr.empile.ui.scene.LandmarkView
import fr.empile.ui.scene.Place
import fr.empile.ui.theme.Motion
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test

/** What a touch at a table composes again: as little as can be, for a frame waits for it. */
@OptIn(InternalComposeTracingApi::class)
class CompositionsTest {
    private val composed = HashMap<String, Int>()
    private var isCounting = false

    @Before
    fun listen() {
        val counter =
            object : CompositionTracer {
                override fun isTraceInProgress() = isCounting

                override fun traceEventStart(key: Int, dirty1: Int, dirty2: Int, info: String) {
                    composed.merge(info.substringBefore(" (").substringAfterLast('.'), 1, Int::plus)
                }

                override fun traceEventEnd() {}
            }
        Composer.setTracer(counter)
    }

    @After
    fun stop() {
        isCounting = false
    }

    /** How often each function was composed meanwhile. */
    private fun composedBy(work: () -> Unit): Map<String, Int> {
        composed.clear()
        isCounting = true
        work()
        isCounting = false
        return composed.toMap()
    }

    private fun Map<String, Int>.of(name: String) = this[name] ?: 0

    @Test
    fun `a bar stays while what is told in it comes and goes`() {
        val table = LargestTable("eintrichtern")
        val touches = Film.of(table, Motion.Off, most = TOUCHES) { composedBy { touch(it) } }
        assertTrue("it is told", touches.sumOf { it.of("SinceStrip") } > 0)
        assertTrue("and gives way", touches.sumOf { it.of("BarTitle") } > 0)
        // Of the three only the one that takes back can change.
        val buttons = touches.map { it.of("BarButton") }
        assertTrue("$buttons", buttons.all { it <= 1 })
    }

    @Test
    fun `a landmark that becomes something else is composed again only when it ceases to act`() {
        val first = Landmark(1u, 0f, 0f, 48f, 48f, "un dé", NodeRole.PIECE, isNews = false)
        val place = Place(first)
        ImageComposeScene(200, 100) { LandmarkView(place) {} }
            .use { scene ->
                var nanos = 0L
                fun becoming(landmark: Landmark): Int {
                    place.landmark = landmark
                    nanos += 16_666_667L
                    return composedBy { scene.render(nanos).close() }.of("LandmarkView")
                }
                becoming(first)
                val other = first.copy(x = 20f, width = 60f, label = "deux dés")
                assertEquals(0, becoming(other))
                val node = scene.semanticsOwners.single().rootSemanticsNode.children.single()
                assertEquals(
                    listOf("deux dés"),
                    node.config[SemanticsProperties.ContentDescription],
                )
                assertEquals(Offset(20f, 0f), node.positionInRoot)
                assertEquals(60, node.size.width)
                assertEquals(1, becoming(other.copy(nodeRole = NodeRole.PICTURE)))
            }
    }

    private companion object {
        const val TOUCHES = 60
    }
}
