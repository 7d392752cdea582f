package fr.empile.ui.files

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import fr.empile.core.CopyInfo
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** A copy, what there is in it, and the way back to it. One that is damaged says so. */
@Composable
internal fun CopyRow(copy: CopyInfo, state: FilesState, day: (Long) -> String) {
    val texts = LocalTexts.current
    val name = texts.nameOf(copy, day)
    HorizontalDivider(color = LocalColours.current.outline)
    Column(Modifier.fillMaxWidth().testTag("copy-${copy.id}")) {
        NamedDetail(name, texts.contentsOf(copy, day))
        if (copy.isSound) {
            TextButton(
                { state.asked = copy },
                Modifier.align(Alignment.End)
                    .heightIn(min = Space.target)
                    .padding(top = Space.half)
                    .testTag("put-back-${copy.id}")
                    .semantics {
                        contentDescription = texts.say("files-put-back-label", "name" to name)
                    },
                enabled = !state.isBusy,
            ) {
                Text(texts["files-put-back"])
            }
        }
    }
}

/** Nothing is lost by it, and yet everything looks different afterwards. */
@Composable
internal fun PutBackQuestion(
    copy: CopyInfo,
    state: FilesState,
    day: (Long) -> String,
    onPutBack: (CopyInfo) -> Unit,
) {
    val texts = LocalTexts.current
    QuestionDialog(
        texts["files-put-back-ask"],
        texts.say(
            "files-put-back-detail",
            "name" to texts.nameOf(copy, day),
            "contents" to copy.contents,
        ),
        yes = texts["files-put-back-yes"],
        no = texts["files-put-back-no"],
        onYes = { onPutBack(copy) },
        onNo = { state.asked = null },
    )
}

private fun Texts.nameOf(copy: CopyInfo, day: (Long) -> String): String {
    val key = if (copy.isSetAside) "files-copy-aside" else "files-copy-made"
    return say(key, "day" to day(copy.madeAt))
}

private fun Texts.contentsOf(copy: CopyInfo, day: (Long) -> String): String {
    val last = copy.lastPlayedAt ?: return copy.contents
    return say("files-copy-last", "contents" to copy.contents, "day" to day(last))
}
