package org.heddle.verify.mutate;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.heddle.cosim.tool.Sha256;
import org.heddle.verify.mutate.fault.Fault;
import org.heddle.verify.mutate.fault.ModuleSource;
import org.heddle.verify.mutate.fault.Mutant;

/**
 * Mutants that change nothing for a reason that no tool has shown, each with that reason in writing. The file {@code argued.txt} beside this
 * class has a line for each: its {@link #key}, a space, the reason.
 */
final class ArguedMutants {
    private static final String FILE = "argued.txt";
    private static final int DIGITS = 12;

    private final Map<String, String> reasons;

    private ArguedMutants(Map<String, String> reasons) {
        this.reasons = reasons;
    }

    /** Those of the file. */
    static ArguedMutants committed() throws IOException {
        try (InputStream in = ArguedMutants.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the command line was packed without " + FILE);
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /**
     * Those of a text.
     *
     * @throws IllegalArgumentException if a line has no reason, or a key stands there twice
     */
    static ArguedMutants parse(String text) {
        Map<String, String> reasons = new HashMap<>();
        for (String line : text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList()) {
            String[] parts = line.split(" ", 2);
            if (parts.length < 2 || parts[1].isBlank() || reasons.put(parts[0], parts[1].strip()) != null) {
                throw new IllegalArgumentException(
                        FILE + ": \"" + line + "\": a line is the key of a mutant, once, a space, and the reason");
            }
        }
        return new ArguedMutants(reasons);
    }

    /** The reason why the mutant changes nothing, if one is written down. */
    Optional<String> reason(Mutant mutant) {
        return Optional.ofNullable(reasons.get(key(mutant)));
    }

    /** Names a mutant by its module's text and its change, without the places in Java: it stays the same until one of them changes. */
    static String key(Mutant mutant) {
        ModuleSource module = mutant.module();
        Fault fault = mutant.fault();
        int start = module.withoutPlaces(fault.start());
        String change = "%s\0%d\0%d\0%s"
                .formatted(module.digest(), start, module.withoutPlaces(fault.end()) - start, fault.replacement());
        byte[] bytes = change.getBytes(StandardCharsets.UTF_8);
        Sha256 digest = new Sha256();
        digest.add(bytes, 0, bytes.length);
        return module.name() + ":" + digest.text().substring(0, DIGITS);
    }

    /** The keys of the lines, in no order. */
    Set<String> keys() {
        return reasons.keySet();
    }
}
