package fr.empile.android

import android.app.Activity
import android.content.Intent
import android.net.Uri
import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.core.Empile
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.OutputStream
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowActivity.IntentForResult

/**
 * Files leave and come in through the system's pickers, whatever becomes of the window meanwhile.
 */
@RunWith(AndroidJUnit4::class)
@Config(sdk = [Config.ALL_SDKS])
class FilesTest : Device() {
    private val place = Uri.parse("content://somewhere/log.empile")
    private val written = ByteArrayOutputStream()

    private val otherLog: String
        get() = Empile.openInMemory("fr").use { it.addPlayer("Inès", 2u).run { it.exportJson() } }

    private fun ask(tag: String): IntentForResult {
        start()
        touch("settings")
        touch("files")
        touch(tag)
        until("a picker") { shadowOf(activity).peekNextStartedActivityForResult() != null }
        return shadowOf(activity).nextStartedActivityForResult
    }

    private fun answer(asked: IntentForResult, uri: Uri? = place) {
        val result = if (uri == null) Activity.RESULT_CANCELED else Activity.RESULT_OK
        activity.activityResultRegistry.dispatchResult(
            asked.requestCode,
            result,
            Intent().setData(uri),
        )
        rule.waitForIdle()
    }

    private fun takeWhatIsWritten(stream: OutputStream = written) =
        shadowOf(context.contentResolver).registerOutputStream(place, stream)

    private fun offer(text: String) =
        shadowOf(context.contentResolver)
            .registerInputStream(place, ByteArrayInputStream(text.toByteArray()))

    private fun isExported() {
        waitFor("files-success")
        val known =
            Empile.openInMemory("fr").use { it.previewImport(written.toString(), 0, byName = true) }
        assertEquals("a log that can be read again", emptyList<String>(), known.notUnderstood)
    }

    @Test
    fun anExportIsWritten() {
        val asked = ask("export-json")
        assertEquals(Intent.ACTION_CREATE_DOCUMENT, asked.intent.action)
        assertEquals("application/octet-stream", asked.intent.type)
        assertTrue(asked.intent.getStringExtra(Intent.EXTRA_TITLE).orEmpty().endsWith(".empile"))
        takeWhatIsWritten()
        answer(asked)
        isExported()
    }

    @Test
    fun aTableOfResultsIsNamedAsOne() {
        val asked = ask("export-csv")
        assertEquals("text/csv", asked.intent.type)
        assertTrue(asked.intent.getStringExtra(Intent.EXTRA_TITLE).orEmpty().endsWith(".csv"))
    }

    @Test
    fun anExportIsWrittenAndToldThoughTheScreenWasTurned() {
        val asked = ask("export-json")
        turn()
        takeWhatIsWritten()
        answer(asked)
        isExported()
    }

    @Test
    fun anExportIsWrittenAndToldThoughTheProcessWasForgotten() {
        val asked = ask("export-json")
        forgetAndReturn()
        takeWhatIsWritten()
        answer(asked)
        isExported()
    }

    @Test
    fun whoeverThinksBetterOfItMayAskAgain() {
        val asked = ask("export-json")
        turn()
        answer(asked, uri = null)
        touch("export-json")
        until("a picker") { shadowOf(activity).peekNextStartedActivityForResult() != null }
    }

    @Test
    fun aDeviceWithoutRoomIsTold() {
        val asked = ask("export-json")
        takeWhatIsWritten(
            object : OutputStream() {
                override fun write(byte: Int) = throw IOException("ENOSPC")
            }
        )
        answer(asked)
        waitFor("error-read")
    }

    @Test
    fun aLogIsTakenIn() {
        val asked = ask("import-choose")
        assertEquals(Intent.ACTION_OPEN_DOCUMENT, asked.intent.action)
        offer(otherLog)
        answer(asked)
        waitFor("import-promise")
        touch("import-take-in")
        waitFor("files-success")
    }

    @Test
    fun aChosenLogIsShownThoughTheScreenWasTurned() {
        val asked = ask("import-choose")
        turn()
        offer(otherLog)
        answer(asked)
        waitFor("import-promise")
        turn()
        assertTrue("still there after another turn", isThere("import-promise"))
        touch("import-take-in")
        waitFor("files-success")
    }

    @Test
    fun aChosenLogIsShownThoughTheProcessWasForgotten() {
        val asked = ask("import-choose")
        forgetAndReturn()
        offer(otherLog)
        answer(asked)
        waitFor("import-promise")
    }

    @Test
    fun whatIsNoLogIsToldThoughTheScreenWasTurned() {
        val asked = ask("import-choose")
        turn()
        offer("nonsense")
        answer(asked)
        waitFor("error-read")
    }

    @Test
    fun whoeverLeavesAndComesBackBeginsAnew() {
        val asked = ask("import-choose")
        offer(otherLog)
        answer(asked)
        waitFor("import-promise")
        back()
        touch("files")
        waitFor("import-choose")
    }
}
