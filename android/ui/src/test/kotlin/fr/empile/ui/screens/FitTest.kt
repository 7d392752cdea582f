package fr.empile.ui.screens

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.junit.Assert.assertEquals
import org.junit.Test

/** The rules that stand in for pictures see what a picture would show. */
@OptIn(ExperimentalTestApi::class)
class FitTest {
    private val style = TextStyle(fontSize = 14.sp)

    @Test
    fun `a text that has its room fits`() = assertMisfits { BasicText("Laureline", style = style) }

    @Test
    fun `a text on several lines fits`() = assertMisfits {
        BasicText("Laureline et Félix", Modifier.width(80.dp), style)
    }

    @Test
    fun `a line that is too long is cut`() =
        assertMisfits("« Laureline » is cut") {
            BasicText("Laureline", Modifier.width(20.dp), style, maxLines = 1, softWrap = false)
        }

    @Test
    fun `a line that ends in dots is cut`() =
        assertMisfits("« Laureline » is cut") {
            BasicText(
                "Laureline",
                Modifier.width(30.dp),
                style,
                maxLines = 1,
                overflow = TextOverflow.Ellipsis,
            )
        }

    @Test
    fun `lines that are too many are cut`() =
        assertMisfits("« Laureline et Félix » is cut") {
            BasicText("Laureline et Félix", Modifier.size(70.dp, 10.dp), style)
        }

    @Test
    fun `what stands beside the window is outside`() =
        assertMisfits("« Inès » stands outside") {
            BasicText("Inès", Modifier.offset(x = 190.dp), style)
        }

    @Test
    fun `what one can scroll to is not outside`() = assertMisfits {
        Box(Modifier.size(200.dp).verticalScroll(rememberScrollState())) {
            Box(Modifier.size(200.dp, 900.dp)) {
                BasicText("Inès", Modifier.offset(y = 800.dp), style)
            }
        }
    }

    private fun assertMisfits(vararg expected: String, screen: @Composable () -> Unit) {
        runDesktopComposeUiTest(200, 200) {
            setContent { screen() }
            waitForIdle()
            assertEquals(expected.toList(), misfits(IntSize(200, 200)))
        }
    }
}
