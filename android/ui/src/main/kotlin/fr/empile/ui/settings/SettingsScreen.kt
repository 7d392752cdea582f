package fr.empile.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.RobotPace
import fr.empile.ui.common.CardTitle
import fr.empile.ui.common.Choices
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.Page
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.Space

/** Where one goes from the settings. */
class SettingsActions(
    val onBack: () -> Unit,
    val onFiles: () -> Unit,
    val onAbout: () -> Unit,
)

@Composable
fun SettingsScreen(preferences: Preferences, actions: SettingsActions) {
    val texts = LocalTexts.current
    Page(texts["settings-title"], actions.onBack) {
        Column(verticalArrangement = Arrangement.spacedBy(Space.two)) {
            Looks(preferences)
            Habits(preferences)
            val wide = Modifier.fillMaxWidth()
            SecondaryButton(texts["files-title"], actions.onFiles, wide.testTag("files"))
            SecondaryButton(texts["about-title"], actions.onAbout, wide.testTag("about"))
        }
    }
}

@Composable
private fun Looks(preferences: Preferences) {
    val texts = LocalTexts.current
    ColumnCard {
        Setting(
            texts["settings-language"],
            LanguageChoice.entries,
            preferences.language,
            { texts.of(it) },
        ) {
            preferences.language = it
        }
        Setting(texts["settings-theme"], ThemeChoice.entries, preferences.theme, { texts.of(it) }) {
            preferences.theme = it
        }
        Setting(
            texts["settings-text-size"],
            TextSize.entries,
            preferences.textSize,
            { texts.of(it) },
        ) {
            preferences.textSize = it
        }
        OnOff("settings-patterns", preferences.isPatterned) { preferences.isPatterned = it }
        OnOff("settings-calm", preferences.isCalm) { preferences.isCalm = it }
    }
}

@Composable
private fun Habits(preferences: Preferences) {
    val texts = LocalTexts.current
    ColumnCard {
        OnOff("settings-sound", preferences.hasSound) { preferences.hasSound = it }
        OnOff("settings-haptics", preferences.hasHaptics) { preferences.hasHaptics = it }
        OnOff("settings-keep-awake", preferences.keepsAwake) { preferences.keepsAwake = it }
        Setting(
            texts["settings-robots"],
            RobotPace.entries,
            preferences.robotPace,
            { texts.of(it) },
        ) {
            preferences.robotPace = it
        }
    }
}

@Composable
private fun <T : Enum<T>> Setting(
    title: String,
    all: List<T>,
    chosen: T,
    name: (T) -> String,
    onChoose: (T) -> Unit,
) {
    CardTitle(title)
    Choices(all, chosen, name, onChoose, tag = { "choose-${it.name}" })
}

/** A switch whose name and detail have keys alike. */
@Composable
private fun OnOff(key: String, isOn: Boolean, onChange: (Boolean) -> Unit) {
    val texts = LocalTexts.current
    SwitchRow(texts[key], texts["$key-detail"], isOn, Modifier.testTag(key), onChange)
}

private fun Texts.of(language: LanguageChoice): String =
    when (language) {
        LanguageChoice.System -> this["settings-language-system"]
        LanguageChoice.French -> this["settings-language-fr"]
        LanguageChoice.English -> this["settings-language-en"]
    }

private fun Texts.of(theme: ThemeChoice): String =
    when (theme) {
        ThemeChoice.System -> this["settings-theme-system"]
        ThemeChoice.Light -> this["settings-theme-light"]
        ThemeChoice.Dark -> this["settings-theme-dark"]
    }

private fun Texts.of(size: TextSize): String =
    when (size) {
        TextSize.Usual -> this["settings-text-usual"]
        TextSize.Larger -> this["settings-text-larger"]
        TextSize.Large -> this["settings-text-large"]
        TextSize.Largest -> this["settings-text-largest"]
    }

private fun Texts.of(pace: RobotPace): String =
    when (pace) {
        RobotPace.CALM -> this["settings-robots-calm"]
        RobotPace.USUAL -> this["settings-robots-usual"]
        RobotPace.BRISK -> this["settings-robots-brisk"]
    }
