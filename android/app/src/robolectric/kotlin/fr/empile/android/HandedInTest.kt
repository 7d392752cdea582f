package fr.empile.android

import android.content.Intent
import android.net.Uri
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.core.content.IntentCompat
import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.core.Empile
import java.io.ByteArrayInputStream
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** A log goes to another app, and comes from one: a mail, a message, the device's files. */
@RunWith(AndroidJUnit4::class)
@Config(sdk = [Config.ALL_SDKS])
class HandedInTest : Device() {
    private val attachment = Uri.parse("content://mail/attachments/7")

    private val otherLog: String
        get() = Empile.openInMemory("fr").use { it.addPlayer("Inès", 2u).run { it.exportJson() } }

    private fun attach(text: String) =
        shadowOf(context.contentResolver).registerInputStreamSupplier(attachment) {
            ByteArrayInputStream(text.toByteArray())
        }

    private fun opened(uri: Uri = attachment) =
        Intent(Intent.ACTION_VIEW).setDataAndType(uri, "application/octet-stream")

    private fun shared() =
        Intent(Intent.ACTION_SEND).setType(OCTETS).putExtra(Intent.EXTRA_STREAM, attachment)

    private fun handIn(intent: Intent) {
        controller.newIntent(intent)
        rule.waitForIdle()
    }

    private fun takeIn() {
        waitFor("import-promise")
        touch("import-take-in")
        waitFor("files-success")
    }

    private fun people() = askCore { empile -> empile.players().map { it.name } }

    @Test
    fun anAttachmentOpensTheAppAtWhatItWouldChange() {
        attach(otherLog)
        start(intent = opened())
        waitFor("import-promise")
        assertFalse("one question at a time", isThere("export-json"))
        assertEquals("nothing is taken in unasked", emptyList<String>(), people())
        picture("handed-in")
        takeIn()
        assertEquals(listOf("Inès"), people())
        back()
        waitFor("new-match")
    }

    @Test
    fun theSameFileAgainChangesNothing() {
        attach(otherLog)
        start(intent = opened())
        takeIn()
        handIn(shared())
        waitFor("import-promise")
        val button = node("import-take-in")
        assertTrue("nothing to take in", SemanticsProperties.Disabled in button.config)
        assertEquals(listOf("Inès"), people())
    }

    @Test
    fun inTheMidstOfAMatchTheTableWaits() {
        attach(otherLog)
        start()
        startMatch("Laureline", "Félix")
        roll()
        val left = board()
        handIn(opened())
        waitFor("import-promise")
        turn()
        waitFor("import-promise")
        touch("import-cancel")
        back()
        until("the same board") { board() == left }
        assertFalse("Inès" in people())
    }

    @Test
    fun whatIsNoLogIsToldAndLeftAlone() {
        attach("nonsense")
        start(intent = opened())
        waitFor("error-read")
        assertEquals(emptyList<String>(), people())
    }

    @Test
    fun whatTheSystemRepeatsIsNotAskedAgain() {
        attach(otherLog)
        start(intent = opened().addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY))
        waitFor("new-match")
        forgetAndReturn()
        waitFor("new-match")
        assertFalse(isThere("import-promise"))
    }

    @Test
    fun aPathOfTheDeviceIsNotRead() {
        start(intent = opened(Uri.parse("file:///data/data/fr.empile/files/log/empile.db")))
        waitFor("new-match")
        assertFalse(isThere("error-read"))
    }

    @Test
    fun theSystemOffersTheAppForALogAndForNothingElse() {
        start()
        @Suppress("DEPRECATION")
        fun offers(intent: Intent) =
            context.packageManager.queryIntentActivities(intent, 0).any {
                it.activityInfo.name == MainActivity::class.java.name
            }
        fun viewed(uri: String, type: String) =
            Intent(Intent.ACTION_VIEW)
                .addCategory(Intent.CATEGORY_DEFAULT)
                .setDataAndType(Uri.parse(uri), type)
        assertTrue(offers(viewed("content://mail/7", OCTETS)))
        assertTrue(offers(viewed("content://mail/7", "application/json")))
        assertTrue(offers(viewed("content://files/empile-2026-11-18.empile", "text/plain")))
        assertFalse(offers(viewed("content://files/holiday.jpg", "image/jpeg")))
        assertFalse(offers(viewed("https://example.org/a.empile", OCTETS)))
        assertTrue(offers(shared()))
    }

    @Test
    fun aSharedLogIsLentToTheAppThatTheUserChooses() {
        start()
        touch("settings")
        touch("files")
        touch("share")
        until("a sheet") { shadowOf(activity.application).peekNextStartedActivity() != null }
        val sheet = shadowOf(activity.application).nextStartedActivity
        assertEquals(Intent.ACTION_CHOOSER, sheet.action)
        val sent = IntentCompat.getParcelableExtra(sheet, Intent.EXTRA_INTENT, Intent::class.java)
        checkNotNull(sent)
        assertEquals(Intent.ACTION_SEND, sent.action)
        assertTrue(sent.flags and Intent.FLAG_GRANT_READ_URI_PERMISSION != 0)
        val uri = IntentCompat.getParcelableExtra(sent, Intent.EXTRA_STREAM, Uri::class.java)
        checkNotNull(uri)
        assertTrue("$uri", uri.lastPathSegment.orEmpty().endsWith(".empile"))
        assertEquals(uri, sent.clipData?.getItemAt(0)?.uri)
        val lent = context.contentResolver.openInputStream(uri)?.use { it.readBytes() }
        val known = askCore {
            it.previewImport(checkNotNull(lent).decodeToString(), 0, byName = true)
        }
        assertTrue("it says what the app knows", known.nothingNew)
    }

    private companion object {
        const val OCTETS = "application/octet-stream"
    }
}
