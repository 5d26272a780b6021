package org.heddle.verify.fuzz.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.fuzz.hardware.CircuitBench;
import org.heddle.verify.fuzz.plan.Plan;

/** Runs circuits on engines and says what differs from the interpreter. */
public final class Differential {
    private static final int CYCLES = 64;
    private static final String ELABORATION = "elaboration";

    private final UnaryOperator<VerilogDesign> change;
    private final Stimulus stimulus = Stimulus.of(CYCLES, CircuitBench.STIMULUS);

    /**
     * @param change made to the Verilog before engines read it: a planted mistake, or none
     */
    public Differential(UnaryOperator<VerilogDesign> change) {
        this.change = change;
    }

    /** Every circuit that an engine disagrees about, once, in order of the engines. */
    public List<Difference> run(List<Plan> plans, List<Engine> engines) throws IOException {
        Subject subject;
        List<Trace> expected;
        try {
            subject = Subject.of(plans, change);
            expected = new Interpretation().run(subject, stimulus);
        } catch (RuntimeException failure) {
            return plans.size() == 1
                    ? List.of(new Difference(plans.get(0), ELABORATION, String.valueOf(failure.getMessage())))
                    : halves(plans, engines);
        }
        List<Difference> differences = new ArrayList<>();
        for (Engine engine : engines) {
            try {
                compare(subject, engine, expected, differences);
            } catch (ToolRefusal refusal) {
                differences.addAll(
                        plans.size() == 1
                                ? List.of(new Difference(plans.get(0), engine.name(), refusal.getMessage()))
                                : halves(plans, List.of(engine)));
            }
        }
        return differences;
    }

    /** One circuit of many spoils it for all: it is in one of the halves. */
    private List<Difference> halves(List<Plan> plans, List<Engine> engines) throws IOException {
        List<Difference> differences = new ArrayList<>(run(plans.subList(0, plans.size() / 2), engines));
        differences.addAll(run(plans.subList(plans.size() / 2, plans.size()), engines));
        return differences;
    }

    private void compare(Subject subject, Engine engine, List<Trace> expected, List<Difference> differences)
            throws IOException {
        List<Trace> actual = engine.run(subject, stimulus);
        for (int i = 0; i < expected.size(); i++) {
            if (!expected.get(i).equals(actual.get(i))) {
                differences.add(
                        new Difference(subject.plans().get(i), engine.name(), first(expected.get(i), actual.get(i))));
            }
        }
    }

    private static String first(Trace expected, Trace actual) {
        int cycle = 0;
        while (expected.rows().get(cycle).equals(actual.rows().get(cycle))) {
            cycle++;
        }
        return "cycle " + cycle + ": " + actual.rows().get(cycle) + " instead of "
                + expected.rows().get(cycle);
    }
}
