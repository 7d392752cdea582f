package fr.empile.ui.about

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.Page
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

@Composable
fun AboutScreen(onBack: () -> Unit) {
    val texts = LocalTexts.current
    Page(texts["about-title"], onBack) {
        Column(
            Modifier.fillMaxWidth(),
            verticalArrangement = Arrangement.spacedBy(Space.two),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            PieceView(Piece.Cat(coat = 0u, golden = true), 104.dp)
            Text(
                texts["app-name"],
                color = LocalColours.current.primary,
                style = MaterialTheme.typography.displayLarge,
            )
            listOf(texts["about-words"], texts["about-games"], texts["about-privacy"]).forEach {
                Text(it, textAlign = TextAlign.Center, style = MaterialTheme.typography.bodyLarge)
            }
        }
        SectionTitle(texts["about-licences"])
        ColumnCard {
            NamedDetail(texts["app-name"], OWN_LICENCE)
            licences.forEach { NamedDetail(it.work, "${it.holders}\n${it.licence}") }
        }
    }
}

private const val OWN_LICENCE = "MIT OR Apache-2.0"

/** A work that is part of the app. */
private class Licence(val work: String, val holders: String, val licence: String)

private val licences =
    listOf(
        Licence("Baloo 2", "Ek Type", "SIL Open Font License 1.1"),
        Licence(
            "Atkinson Hyperlegible",
            "Braille Institute of America",
            "SIL Open Font License 1.1",
        ),
        Licence("Compose Multiplatform", "JetBrains, Google", "Apache-2.0"),
        Licence("Kotlin", "JetBrains", "Apache-2.0"),
        Licence("Java Native Access", "JNA", "Apache-2.0"),
        Licence("UniFFI", "Mozilla", "MPL-2.0"),
        Licence("SQLite", "D. Richard Hipp", "Public domain"),
        Licence("Fluent", "Mozilla", "Apache-2.0 OR MIT"),
        Licence("Tokio", "Tokio Contributors", "MIT"),
    )
