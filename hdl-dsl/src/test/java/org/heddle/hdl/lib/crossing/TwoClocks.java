package org.heddle.hdl.lib.crossing;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.heddle.hdl.Design;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * Two clocks of any ratio on the interpreter, edge by edge, and the same again on Icarus. A period that is not whole drifts against
 * the other; jitter moves single edges.
 */
final class TwoClocks {
    private static final double JITTER = 0.3;

    private final Design<?> design;
    private final String first;
    private final String second;
    private final double[] period;
    private final double[] next;
    private final Random random;
    private final Interpreter run;
    private final Map<String, BigInteger> driven = new HashMap<>();
    private final List<Map<String, BigInteger>> rows = new ArrayList<>();
    private final List<Map<String, BigInteger>> outputs = new ArrayList<>();

    TwoClocks(Design<?> design, String first, String second, double firstPeriod, double secondPeriod, long seed) {
        this.design = design;
        this.first = first;
        this.second = second;
        this.random = new Random(seed);
        this.period = new double[] {firstPeriod, secondPeriod};
        this.next = new double[] {random.nextDouble() * firstPeriod, random.nextDouble() * secondPeriod};
        this.run = new Interpreter(design.circuit());
        reset(true);
        run.step();
        reset(false);
    }

    private void reset(boolean active) {
        for (VerilogPort port : design.verilog().ports()) {
            if (port.role().isReset()) {
                poke(port.name(), active == (port.role() == VerilogPort.Role.RESET));
            }
        }
    }

    void poke(String port, boolean value) {
        poke(port, value ? 1 : 0);
    }

    void poke(String port, long value) {
        run.poke(port, value);
        driven.put(port, BigInteger.valueOf(value));
    }

    /** Whether an input is 1. */
    boolean isDriven(String input) {
        return driven.getOrDefault(input, BigInteger.ZERO).signum() != 0;
    }

    boolean isOne(String port) {
        return run.peek(port).signum() != 0;
    }

    long peek(String port) {
        return run.peek(port).longValueExact();
    }

    /** The clocks that rise next. */
    Set<String> next() {
        double time = Math.min(next[0], next[1]);
        Set<String> rising = new HashSet<>();
        for (int i = 0; i < 2; i++) {
            if (next[i] <= time) {
                rising.add(i == 0 ? first : second);
            }
        }
        return rising;
    }

    /** Lets them rise. */
    void step() {
        Set<String> rising = next();
        Map<String, BigInteger> row = new HashMap<>(driven);
        row.put(first, rising.contains(first) ? BigInteger.ONE : BigInteger.ZERO);
        row.put(second, rising.contains(second) ? BigInteger.ONE : BigInteger.ZERO);
        rows.add(row);
        Map<String, BigInteger> seen = new LinkedHashMap<>();
        for (VerilogPort port : design.verilog().ports()) {
            if (port.direction() == VerilogPort.Direction.OUTPUT) {
                seen.put(port.name(), run.peek(port.name()));
            }
        }
        outputs.add(seen);
        run.step(rising);
        advance(0, rising.contains(first));
        advance(1, rising.contains(second));
    }

    private void advance(int clock, boolean rose) {
        if (rose) {
            boolean whole = period[clock] == Math.rint(period[clock]);
            next[clock] += period[clock] * (whole ? 1 : 1 + JITTER * (random.nextDouble() - 0.5));
        }
    }

    /** Whether Icarus shows the same outputs before every edge; what it does not know may be anything. */
    void requireSameOnIcarus() {
        List<Map<String, BigInteger>> icarus = Icarus.run(design, rows);
        for (int i = 0; i < rows.size(); i++) {
            assertThat(outputs.get(i)).as("row " + i).containsAllEntriesOf(icarus.get(i));
        }
    }
}
