package org.heddle.verify.against;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a run that the prover has found, with the names of ports. */
final class RunTrace {
    private static final Pattern INPUT = Pattern.compile("pi(\\d+)@(\\d+)=([01])");
    private static final String IN = "in_";
    private static final String COMPARED = "cmp_";

    private RunTrace() {}

    /**
     * Reads it.
     *
     * @param output number of the output that says "different"
     * @param cycle in which it does
     */
    static Counterexample read(Path map, Path run, int output, int cycle) throws IOException {
        Map<Integer, String> names = new HashMap<>();
        Map<Integer, Integer> bits = new HashMap<>();
        String differs = "an output";
        for (String line : Files.readAllLines(map)) {
            String[] parts = line.split(" ", 4);
            if (parts[0].equals("input")) {
                names.put(Integer.parseInt(parts[1]), parts[3].substring(IN.length()));
                bits.put(Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
            } else if (parts[0].equals("output") && Integer.parseInt(parts[1]) == output) {
                differs = parts[3].startsWith(COMPARED) ? parts[3].substring(COMPARED.length()) : parts[3];
            }
        }
        List<Map<String, BigInteger>> values = new ArrayList<>();
        for (int i = 0; i <= cycle; i++) {
            values.add(new LinkedHashMap<>());
        }
        Matcher inputs = INPUT.matcher(Files.readString(run));
        while (inputs.find()) {
            int input = Integer.parseInt(inputs.group(1));
            int frame = Integer.parseInt(inputs.group(2));
            if (names.containsKey(input) && frame <= cycle) {
                BigInteger bit = new BigInteger(inputs.group(3)).shiftLeft(bits.get(input));
                values.get(frame).merge(names.get(input), bit, BigInteger::or);
            }
        }
        return new Counterexample(differs, cycle, changes(values));
    }

    private static List<Map<String, String>> changes(List<Map<String, BigInteger>> values) {
        List<Map<String, String>> changes = new ArrayList<>();
        Map<String, BigInteger> last = new HashMap<>();
        for (Map<String, BigInteger> cycle : values) {
            Map<String, String> changed = new LinkedHashMap<>();
            cycle.forEach((name, value) -> {
                if (!value.equals(last.getOrDefault(name, BigInteger.ZERO))) {
                    changed.put(name, "0x" + value.toString(16));
                }
                last.put(name, value);
            });
            changes.add(changed);
        }
        return changes;
    }
}
