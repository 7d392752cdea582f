import java.io.File;
import java.io.FileInputStream;
import java.util.List;
import java.util.Set;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.PrintWriterLogger;

/** OldestAndroid SIGNATURES CLASSES: names what our classes ask of the system and the oldest one has not. */
final class OldestAndroid {
    /** Held to its own least version, or asked for only behind a look at the system's version. */
    private static final Set<String> NOT_HELD =
            Set.of("fr.empile.*", "androidx.*", "kotlin.*", "kotlinx.*", "com.sun.jna.*", "android.app.LocaleManager");

    public static void main(String[] arguments) throws Exception {
        try (var signatures = new FileInputStream(arguments[0])) {
            var checker = new SignatureChecker(signatures, NOT_HELD, new PrintWriterLogger(System.out));
            checker.setSourcePath(List.of());
            checker.process(new File(arguments[1]));
            System.out.flush();
            System.exit(checker.isSignatureBroken() ? 1 : 0);
        }
    }
}
