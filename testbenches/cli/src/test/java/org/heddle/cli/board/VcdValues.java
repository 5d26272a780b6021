package org.heddle.cli.board;

import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Changes of some signals of a VCD file, by the time in picoseconds. */
final class VcdValues {
    private final Map<String, NavigableMap<Long, BigInteger>> changes = new HashMap<>();

    /**
     * Reads a file.
     *
     * @param names with the scopes before them, {@code TOP.capture.sent.valid}
     */
    static VcdValues read(Path file, List<String> names) throws IOException {
        VcdValues values = new VcdValues();
        names.forEach(name -> values.changes.put(name, new TreeMap<>()));
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            values.read(lines, values.names(lines));
        }
        return values;
    }

    /** Returns the signals of each letter code. */
    private Map<String, NavigableMap<Long, BigInteger>> names(BufferedReader lines) throws IOException {
        Map<String, NavigableMap<Long, BigInteger>> byCode = new HashMap<>();
        Deque<String> scopes = new ArrayDeque<>();
        for (String line = lines.readLine(); !line.startsWith("$enddefinitions"); line = lines.readLine()) {
            String[] words = line.trim().split(" +");
            switch (words[0]) {
                case "$scope" -> scopes.addLast(words[2]);
                case "$upscope" -> scopes.removeLast();
                case "$var" -> {
                    String name = String.join(".", scopes) + "." + words[4];
                    if (changes.containsKey(name)) {
                        byCode.put(words[3], changes.get(name));
                    }
                }
                default -> {}
            }
        }
        return byCode;
    }

    private void read(BufferedReader lines, Map<String, NavigableMap<Long, BigInteger>> byCode) throws IOException {
        long now = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("#")) {
                now = Long.parseLong(line.substring(1));
                continue;
            }
            int blank = line.indexOf(' ');
            String code = line.substring(blank < 0 ? 1 : blank + 1);
            NavigableMap<Long, BigInteger> own = byCode.get(code);
            if (own != null) {
                own.put(now, new BigInteger(blank < 0 ? line.substring(0, 1) : line.substring(1, blank), 2));
            }
        }
    }

    /** Returns the changes of a signal. */
    NavigableMap<Long, BigInteger> changes(String name) {
        return changes.get(name);
    }

    /** Returns the value at a time. */
    BigInteger at(String name, long time) {
        return changes.get(name).floorEntry(time).getValue();
    }

    /** Returns the value just before a time. */
    BigInteger before(String name, long time) {
        return changes.get(name).lowerEntry(time).getValue();
    }
}
