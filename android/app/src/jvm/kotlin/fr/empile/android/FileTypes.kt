package fr.empile.android

/** What kind of file a name promises, as the system's pickers call it. */
fun mediaTypeOf(name: String): String =
    when (name.substringAfterLast('.', "").lowercase()) {
        "json" -> "application/json"
        "csv" -> "text/csv"
        else -> "application/octet-stream"
    }

/** What may be taken in. Many a mail or cloud app forgets what kind of file it hands on. */
val readableTypes: Array<String> =
    arrayOf("application/json", "text/csv", "text/*", "application/octet-stream")
