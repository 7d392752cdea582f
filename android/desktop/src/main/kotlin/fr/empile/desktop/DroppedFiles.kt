package fr.empile.desktop

import androidx.compose.foundation.draganddrop.dragAndDropTarget
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.Modifier
import androidx.compose.ui.draganddrop.DragAndDropEvent
import androidx.compose.ui.draganddrop.DragAndDropTarget
import androidx.compose.ui.draganddrop.awtTransferable
import fr.empile.ui.core.Doorstep
import java.awt.datatransfer.DataFlavor
import java.awt.datatransfer.Transferable
import java.io.File

/**
 * Files that are dropped here: the first is as good as chosen. Compose hears of them, and nobody
 * else: its own surface lies over the whole window, whatever the window itself listens to.
 */
@OptIn(ExperimentalComposeUiApi::class)
@Composable
internal fun Modifier.takesDroppedFiles(doorstep: Doorstep): Modifier {
    val target =
        remember(doorstep) {
            object : DragAndDropTarget {
                override fun onDrop(event: DragAndDropEvent): Boolean {
                    val first = event.awtTransferable.filesOrNone().firstOrNull()
                    first?.let { doorstep.hand(it::read) }
                    return first != null
                }
            }
        }
    return dragAndDropTarget({ it.awtTransferable.holdsFiles() }, target)
}

private fun Transferable.holdsFiles(): Boolean =
    isDataFlavorSupported(DataFlavor.javaFileListFlavor)

/** What is dropped may be a picture or a line of text. */
private fun Transferable.filesOrNone(): List<File> =
    if (!holdsFiles()) emptyList()
    else (getTransferData(DataFlavor.javaFileListFlavor) as List<*>).filterIsInstance<File>()
