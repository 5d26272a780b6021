package org.heddle.verify.fuzz.engine;

import java.util.List;

/**
 * Trace of a circuit's output.
 *
 * @param rows its output after each cycle, in hexadecimal, as many digits as its width needs; x and z for unknown bits
 */
public record Trace(List<String> rows) {
    public Trace {
        rows = List.copyOf(rows);
    }
}
