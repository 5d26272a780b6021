package org.heddle.experiment.fuzz.engine;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.fuzz.hardware.CircuitBench;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

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
        ModuleDefinition top = circuit.module(circuit.top());
        boolean resets = top.ports().stream().anyMatch(port -> port.kind() == Signal.Kind.RESET);
        int width = top.ports().stream()
                .filter(port -> port.kind() == Signal.Kind.OUTPUT)
                .findFirst()
                .orElseThrow()
                .width();
        List<String> rows = new ArrayList<>();
        for (Stimulus.Row row : stimulus.rows()) {
            if (resets) {
                interpreter.poke("reset", row.reset() ? 1 : 0);
            }
            interpreter.poke("stimulus", row.bits());
            interpreter.step();
            String digits = interpreter.peek("answer").toString(16);
            rows.add("0".repeat((width + 3) / 4 - digits.length()) + digits);
        }
        return new Trace(rows);
    }
}
