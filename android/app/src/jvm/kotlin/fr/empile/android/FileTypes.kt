package fr.empile.android

import fr.empile.core.FileKind

/**
 * What kind of file a name promises, as the system's pickers call it. Ours is octets to them: a
 * kind that they know would have them write its usual ending behind ours.
 */
fun mediaTypeOf(name: String): String =
    when (name.substringAfterLast('.', "").lowercase()) {
        "json" -> "application/json"
        "csv" -> TABLES
        "png" -> "image/png"
        else -> OCTETS
    }

/** What kind of file this is to the system, before anybody has named one. */
fun mediaTypeOf(kind: FileKind): String =
    when (kind) {
        FileKind.LOG -> OCTETS
        FileKind.TABLE -> TABLES
    }

/** What may be taken in. Many a mail or cloud app forgets what kind of file it hands on. */
val readableTypes: Array<String> = arrayOf("application/json", TABLES, "text/*", OCTETS)

private const val TABLES = "text/csv"
private const val OCTETS = "application/octet-stream"
