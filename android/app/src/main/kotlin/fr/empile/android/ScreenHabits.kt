package fr.empile.android

import android.content.Context
import android.graphics.Rect
import android.provider.Settings
import androidx.activity.compose.LocalActivity
import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.keepScreenOn
import androidx.compose.ui.platform.LocalView
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsControllerCompat
import fr.empile.ui.theme.Motion

/** The screen stays on as long as this is shown. */
@Composable
fun KeepAwake() {
    Spacer(Modifier.keepScreenOn())
}

/**
 * The table has the whole screen, up to its edges: no bars, and a hand that comes in from the side
 * plays instead of going back.
 */
@Composable
fun WholeScreen() {
    val window = LocalActivity.current?.window ?: return
    val view = LocalView.current
    DisposableEffect(window, view) {
        val bars = WindowCompat.getInsetsController(window, view)
        bars.systemBarsBehavior = WindowInsetsControllerCompat.BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE
        bars.hide(WindowInsetsCompat.Type.systemBars())
        // While it lays a window out, Android 7 hears of bars and does not look again by itself.
        ViewCompat.requestApplyInsets(view)
        val everywhere = listOf(Rect(0, 0, view.width, view.height))
        ViewCompat.setSystemGestureExclusionRects(view, everywhere)
        onDispose {
            ViewCompat.setSystemGestureExclusionRects(view, emptyList())
            bars.show(WindowInsetsCompat.Type.systemBars())
            ViewCompat.requestApplyInsets(view)
        }
    }
}

/** Whoever switched the system's animations off does not want ours. */
fun systemMotion(context: Context): Motion {
    val scale =
        Settings.Global.getFloat(
            context.contentResolver,
            Settings.Global.ANIMATOR_DURATION_SCALE,
            1f,
        )
    return if (scale == 0f) Motion.Reduced else Motion.Full
}
