package fr.empile.ui.lesson

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.OpenCard
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/** The way to the rules for whoever sits down, and for those who never played it, to the lesson. */
@Composable
fun HowToPlay(offersLesson: Boolean, onRules: () -> Unit, onLearn: () -> Unit) {
    val texts = LocalTexts.current
    Column(Modifier.fillMaxWidth().padding(top = Space.one)) {
        if (offersLesson) {
            OpenCard("learn", onLearn) {
                NamedDetail(
                    "${texts["lesson-offer"]} ${texts["lesson-learn"]}",
                    texts["lesson-learn-detail"],
                )
            }
        }
        TextButton(
            onRules,
            Modifier.align(Alignment.CenterHorizontally)
                .heightIn(min = Space.target)
                .testTag("how-to-play"),
        ) {
            Text(texts["lesson-how"])
        }
    }
}
