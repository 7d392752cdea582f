package fr.empile.desktop

import androidx.compose.runtime.Composable
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import androidx.compose.ui.use
import fr.empile.core.coreVersion
import fr.empile.ui.CoreVersion
import java.io.File
import org.jetbrains.skia.EncodedImageFormat

/** One picture per screen, for machines without a display. */
fun tour(directory: File) {
    directory.mkdirs()
    picture(File(directory, "01-version.png")) { CoreVersion(coreVersion(), bundledTypography) }
}

private fun picture(file: File, screen: @Composable () -> Unit) {
    val png =
        ImageComposeScene(width = 840, height = 1720, density = Density(2f), content = screen)
            .use { it.render() }
            .encodeToData(EncodedImageFormat.PNG)
    file.writeBytes(checkNotNull(png) { "Skia could not encode $file" }.bytes)
}
