package org.heddle.verify.fuzz.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.ir.Circuit;
import org.heddle.verify.fuzz.hardware.CircuitBench;

/** The interpreter of circuits, which takes each one by itself. */
public final class Interpretation implements Engine {
    @Override
    public String name() {
        return "interpreter";
    }

    @Override
    public List<Trace> run(Subject subject, Stimulus stimulus) {
        return subject.plans().parallelStream()
                .map(plan -> run(
                        new Circuit(CircuitBench.lane(plan), subject.circuit().modules()), stimulus))
                .toList();
    }

    private static Trace run(Circuit circuit, Stimulus stimulus) {
        Interpreter interpreter = new Interpreter(circuit);
        Map<String, Integer> widths = new HashMap<>();
        circuit.module(circuit.top()).ports().forEach(port -> widths.put(port.name(), port.width()));
        List<String> rows = new ArrayList<>();
        boolean otherClock = false;
        for (Stimulus.Row row : stimulus.rows()) {
            poke(interpreter, widths, "reset", row.reset());
            poke(interpreter, widths, "other_reset_n", !row.otherReset());
            interpreter.poke("stimulus", row.bits());
            if (row.otherClock() && !otherClock && widths.containsKey("other_clock")) {
                interpreter.step("other_clock");
            }
            otherClock = row.otherClock();
            if (widths.containsKey("clock")) {
                interpreter.step("clock");
            }
            String digits = interpreter.peek("answer").toString(16);
            rows.add("0".repeat((widths.get("answer") + 3) / 4 - digits.length()) + digits);
        }
        return new Trace(rows);
    }

    private static void poke(Interpreter interpreter, Map<String, Integer> ports, String port, boolean value) {
        if (ports.containsKey(port)) {
            interpreter.poke(port, value ? 1 : 0);
        }
    }
}
