package fr.empile.desktop

import androidx.compose.animation.core.animateFloat
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.rememberInfiniteTransition
import androidx.compose.animation.core.tween
import androidx.compose.material3.Text
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import java.awt.Button
import java.awt.Component
import java.awt.Container
import java.awt.EventQueue
import java.awt.FileDialog
import java.awt.Robot
import java.awt.TextField
import java.awt.Window as AwtWindow
import java.awt.event.InputEvent
import kotlin.concurrent.thread

/**
 * A window that asks for a file as often as there are arguments, drawing all the while, and a hand
 * that answers: with the file that the argument names, or by putting the dialog away. Each answer
 * is a line of output.
 */
fun main(arguments: Array<String>) {
    thread(isDaemon = true) { arguments.forEach(::answer) }
    application {
        Window(onCloseRequest = ::exitApplication) {
            val files = DesktopFiles(window)
            val turning = rememberInfiniteTransition()
            val part by turning.animateFloat(0f, 1f, infiniteRepeatable(tween(TURN)))
            Text(part.toString())
            LaunchedEffect(Unit) {
                arguments.forEach { _ -> println("answer ${files.open()}") }
                exitApplication()
            }
        }
    }
}

const val NOTHING = "nothing"

/** Waits for the dialog, writes what is to be written and presses as a person does. */
private fun answer(file: String) {
    val dialog = wait {
        AwtWindow.getWindows().filterIsInstance<FileDialog>().find { it.isShowing }
    }
    // From left to right: open, filter, cancel.
    val buttons = wait {
        dialog.all<Button>().takeIf { it.size == BUTTONS && it.all { one -> one.isShowing } }
    }
    if (file != NOTHING) EventQueue.invokeAndWait { dialog.all<TextField>().last().text = file }
    val pressed = if (file == NOTHING) buttons.last() else buttons.first()
    with(Robot()) {
        isAutoWaitForIdle = true
        while (dialog.isShowing) {
            val place = runCatching { pressed.locationOnScreen }.getOrNull() ?: break
            mouseMove(place.x + pressed.width / 2, place.y + pressed.height / 2)
            mousePress(InputEvent.BUTTON1_DOWN_MASK)
            mouseRelease(InputEvent.BUTTON1_DOWN_MASK)
            Thread.sleep(A_MOMENT)
        }
    }
}

private inline fun <reified T : Component> Container.all(): List<T> =
    components
        .flatMap { if (it is Container) it.everything() + it else listOf(it) }
        .filterIsInstance<T>()

private fun Container.everything(): List<Component> = components.flatMap {
    if (it is Container) it.everything() + it else listOf(it)
}

private fun <T> wait(look: () -> T?): T {
    while (true) {
        look()?.let {
            return it
        }
        Thread.sleep(A_MOMENT)
    }
}

private const val BUTTONS = 3
private const val A_MOMENT = 50L
private const val TURN = 500
