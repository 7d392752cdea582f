import java.io.File;
import java.io.FileInputStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.Logger;

/** OldestAndroid SIGNATURES CLASSES: names what our classes ask of the system and the oldest one has not. */
final class OldestAndroid {
    /** Libraries are held to it by their own makers. */
    private static final Set<String> LIBRARIES =
            Set.of("fr.empile.*", "androidx.*", "kotlin.*", "kotlinx.*", "com.sun.jna.*");

    /** Asked for only after a look at the system: by us at its version, by uniffi at the class. */
    private static final List<String> LOOKED_FOR = List.of("android.app.LocaleManager", "java.lang.ref.Cleaner");

    /** R8 brings its own. */
    private static final List<String> BROUGHT = List.of("Long.toUnsignedString(long)");

    private static boolean isMeant(String complaint) {
        return LOOKED_FOR.stream().noneMatch(complaint::contains) && BROUGHT.stream().noneMatch(complaint::endsWith);
    }

    public static void main(String[] arguments) throws Exception {
        var complaints = new ArrayList<String>();
        InvocationHandler listener = (logger, level, words) -> {
            if (level.getName().equals("error") && isMeant((String) words[0])) {
                complaints.add((String) words[0]);
            }
            return null;
        };
        var logger = Proxy.newProxyInstance(Logger.class.getClassLoader(), new Class<?>[] {Logger.class}, listener);
        try (var signatures = new FileInputStream(arguments[0])) {
            var checker = new SignatureChecker(signatures, LIBRARIES, (Logger) logger);
            checker.setSourcePath(List.of());
            checker.process(new File(arguments[1]));
        }
        complaints.forEach(System.out::println);
        System.exit(complaints.isEmpty() ? 0 : 1);
    }
}
