package fr.empile.desktop

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.Text
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.WindowPosition
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import fr.empile.ui.core.Doorstep
import fr.empile.ui.core.LateAnswer
import java.awt.Frame
import java.awt.Robot
import java.awt.datatransfer.DataFlavor
import java.awt.datatransfer.Transferable
import java.awt.dnd.DnDConstants
import java.awt.dnd.DragSource
import java.awt.event.InputEvent
import java.io.File
import kotlin.concurrent.thread
import kotlin.system.exitProcess

/**
 * A window that takes dropped files beside one that holds the file which the argument names, and a
 * hand that drags it over until it was heard, or in vain.
 */
fun main(arguments: Array<String>) {
    val doorstep = Doorstep()
    thread(isDaemon = true) { drag(File(arguments.single())) }
    application {
        val place = rememberWindowState(position = WindowPosition(0.dp, 0.dp), width = WIDTH.dp)
        Window(onCloseRequest = ::exitApplication, state = place) {
            Box(Modifier.fillMaxSize().takesDroppedFiles(doorstep)) { Text("…") }
            LaunchedEffect(Unit) {
                doorstep.ring()
                val handed = doorstep.take() as LateAnswer.Chosen
                println("handed in: ${handed.read()}")
                exitApplication()
            }
        }
    }
}

private fun drag(file: File) {
    val held = HeldFile(file)
    val source = Frame().apply { setBounds(2 * WIDTH, 0, WIDTH, WIDTH) }
    DragSource.getDefaultDragSource().createDefaultDragGestureRecognizer(
        source,
        DnDConstants.ACTION_COPY,
    ) {
        it.startDrag(null, held)
    }
    source.isVisible = true
    with(Robot()) {
        autoDelay = A_MOMENT
        repeat(ATTEMPTS) {
            mouseMove(2 * WIDTH + WIDTH / 2, WIDTH / 2)
            mousePress(InputEvent.BUTTON1_DOWN_MASK)
            for (x in 2 * WIDTH + WIDTH / 2 downTo WIDTH / 2 step STEP) mouseMove(x, WIDTH / 2)
            mouseRelease(InputEvent.BUTTON1_DOWN_MASK)
        }
    }
    println("nobody heard")
    exitProcess(1)
}

private class HeldFile(private val file: File) : Transferable {
    override fun getTransferDataFlavors() = arrayOf(DataFlavor.javaFileListFlavor)

    override fun isDataFlavorSupported(flavor: DataFlavor) = flavor == DataFlavor.javaFileListFlavor

    override fun getTransferData(flavor: DataFlavor) = listOf(file)
}

private const val WIDTH = 300
private const val STEP = 20
private const val ATTEMPTS = 10
private const val A_MOMENT = 30
