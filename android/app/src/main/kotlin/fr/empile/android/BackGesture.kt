package fr.empile.android

import androidx.activity.compose.PredictiveBackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.setValue

/** The system's way back, and how far a finger has pulled so far. */
class BackGesture {
    var progress by mutableFloatStateOf(0f)
        private set

    @Composable
    fun Handler(enabled: Boolean, onBack: () -> Unit) {
        PredictiveBackHandler(enabled) { pulls ->
            try {
                pulls.collect { progress = it.progress }
                onBack()
            } finally {
                progress = 0f
            }
        }
    }
}
