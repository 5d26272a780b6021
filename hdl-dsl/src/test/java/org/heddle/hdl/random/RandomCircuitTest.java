package org.heddle.hdl.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Netlist;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.engine.Verilator;
import org.junit.jupiter.api.Test;

/** {@code -Dheddle.seed=N} begins elsewhere, {@code -Dheddle.circuits=N} draws more. A difference names its seed as a port. */
class RandomCircuitTest {
    private static final int BATCH = 25;
    private static final int CYCLES = 40;

    @Test
    void theInterpreterAndIcarusAgreeOnRandomCircuits() {
        long seed = Long.getLong("heddle.seed", 1);
        long circuits = Long.getLong("heddle.circuits", 75);
        for (long done = 0; done < circuits; done += BATCH) {
            long first = seed + done;
            Design<RandomCircuit.Batch> design = Heddle.elaborate(() -> new RandomCircuit.Batch(first, BATCH));
            List<Map<String, BigInteger>> rows = stimulus(first);
            List<Map<String, BigInteger>> expected = Reference.run(design, rows);
            List<Map<String, BigInteger>> actual = Icarus.run(design, rows);
            for (int i = 0; i < CYCLES; i++) {
                for (String port : expected.get(i).keySet()) {
                    assertThat(actual.get(i).get(port))
                            .as(port + " in cycle " + i + ", -Dheddle.seed=" + first)
                            .isEqualTo(expected.get(i).get(port));
                }
            }
            if (done % (3 * BATCH) == 0) {
                Lint.requireCleanText(design);
            }
        }
    }

    /** Slow engines see fewer circuits. */
    @Test
    void verilatorAgreesToo() {
        agrees(3, Verilator::run);
    }

    @Test
    void theSynthesisedGatesAgreeToo() {
        agrees(1, Netlist::run);
    }

    private static void agrees(int circuits, Engine engine) {
        long seed = Long.getLong("heddle.seed", 7);
        Design<RandomCircuit.Batch> design = Heddle.elaborate(() -> new RandomCircuit.Batch(seed, circuits));
        List<Map<String, BigInteger>> rows = stimulus(seed);
        assertThat(engine.run(design, rows)).as("-Dheddle.seed=" + seed).isEqualTo(Reference.run(design, rows));
    }

    private interface Engine {
        List<Map<String, BigInteger>> run(Design<?> design, List<Map<String, BigInteger>> rows);
    }

    private static List<Map<String, BigInteger>> stimulus(long seed) {
        Random random = new Random(seed);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        for (int i = 0; i < CYCLES; i++) {
            rows.add(Map.of(
                    "a", new BigInteger(8, random),
                    "b", new BigInteger(33, random),
                    "c", new BigInteger(1, random),
                    "d", new BigInteger(4, random),
                    "reset", random.nextInt(16) == 0 ? BigInteger.ONE : BigInteger.ZERO));
        }
        return rows;
    }
}
