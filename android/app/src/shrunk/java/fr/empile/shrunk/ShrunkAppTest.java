package fr.empile.shrunk;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.os.Bundle;
import java.io.File;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowChoreographer;

/**
 * The app as R8 leaves it: classes that native code and reflection look up by name are found, and the core calls back.
 * Nothing of the app has its name any more but what the rules keep, so it is known by what the system knows: its
 * activity, its log, and what a screen reader is told. It is written in Java because a test in Kotlin would need the
 * library that is shrunk with the app.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = Config.NEWEST_SDK, qualifiers = "fr-rFR-w411dp-h891dp-normal-long-notround-port-notnight-420dpi")
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class ShrunkAppTest {
    private static final String ROBOTS = "played-";
    private static final String ROLL = "node-10";

    private ActivityController<? extends Activity> controller;

    /** Frames come when {@link Window} lets time pass: the splash screen asks for one after the other. */
    @Before
    public void framesInTheirTime() {
        ShadowChoreographer.setPaused(true);
        Reader.switchOn();
    }

    private Window start(Bundle kept) throws ClassNotFoundException {
        var main = Class.forName("fr.empile.android.MainActivity").asSubclass(Activity.class);
        controller = Robolectric.buildActivity(main).create(kept).start();
        if (kept != null) controller.restoreInstanceState(kept);
        controller.resume().visible();
        // It belongs to a window once that was drawn.
        Window.frame();
        controller.windowFocusChanged(true);
        return new Window(controller.get());
    }

    private Window forgetAndReturn() throws ClassNotFoundException {
        var kept = new Bundle();
        controller.windowFocusChanged(false).pause().saveInstanceState(kept).stop().destroy();
        return start(kept);
    }

    /** A robot sits first, so that something happens of which only the core can tell. */
    private void sitDown(Window window) {
        window.touch("new-match");
        window.touch("game-pile-poils");
        window.touch(window.tagThatBegins(ROBOTS));
        window.type("newcomer-name", "Laureline");
        window.touch("newcomer-add");
        window.touch("start");
    }

    @Test
    public void aMatchIsBegunByTouchesKeptAndFoundAgain() throws Exception {
        var window = start(null);
        sitDown(window);
        window.waitFor("table");
        var begun = window.waitForBoard();
        window.until("the core tells of a robot's move", () -> !window.board().equals(begun));
        window.waitFor(ROLL);
        window.until("it is somebody's turn", () -> window.isAtRest(ROLL));
        var before = window.board();
        window.touch(ROLL);
        window.until("the dice lie there", () -> !window.board().equals(before));
        List<String> left = window.restingBoard();

        var log = new File(RuntimeEnvironment.getApplication().getFilesDir(), "log/empile.db");
        assertTrue("there is a log", log.length() > 0);

        var again = forgetAndReturn();
        again.waitFor("table");
        again.waitForBoard();
        assertEquals(left, again.restingBoard());

        controller.windowFocusChanged(false).pause().stop().destroy();
        var anew = start(null);
        anew.touch(anew.tagThatBegins("resume-"));
        anew.waitForBoard();
        assertEquals("from the log alone", left, anew.restingBoard());
    }
}
