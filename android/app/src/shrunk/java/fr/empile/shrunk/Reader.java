package fr.empile.shrunk;

import android.accessibilityservice.AccessibilityServiceInfo;
import android.graphics.Rect;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import java.util.ArrayList;
import java.util.List;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;

/** What a screen reader is told of a window, and by which tag the app calls it. */
final class Reader {
    /** Compose tells a thing's tag to whoever asks for it by this name. */
    private static final String TAG = "androidx.compose.ui.semantics.testTag";

    /** A thing on the screen. */
    record Thing(AccessibilityNodeProvider provider, int id, AccessibilityNodeInfo told, String tag) {
        boolean perform(int action, Bundle words) {
            return provider.performAction(id, action, words);
        }

        Rect place() {
            var place = new Rect();
            told.getBoundsInScreen(place);
            return place;
        }

        @Override
        public String toString() {
            return tag + " " + told.getContentDescription() + " " + told.getText() + (told.isEnabled() ? "" : " disabled");
        }
    }

    static void switchOn() {
        var manager = RuntimeEnvironment.getApplication().getSystemService(AccessibilityManager.class);
        var reader = new AccessibilityServiceInfo();
        reader.feedbackType = AccessibilityServiceInfo.FEEDBACK_SPOKEN;
        var switched = Shadows.shadowOf(manager);
        switched.setEnabled(true);
        switched.setEnabledAccessibilityServiceList(List.of(reader));
    }

    /** Everything in sight that has a tag, the outer before the inner. */
    static List<Thing> things(View view) {
        return all(view).stream().filter(thing -> thing.tag() != null).toList();
    }

    /** Scrolls whatever can be scrolled; gives whether anything could. */
    static boolean scroll(View view, boolean forward) {
        int action = forward ? AccessibilityNodeInfo.ACTION_SCROLL_FORWARD : AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD;
        boolean moved = false;
        for (var thing : all(view)) moved |= thing.told().isScrollable() && thing.perform(action, null);
        return moved;
    }

    private static List<Thing> all(View view) {
        var found = new ArrayList<Thing>();
        var provider = view.getAccessibilityNodeProvider();
        if (provider != null) collect(provider, AccessibilityNodeProvider.HOST_VIEW_ID, found);
        if (view instanceof ViewGroup group) {
            for (int at = 0; at < group.getChildCount(); at++) found.addAll(all(group.getChildAt(at)));
        }
        return found;
    }

    private static void collect(AccessibilityNodeProvider provider, int id, List<Thing> found) {
        var told = provider.createAccessibilityNodeInfo(id);
        if (told == null) return;
        provider.addExtraDataToAccessibilityNodeInfo(id, told, TAG, new Bundle());
        var tag = told.getExtras().getCharSequence(TAG);
        found.add(new Thing(provider, id, told, tag == null ? null : tag.toString()));
        for (int at = 0; at < told.getChildCount(); at++) {
            collect(provider, AccessibilityNodeInfo.getVirtualDescendantId(told.getChildId(at)), found);
        }
    }

    private Reader() {}
}
