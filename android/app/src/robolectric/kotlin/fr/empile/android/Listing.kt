package fr.empile.android

import kotlin.system.exitProcess
import org.junit.runner.Description
import org.junit.runner.JUnitCore
import org.junit.runner.Request
import org.junit.runner.Result
import org.junit.runner.manipulation.Filter
import org.junit.runner.notification.Failure
import org.junit.runner.notification.RunListener

/**
 * Listing CLASS… | CLASS#METHOD…: runs these tests and says of each how it went and how long it
 * took.
 */
object Listing {
    @JvmStatic
    fun main(arguments: Array<String>) {
        val core = JUnitCore().apply { addListener(Line()) }
        val results = arguments.map { core.run(request(it)) }
        val run = results.sumOf(Result::getRunCount)
        val failed = results.sumOf(Result::getFailureCount)
        println("ended ${run - failed} $failed")
        // Threads of what Robolectric plays would hold the process.
        exitProcess(if (failed == 0) 0 else 1)
    }

    private fun request(name: String): Request {
        val (test, method) = "$name#".split('#')
        val all = Request.aClass(Class.forName("fr.empile.android.$test"))
        return if (method.isEmpty()) all else all.filterWith(Named(method))
    }

    /** Robolectric adds the API level to a method's name where there are several. */
    private class Named(private val method: String) : Filter() {
        override fun shouldRun(test: Description): Boolean =
            test.isSuite || test.methodName.substringBefore('[') == method

        override fun describe() = method
    }

    private class Line : RunListener() {
        private var began = 0L
        private var failure: Failure? = null

        override fun testStarted(test: Description) {
            began = System.nanoTime()
            failure = null
        }

        override fun testFailure(failed: Failure) {
            failure = failed
        }

        override fun testFinished(test: Description) {
            val seconds = (System.nanoTime() - began) / NANOS
            val how = if (failure == null) "passed" else "FAILED"
            val name = "${test.testClass.simpleName}.${test.methodName}"
            println("android: %-7s %5.1f s  %s".format(how, seconds, name))
            failure?.let { println(it.trimmedTrace) }
        }
    }

    private const val NANOS = 1e9
}
