package org.heddle.hdl.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Design;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.verilog.VerilogPort;

/** A test bench that reacts: it drives the interpreter cycle by cycle, and replays what it drove on Icarus. */
public final class Bench {
    private final Design<?> design;
    private final Interpreter interpreter;
    private final Map<String, BigInteger> driven = new HashMap<>();
    private final List<Map<String, BigInteger>> rows = new ArrayList<>();
    private final List<Map<String, BigInteger>> outputs = new ArrayList<>();

    /** A design after one cycle of reset, with all inputs 0. */
    public Bench(Design<?> design) {
        this.design = design;
        this.interpreter = new Interpreter(design.circuit());
        if (design.verilog().ports().stream().anyMatch(port -> port.name().equals("reset"))) {
            interpreter.poke("reset", 1);
            interpreter.step();
            interpreter.poke("reset", 0);
        }
    }

    /** Sets an input. */
    public void poke(String port, BigInteger value) {
        interpreter.poke(port, value);
        driven.put(port, value);
    }

    /** Sets an input of one bit. */
    public void poke(String port, boolean value) {
        poke(port, value ? BigInteger.ONE : BigInteger.ZERO);
    }

    /** Sets an input. */
    public void poke(String port, long value) {
        poke(port, BigInteger.valueOf(value));
    }

    /** The value of a port, with all inputs as they are now. */
    public BigInteger peek(String port) {
        return interpreter.peek(port);
    }

    /** Whether a port is 1. */
    public boolean isOne(String port) {
        return peek(port).signum() != 0;
    }

    /** Ends the cycle. */
    public void step() {
        rows.add(Map.copyOf(driven));
        Map<String, BigInteger> row = new LinkedHashMap<>();
        for (VerilogPort port : design.verilog().ports()) {
            if (port.direction() == VerilogPort.Direction.OUTPUT) {
                row.put(port.name(), interpreter.peek(port.name()));
            }
        }
        outputs.add(row);
        interpreter.step();
    }

    /** Whether Icarus shows the same outputs in every cycle; what it does not know may be anything. */
    public void requireSameOnIcarus() {
        List<Map<String, BigInteger>> icarus = Icarus.run(design, rows);
        for (int i = 0; i < rows.size(); i++) {
            for (Map.Entry<String, BigInteger> known : icarus.get(i).entrySet()) {
                assertThat(outputs.get(i).get(known.getKey()))
                        .as(known.getKey() + " in cycle " + i)
                        .isEqualTo(known.getValue());
            }
        }
    }
}
