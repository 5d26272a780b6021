package org.heddle.verify.mutate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.mutate.fault.ModuleSource;

/** The texts of modules that checks read, as {@link Baseline} keeps them: {@code HASH-NAME.v}. */
final class RecordedModules {
    private static final Pattern PLACE = Pattern.compile("// (\\w+\\.java):(\\d+)$");
    private static final int HASH = 64;

    private final Path folder;
    private final Map<String, Optional<ModuleSource>> sources = new HashMap<>();
    private final Map<String, VerilogFile> files = new HashMap<>();

    RecordedModules(Path folder) {
        this.folder = folder;
    }

    static String nameOf(String recorded) {
        return recorded.substring(HASH + 1);
    }

    /** A file with the Java places that stand in its text. */
    synchronized VerilogFile file(String recorded) {
        return files.computeIfAbsent(recorded, this::read);
    }

    private VerilogFile read(String recorded) {
        try {
            String text = Files.readString(folder.resolve(recorded));
            List<Optional<Site>> sites = new ArrayList<>();
            text.lines().forEach(line -> sites.add(place(line)));
            return new VerilogFile(nameOf(recorded), text, sites);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read the module " + recorded + " in " + folder, failure);
        }
    }

    private static Optional<Site> place(String line) {
        Matcher matcher = PLACE.matcher(line);
        return matcher.find()
                ? Optional.of(new Site(matcher.group(1), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /** The statements of a module; none if it is not what the emitter writes. */
    synchronized Optional<ModuleSource> source(String recorded, CheckRecord check) {
        return sources.computeIfAbsent(recorded, module -> parse(module, check));
    }

    private Optional<ModuleSource> parse(String module, CheckRecord check) {
        VerilogFile file = file(module);
        List<VerilogFile> family = new ArrayList<>();
        for (String other : check.modules()) {
            String name = nameOf(other).replace(".v", "");
            if (!other.equals(module) && file.text().contains(" " + name + " ")) {
                family.add(file(other));
            }
        }
        family.add(file);
        try {
            return Optional.of(ModuleSource.of(family).get(file.module()));
        } catch (IllegalArgumentException foreign) {
            return Optional.empty();
        }
    }
}
