package fr.empile.android

import android.content.pm.ActivityInfo
import android.content.pm.ApplicationInfo
import android.content.pm.PackageInfo
import android.content.pm.PackageManager
import androidx.test.ext.junit.runners.AndroidJUnit4
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.xmlpull.v1.XmlPullParser

/** What the finished app, with all its libraries, tells the system of itself. */
@RunWith(AndroidJUnit4::class)
@Config(sdk = [Config.ALL_SDKS])
class ManifestTest : Device() {
    @Suppress("DEPRECATION")
    private val app: PackageInfo by lazy {
        val everything =
            PackageManager.GET_PERMISSIONS or
                PackageManager.GET_ACTIVITIES or
                PackageManager.GET_SERVICES or
                PackageManager.GET_RECEIVERS or
                PackageManager.GET_PROVIDERS
        context.packageManager.getPackageInfo(context.packageName, everything)
    }

    @Test
    fun itAsksForNothingTheNetworkLeastOfAll() {
        val asked = app.requestedPermissions.orEmpty().toList()
        // AndroidX guards receivers of the app's own with a permission of the app's own.
        assertEquals(emptyList<String>(), asked.filterNot { it.startsWith(context.packageName) })
    }

    @Test
    fun othersReachItsWindowAndWhatTheSystemGuards() {
        val reached = app.activities.orEmpty().filter { it.exported }.map { it.name }
        assertEquals(listOf(MainActivity::class.java.name), reached)
        assertFalse(app.services.orEmpty().any { it.exported })
        assertFalse(app.providers.orEmpty().any { it.exported })
        val receivers = app.receivers.orEmpty().filter { it.exported }
        assertEquals(
            emptyList<String>(),
            receivers.filter { it.permission == null }.map { it.name },
        )
    }

    /** Libraries that watch people start with the app, as providers or services of their own. */
    @Test
    fun nothingRunsInItThatIsNotItsOwnOrAndroidX() {
        val parts =
            app.activities.orEmpty().map { it.name } +
                app.services.orEmpty().map { it.name } +
                app.receivers.orEmpty().map { it.name } +
                app.providers.orEmpty().map { it.name }
        assertEquals(
            emptyList<String>(),
            parts.filterNot { it.startsWith("androidx.") || it.startsWith("fr.empile.") },
        )
    }

    /** A second window would open the log a second time. */
    @Test
    fun thereIsOneWindow() {
        val window = app.activities.orEmpty().single { it.exported }
        assertEquals(ActivityInfo.LAUNCH_SINGLE_TASK, window.launchMode)
    }

    @Test
    fun aBackupTakesWhatTheAppWritesAndNoCopies() {
        val flags = context.applicationInfo.flags
        assertTrue(flags and ApplicationInfo.FLAG_ALLOW_BACKUP != 0)
        start()
        startMatch("Laureline", "Félix")
        askCore { it.copyNow() }
        val data = checkNotNull(context.filesDir.parentFile)
        val places = mapOf("file" to context.filesDir, "sharedpref" to File(data, "shared_prefs"))
        listOf(R.xml.backup_rules, R.xml.data_extraction_rules).forEach { rules ->
            val kept = included(rules).map { (domain, path) -> File(places.getValue(domain), path) }
            val log = kept.filter { it.startsWith(context.filesDir) }
            assertEquals(listOf("empile.db", "empile.db-wal"), log.map { it.name }.distinct())
            log.forEach { assertTrue("$it is where the app writes", it.exists()) }
            val copies = askCore { it.copies() }
            assertTrue("there is a copy to leave behind", copies.isNotEmpty())
            val folder = checkNotNull(log.first().parentFile)
            val others = folder.walk().filter { it.isFile && it !in kept }.map { it.name }.toList()
            assertTrue("copies stay: $others", others.any { it.endsWith(".db") })
        }
    }

    private fun included(rules: Int): List<Pair<String, String>> {
        val found = mutableListOf<Pair<String, String>>()
        val parser = context.resources.getXml(rules)
        while (parser.next() != XmlPullParser.END_DOCUMENT) {
            if (parser.eventType == XmlPullParser.START_TAG && parser.name == "include") {
                val (domain, path) = listOf("domain", "path").map { parser.attribute(it) }
                found += domain to path
            }
        }
        return found
    }

    private fun XmlPullParser.attribute(name: String): String = getAttributeValue(null, name)
}
