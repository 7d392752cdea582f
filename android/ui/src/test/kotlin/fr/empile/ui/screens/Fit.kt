package fr.empile.ui.screens

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.unit.IntSize

/** Rounding to whole pixels. */
private const val SLACK = 1f

/** What of a screen cannot be read, or reached, in a [window] of this size; in words. */
@OptIn(ExperimentalTestApi::class)
internal fun ComposeUiTest.misfits(window: IntSize): List<String> =
    onAllNodes(SemanticsMatcher("anything") { true }, useUnmergedTree = true)
        .fetchSemanticsNodes()
        .filter { it.words().isNotEmpty() }
        .flatMap { node ->
            listOfNotNull(
                "« ${node.words()} » is cut".takeIf { node.isCut() },
                "« ${node.words()} » is broken within a word".takeIf { node.isBroken() },
                "« ${node.words()} » stands outside".takeIf { node.isOutside(window) },
            )
        }

private fun SemanticsNode.words(): String =
    (config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text } +
            config.getOrNull(SemanticsProperties.ContentDescription).orEmpty())
        .joinToString(" ")

/** What is being written may be longer than its field. */
private fun SemanticsNode.isCut(): Boolean = layouts().any { it.isCut() }

private fun SemanticsNode.isBroken(): Boolean = layouts().any { it.isBroken() }

private fun SemanticsNode.layouts(): List<TextLayoutResult> {
    if (SemanticsActions.SetText in config) return emptyList()
    val layouts = mutableListOf<TextLayoutResult>()
    config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts)
    return layouts
}

/** A line ends where a word does. */
private fun TextLayoutResult.isBroken(): Boolean {
    val text = layoutInput.text.text
    return (0 until lineCount - 1).map(::getLineEnd).any { end ->
        end in 1..text.lastIndex && text[end - 1].isLetter() && text[end].isLetter()
    }
}

/**
 * Compose's own answer is of no use here: laid out for whoever asks, a text has all the width there
 * was.
 */
private fun TextLayoutResult.isCut(): Boolean {
    val lines = 0 until lineCount
    return multiParagraph.didExceedMaxLines ||
        lines.any(::isLineEllipsized) ||
        lines.any { getLineRight(it) - getLineLeft(it) > size.width + SLACK } ||
        multiParagraph.height > size.height + SLACK
}

/** Neither there nor where one can scroll to. */
private fun SemanticsNode.isOutside(window: IntSize): Boolean {
    val (left, top) = positionInRoot
    val isBeside = left < -SLACK || left + size.width > window.width + SLACK
    val isBeyond = top < -SLACK || top + size.height > window.height + SLACK
    return isBeside && !scrollsAlong(SemanticsProperties.HorizontalScrollAxisRange) ||
        isBeyond && !scrollsAlong(SemanticsProperties.VerticalScrollAxisRange)
}

private fun SemanticsNode.scrollsAlong(axis: SemanticsPropertyKey<*>): Boolean =
    generateSequence(this) { it.parent }.any { axis in it.config }
