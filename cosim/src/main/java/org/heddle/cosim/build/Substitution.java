package org.heddle.cosim.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/**
 * Faulty modules that stand in for right ones in everything that a tool reads, so that a whole test run meets a planted fault.
 *
 * <p>The system property {@value #FOLDER} names a folder of pairs, {@code NAME.right} and {@code NAME.faulty}. Each module whose
 * text equals the right one of a pair, to the byte, is replaced, whatever design it is part of. Nothing in Heddle sets the
 * property but the campaigns of {@code ./heddle mutate}, in processes of their own. Each replacement is told on standard error.
 */
public final class Substitution {
    /** System property: the folder of pairs. */
    public static final String FOLDER = "heddle.substitution";

    /** System property: the folder that keeps the text of each module which a tool reads, named by its hash, with the modules' names. */
    public static final String RECORD = "heddle.record";

    /** Ends the name of a file that holds a module as it is emitted. */
    public static final String RIGHT = ".right";

    /** Ends the name of a file that holds what stands in for it. */
    public static final String FAULTY = ".faulty";

    private static volatile Substitution latest = new Substitution(Optional.empty(), Map.of());

    private final Optional<Path> folder;
    private final Map<String, String> replacements;

    private Substitution(Optional<Path> folder, Map<String, String> replacements) {
        this.folder = folder;
        this.replacements = replacements;
    }

    /** Returns whether modules are replaced or kept by this process: tools have to read them then. */
    public static boolean isAsked() {
        return System.getProperty(FOLDER) != null || System.getProperty(RECORD) != null;
    }

    /**
     * Returns the design that a tool is to read in place of another: that design itself, unless a module of it is to be replaced.
     *
     * @throws UncheckedIOException if a folder that a property names cannot be read or written
     */
    public static VerilogDesign in(VerilogDesign design) {
        String record = System.getProperty(RECORD);
        if (record != null) {
            ModuleRecord.add(Path.of(record), design);
        }
        return current().applied(design);
    }

    /** The folder for models with replaced modules, which must not fill the user's cache; none for all other models. */
    static Optional<ContentCache> cacheFor(VerilogDesign design, VerilogDesign read) {
        return design == read
                ? Optional.empty()
                : current().folder.map(pairs -> ContentCache.at(pairs.resolve("cache")));
    }

    private static Substitution current() {
        Optional<Path> wanted = Optional.ofNullable(System.getProperty(FOLDER)).map(Path::of);
        Substitution known = latest;
        if (!known.folder.equals(wanted)) {
            known = new Substitution(wanted, wanted.map(Substitution::read).orElse(Map.of()));
            latest = known;
        }
        return known;
    }

    /**
     * Writes a folder of pairs.
     *
     * @param replacements what stands in for each right module, by its text
     */
    public static void write(Path folder, Map<String, String> replacements) throws IOException {
        int number = 0;
        for (Map.Entry<String, String> pair : replacements.entrySet()) {
            String name = "m" + number++;
            Files.writeString(folder.resolve(name + RIGHT), pair.getKey());
            Files.writeString(folder.resolve(name + FAULTY), pair.getValue());
        }
    }

    private static Map<String, String> read(Path folder) {
        Map<String, String> replacements = new HashMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path right :
                    files.filter(file -> file.toString().endsWith(RIGHT)).toList()) {
                String name = right.getFileName().toString();
                Path faulty = folder.resolve(name.substring(0, name.length() - RIGHT.length()) + FAULTY);
                replacements.put(Files.readString(right), Files.readString(faulty));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "cannot read the pairs of modules in " + folder + " (system property " + FOLDER + ")", failure);
        }
        return Map.copyOf(replacements);
    }

    private VerilogDesign applied(VerilogDesign design) {
        if (design.files().stream().noneMatch(file -> replacements.containsKey(file.text()))) {
            return design;
        }
        List<VerilogFile> files = new ArrayList<>();
        for (VerilogFile file : design.files()) {
            String faulty = replacements.get(file.text());
            files.add(faulty == null ? file : new VerilogFile(file.name(), faulty, file.lineSites()));
            if (faulty != null) {
                System.err.println("heddle: a FAULTY " + file.name() + " stands in design \"" + design.top()
                        + "\" (system property " + FOLDER + ")");
            }
        }
        return new VerilogDesign(design.top(), files, design.ports());
    }
}
