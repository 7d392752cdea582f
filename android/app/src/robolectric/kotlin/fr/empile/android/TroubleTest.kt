package fr.empile.android

import androidx.test.ext.junit.runners.AndroidJUnit4
import java.io.File
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** A device that has no place for the log: it is said, and may be tried again. */
@RunWith(AndroidJUnit4::class)
@Config(sdk = [Config.ALL_SDKS])
class TroubleTest : Device() {
    @Test
    fun aLogThatCannotBeOpenedIsToldAndTriedAgain() {
        val folder = File(context.filesDir, "log")
        folder.writeText("in the way")
        start()
        waitFor("retry")
        folder.delete()
        folder.mkdirs()
        touch("retry")
        waitFor("new-match")
    }
}
