package fr.empile.desktop.start

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.WindowState
import androidx.compose.ui.window.application

/** The least that a window of this toolkit can be: what opening ours is measured by. */
fun main() = application {
    Window(::exitApplication, WindowState(width = 420.dp, height = 880.dp)) {
        Box(Modifier.fillMaxSize().background(Color.White))
        LaunchedEffect(Unit) {
            repeat(2) { withFrameNanos {} }
            println(DRAWN)
        }
    }
}
