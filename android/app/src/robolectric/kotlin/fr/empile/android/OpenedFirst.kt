package fr.empile.android

import android.app.Activity
import android.app.Application
import android.os.Build
import android.os.Bundle
import androidx.lifecycle.ViewModelProvider
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import kotlinx.coroutines.runBlocking

/**
 * Opens the log before the first frame. The splash screen asks for one frame after the other until
 * the log is open; Robolectric's looper lets nothing else happen until the last frame is drawn, and
 * the clock of Compose's test rule, which would open the log, waits for the looper.
 */
class OpenedFirst : Application() {
    /** What the app lives with instead of the device's log and days; from Android 10 on. */
    var life: ((Application) -> AppLife)? = null

    override fun onCreate() {
        super.onCreate()
        forgetTheOneBefore()
        registerActivityLifecycleCallbacks(
            object : ActivityLifecycleCallbacks {
                override fun onActivityPreCreated(activity: Activity, state: Bundle?) =
                    bringLife(activity)

                override fun onActivityPostCreated(activity: Activity, state: Bundle?) =
                    open(activity)

                override fun onActivityCreated(activity: Activity, state: Bundle?) {
                    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.Q) open(activity)
                }

                override fun onActivityStarted(activity: Activity) = Unit

                override fun onActivityResumed(activity: Activity) = Unit

                override fun onActivityPaused(activity: Activity) = Unit

                override fun onActivityStopped(activity: Activity) = Unit

                override fun onActivitySaveInstanceState(activity: Activity, state: Bundle) = Unit

                override fun onActivityDestroyed(activity: Activity) = Unit
            }
        )
    }

    /** One process, many tests: AndroidX keeps the first application that it sees. */
    private fun forgetTheOneBefore() =
        ViewModelProvider.AndroidViewModelFactory::class.java.getDeclaredField("_instance").run {
            isAccessible = true
            set(null, null)
        }

    /** Whoever asks for what is there already gets it. */
    private fun bringLife(activity: Activity) {
        val brought = life ?: return
        if (activity !is MainActivity) return
        val factory = viewModelFactory { initializer { brought(this@OpenedFirst) } }
        ViewModelProvider(activity, factory)[AppLife::class.java]
    }

    private fun open(activity: Activity) {
        if (activity !is MainActivity) return
        val life = ViewModelProvider(activity)[AppLife::class.java]
        if (life.launch.core == null && life.launch.error == null) {
            runBlocking { life.launch.run(life.preferences.language.tag) }
        }
    }
}
