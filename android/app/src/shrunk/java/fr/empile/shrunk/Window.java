package fr.empile.shrunk;

import android.app.Activity;
import android.os.Bundle;
import android.os.Looper;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.robolectric.Shadows;

/** The activity's window: what is in it, and a finger on it. */
final class Window {
    private static final Duration FRAME = Duration.ofMillis(16);
    private static final long PATIENCE_NANOS = 60_000_000_000L;
    private static final int STILL_FRAMES = 20;
    /** What the last move brought, which is told once. */
    private static final String NEWS = "node-1";

    private final View view;
    private boolean isGoingDown = true;

    Window(Activity activity) {
        view = activity.getWindow().getDecorView();
    }

    /** A frame is drawn, and the core's threads have a moment of their own. */
    static void frame() {
        Shadows.shadowOf(Looper.getMainLooper()).idleFor(FRAME);
        try {
            Thread.sleep(2);
        } catch (InterruptedException ended) {
            throw new AssertionError(ended);
        }
    }

    void until(String what, BooleanSupplier isSo) {
        long last = System.nanoTime() + PATIENCE_NANOS;
        while (!isSo.getAsBoolean()) {
            if (System.nanoTime() > last) throw new AssertionError("never: " + what + "; there is " + Reader.things(view));
            frame();
        }
    }

    private List<Reader.Thing> all(String tag) {
        return Reader.things(view).stream().filter(thing -> thing.tag().equals(tag)).toList();
    }

    private boolean isThere(String tag) {
        return all(tag).stream().anyMatch(thing -> thing.told().isEnabled());
    }

    Reader.Thing waitFor(String tag) {
        until(tag + " is there", () -> isThere(tag));
        return all(tag).get(0);
    }

    /** Scrolls to the end, and back, and so on, until it is in sight; a reader is told of nothing else. */
    private Reader.Thing find(String tag) {
        until(
                tag + " is in sight",
                () -> {
                    if (isThere(tag)) return true;
                    if (!Reader.scroll(view, isGoingDown)) isGoingDown = !isGoingDown;
                    return false;
                });
        var found = waitFor(tag);
        found.perform(AccessibilityNodeInfo.AccessibilityAction.ACTION_SHOW_ON_SCREEN.getId(), null);
        for (int frame = 0; frame < STILL_FRAMES; frame++) frame();
        return waitFor(tag);
    }

    String tagThatBegins(String begin) {
        BooleanSupplier isThere = () -> Reader.things(view).stream().anyMatch(thing -> thing.tag().startsWith(begin));
        until(begin + "… is there", isThere);
        return Reader.things(view).stream().map(Reader.Thing::tag).filter(tag -> tag.startsWith(begin)).findFirst().get();
    }

    /** What stands on the table, by its names. */
    List<String> board() {
        var pieces = Reader.things(view).stream().filter(thing -> thing.tag().startsWith("node-") && !thing.tag().equals(NEWS));
        return pieces.map(Object::toString).sorted().toList();
    }

    List<String> waitForBoard() {
        until("a board", () -> !board().isEmpty());
        return board();
    }

    /** The board, once it has not changed for a while. */
    List<String> restingBoard() {
        var last = board();
        for (int still = 0; still < STILL_FRAMES; still++) {
            frame();
            var now = board();
            if (!now.equals(last)) still = 0;
            last = now;
        }
        return last;
    }

    /** It can be used, and nothing on the board is on its way. */
    boolean isAtRest(String tag) {
        restingBoard();
        return all(tag).stream().anyMatch(thing -> thing.told().isEnabled() && thing.told().isClickable());
    }

    /** One finger, where the thing is seen; it is brought into sight first. */
    void touch(String tag) {
        var place = find(tag).place();
        long began = SystemClock.uptimeMillis();
        for (int action : new int[] {MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP}) {
            var event = MotionEvent.obtain(began, SystemClock.uptimeMillis(), action, place.exactCenterX(), place.exactCenterY(), 0);
            view.dispatchTouchEvent(event);
            event.recycle();
            frame();
        }
    }

    void type(String tag, String text) {
        var words = new Bundle();
        words.putCharSequence(AccessibilityNodeInfo.ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE, text);
        var field = find(tag);
        if (!field.perform(AccessibilityNodeInfo.ACTION_SET_TEXT, words)) throw new AssertionError(field + " takes no text");
        frame();
    }
}
