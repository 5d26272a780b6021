package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Design;
import org.heddle.hdl.engine.Icarus;

/**
 * Beats through a component with one stream in and one out. Inputs are fixed before the run, so the source cannot wait for
 * {@code ready}: a beat moves in the cycles in which both happen to be 1, and the checks look at those cycles only.
 */
final class StreamCheck {
    /** Beats that moved at both ends, and the cycles in which they did. */
    record Traffic(List<BigInteger> taken, List<Integer> takenAt, List<BigInteger> given, List<Integer> givenAt) {}

    private final String source;
    private final String sink;

    StreamCheck(String source, String sink) {
        this.source = source;
        this.sink = sink;
    }

    /** Runs with the given chances, in percent, that the source offers and that the sink takes. */
    Traffic run(Design<?> design, int cycles, int width, int offers, int takes, long seed) {
        Random random = new Random(seed);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        for (int i = 0; i < cycles; i++) {
            Map<String, BigInteger> row = new HashMap<>();
            row.put(source + "_valid", random.nextInt(100) < offers ? BigInteger.ONE : BigInteger.ZERO);
            row.put(source + "_data", new BigInteger(width, random));
            row.put(sink + "_ready", random.nextInt(100) < takes ? BigInteger.ONE : BigInteger.ZERO);
            rows.add(row);
        }
        List<Map<String, BigInteger>> outputs = Icarus.run(design, rows);
        Traffic traffic = new Traffic(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < cycles; i++) {
            if (isOne(rows.get(i), source + "_valid") && isOne(outputs.get(i), source + "_ready")) {
                traffic.taken().add(rows.get(i).get(source + "_data"));
                traffic.takenAt().add(i);
            }
            if (isOne(outputs.get(i), sink + "_valid") && isOne(rows.get(i), sink + "_ready")) {
                traffic.given().add(outputs.get(i).get(sink + "_data"));
                traffic.givenAt().add(i);
            }
            stableWhileStalled(rows, outputs, i);
        }
        return traffic;
    }

    private void stableWhileStalled(List<Map<String, BigInteger>> rows, List<Map<String, BigInteger>> outputs, int i) {
        if (i > 0 && isOne(outputs.get(i - 1), sink + "_valid") && !isOne(rows.get(i - 1), sink + "_ready")) {
            assertThat(isOne(outputs.get(i), sink + "_valid"))
                    .as("valid stays in cycle " + i)
                    .isTrue();
            assertThat(outputs.get(i).get(sink + "_data"))
                    .as("data stays in cycle " + i)
                    .isEqualTo(outputs.get(i - 1).get(sink + "_data"));
        }
    }

    private static boolean isOne(Map<String, BigInteger> row, String port) {
        BigInteger value = row.get(port);
        assertThat(value).as(port + " is known").isNotNull();
        return value.equals(BigInteger.ONE);
    }
}
