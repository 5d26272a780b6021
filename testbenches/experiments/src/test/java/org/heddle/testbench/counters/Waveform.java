package org.heddle.testbench.counters;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A waveform in VCD, gone through once, from one edge of a clock to the next. */
final class Waveform implements AutoCloseable {
    /** A signal of at most 64 bits. */
    static final class Signal {
        private long value;
        private long next;

        /** Its value just before the edge. */
        long value() {
            return value;
        }

        /** Whether it is not 0. */
        boolean isHigh() {
            return value != 0;
        }
    }

    private final BufferedReader lines;
    private final Map<String, String> codes = new HashMap<>();
    private final Map<String, Signal> watched = new HashMap<>();
    private final List<Signal> changed = new ArrayList<>();

    /** Opens a file and reads its names. */
    Waveform(Path file) throws IOException {
        lines = Files.newBufferedReader(file);
        Deque<String> scopes = new ArrayDeque<>();
        String line = lines.readLine();
        while (!line.startsWith("$enddefinitions")) {
            String[] words = line.strip().split("\\s+");
            switch (words[0]) {
                case "$scope" -> scopes.addLast(words[2]);
                case "$upscope" -> scopes.removeLast();
                case "$var" -> codes.put(String.join(".", scopes) + "." + words[4], words[3]);
                default -> {
                    // Versions and dates.
                }
            }
            line = lines.readLine();
        }
    }

    /**
     * A signal that is to be watched.
     *
     * @param path its scopes and its name, with dots between
     * @throws IllegalArgumentException if there is none
     */
    Signal signal(String path) {
        String code = codes.get(path);
        if (code == null) {
            throw new IllegalArgumentException("the waveform has no signal \"" + path + "\"");
        }
        return watched.computeIfAbsent(code, unseen -> new Signal());
    }

    /** Goes through the whole file; at each rise of a clock the watched signals are as they were just before it. */
    void replay(Signal clock, Runnable atRise) throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("#")) {
                passTo(clock, atRise);
            } else if (!line.isEmpty()) {
                take(line);
            }
        }
        passTo(clock, atRise);
    }

    private void take(String line) {
        boolean isWide = line.startsWith("b");
        int space = isWide ? line.indexOf(' ') : 1;
        Signal signal = watched.get(line.substring(isWide ? space + 1 : 1));
        if (signal != null) {
            signal.next = Long.parseUnsignedLong(line.substring(isWide ? 1 : 0, space), 2);
            changed.add(signal);
        }
    }

    private void passTo(Signal clock, Runnable atRise) {
        if (clock.next > clock.value) {
            atRise.run();
        }
        changed.forEach(signal -> signal.value = signal.next);
        changed.clear();
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
