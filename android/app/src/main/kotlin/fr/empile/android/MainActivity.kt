package fr.empile.android

import android.content.Intent
import android.graphics.Color
import android.media.AudioManager
import android.os.Bundle
import android.os.SystemClock
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalView
import androidx.core.splashscreen.SplashScreen.Companion.installSplashScreen
import fr.empile.ui.EmpileApp
import fr.empile.ui.Surroundings
import fr.empile.ui.core.FileDoor
import fr.empile.ui.isDark

/** The one window of the app on Android. */
class MainActivity : ComponentActivity() {
    private val life: AppLife by viewModels()

    override fun onCreate(savedInstanceState: Bundle?) {
        val splash = installSplashScreen()
        super.onCreate(savedInstanceState)
        val launch = life.launch
        splash.setKeepOnScreenCondition { launch.core == null && launch.error == null }
        life.preferences.language = life.languages.agreeOn(life.preferences.language)
        launch.systemLanguage = life.languages.own()
        volumeControlStream = AudioManager.STREAM_MUSIC
        val files = DocumentDoor(this, life.documents)
        if (savedInstanceState == null) take(intent)
        setContent { Content(files) }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        take(intent)
    }

    private fun take(intent: Intent) {
        intent.handedIn()?.let(life.documents::handed)
    }

    @Composable
    private fun Content(files: FileDoor) {
        val preferences = life.preferences
        val systemIsDark = isSystemInDarkTheme()
        val isDark = preferences.isDark(systemIsDark)
        LaunchedEffect(isDark) { drawBehindBars(isDark) }
        LaunchedEffect(preferences.language) { life.languages.choose(preferences.language) }
        val view = LocalView.current
        val haptics = remember(view) { Haptics(view) }
        val back = remember { BackGesture() }
        val typefaces = remember { bundledTypefaces(assets) }
        val motion = remember { systemMotion(this) }
        EmpileApp(
            life.launch,
            Surroundings(
                typefaces,
                dark = systemIsDark,
                calendar = life.calendar,
                motion = motion,
                preferences = preferences,
                files = files,
                backHandler = back::Handler,
                backProgress = back::progress,
                keepAwake = { KeepAwake() },
                wholeScreen = { WholeScreen() },
                onFullyDrawn = {
                    reportFullyDrawn()
                    life.speaker.prepare()
                },
                onSound = life.speaker::play,
                onFeel = haptics::feel,
                pointerTime = SystemClock::uptimeMillis,
            ),
        )
    }

    /**
     * The bars' signs follow the app's theme, which may differ from the system's. The system lays
     * no veil of its own under its buttons, but for those that are white on every Android before 8.
     */
    private fun drawBehindBars(isDark: Boolean) {
        val style =
            if (isDark) SystemBarStyle.dark(Color.TRANSPARENT)
            else SystemBarStyle.light(Color.TRANSPARENT, getColor(R.color.veil))
        enableEdgeToEdge(style, style)
    }
}
