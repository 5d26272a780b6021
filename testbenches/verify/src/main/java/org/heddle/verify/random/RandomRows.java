package org.heddle.verify.random;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.interpreter.AssertionViolation;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * Inputs for a component, cycle by cycle, drawn so that its assumptions hold; and its outputs, by the interpreter. Registers and memories without
 * a reset begin with 0.
 *
 * <p>Where an input {@code X_valid} has an output {@code X_ready}, the offer and its data stay as they are until they are taken.
 */
public final class RandomRows {
    private static final int RESET_CYCLES = 2;

    /** Draws of one row until its assumptions hold; then the row before is tried again, then the run ends. */
    private static final int DRAWS = 200;

    private final Design<? extends Component> design;
    private final List<VerilogPort> inputs;
    private final List<VerilogPort> outputs;

    /**
     * A run.
     *
     * @param rows inputs of each cycle, resets among them
     * @param answers outputs in each cycle, before the clock rises
     * @param violation the assertion that does not hold at the end of the last row
     * @param isShort whether no inputs were found that keep the assumptions
     */
    public record Run(
            List<Map<String, BigInteger>> rows,
            List<Map<String, BigInteger>> answers,
            Optional<AssertionViolation> violation,
            boolean isShort) {
        public Run {
            rows = List.copyOf(rows);
            answers = List.copyOf(answers);
        }
    }

    /**
     * Prepares stimulus for a component.
     *
     * @throws IllegalArgumentException if it has several clocks, or none
     */
    public RandomRows(Design<? extends Component> design) {
        this.design = design;
        long clocks = design.verilog().ports().stream()
                .filter(port -> port.role() == VerilogPort.Role.CLOCK)
                .count();
        if (clocks != 1) {
            throw new IllegalArgumentException(
                    design.verilog().top() + " has " + clocks + " clocks: random rows are for components of one clock");
        }
        inputs = design.verilog().ports().stream()
                .filter(port ->
                        port.direction() == VerilogPort.Direction.INPUT && port.role() != VerilogPort.Role.CLOCK)
                .toList();
        outputs = design.verilog().ports().stream()
                .filter(port -> port.direction() == VerilogPort.Direction.OUTPUT)
                .toList();
    }

    /** Draws a run. */
    public Run draw(long seed, int cycles) {
        Random random = new Random(seed);
        Interpreter interpreter = new Interpreter(design.circuit());
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> answers = new ArrayList<>();
        Map<String, BigInteger> before = zero();
        Map<String, BigInteger> last = Map.of();
        for (int cycle = 0; cycle < cycles; cycle++) {
            boolean inReset = cycle < RESET_CYCLES;
            for (int draw = 0; ; draw++) {
                Map<String, BigInteger> row = next(before, last, inReset, random, draw);
                Step step = step(interpreter, row);
                if (step.violation().filter(AssertionViolation::isAssumption).isEmpty()) {
                    rows.add(row);
                    answers.add(step.answers());
                    before = row;
                    last = step.answers();
                    if (step.violation().isPresent()) {
                        return new Run(rows, answers, step.violation(), false);
                    }
                    break;
                }
                if (draw == DRAWS) {
                    return new Run(rows, answers, Optional.empty(), true);
                }
            }
        }
        return new Run(rows, answers, Optional.empty(), false);
    }

    /** Runs given rows; ends early where an assumption does not hold. */
    public Run repeat(List<Map<String, BigInteger>> given) {
        Interpreter interpreter = new Interpreter(design.circuit());
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> answers = new ArrayList<>();
        for (Map<String, BigInteger> row : given) {
            Step step = step(interpreter, row);
            if (step.violation().filter(AssertionViolation::isAssumption).isPresent()) {
                return new Run(rows, answers, Optional.empty(), true);
            }
            rows.add(row);
            answers.add(step.answers());
            if (step.violation().isPresent()) {
                return new Run(rows, answers, step.violation(), false);
            }
        }
        return new Run(rows, answers, Optional.empty(), false);
    }

    private record Step(Map<String, BigInteger> answers, Optional<AssertionViolation> violation) {}

    private Step step(Interpreter interpreter, Map<String, BigInteger> row) {
        row.forEach(interpreter::poke);
        Map<String, BigInteger> answers = new LinkedHashMap<>();
        outputs.forEach(port -> answers.put(port.name(), interpreter.peek(port.name())));
        try {
            interpreter.step();
            return new Step(answers, Optional.empty());
        } catch (AssertionViolation violation) {
            return new Step(answers, Optional.of(violation));
        }
    }

    private Map<String, BigInteger> zero() {
        Map<String, BigInteger> row = new LinkedHashMap<>();
        inputs.forEach(port -> row.put(port.name(), BigInteger.ZERO));
        return row;
    }

    private Map<String, BigInteger> next(
            Map<String, BigInteger> before, Map<String, BigInteger> last, boolean inReset, Random random, int draw) {
        // The more draws broke an assumption, the fewer inputs change: rare rows are near those that were allowed.
        int changesOneIn = draw < DRAWS / 4 ? 2 : 8;
        Map<String, BigInteger> row = new LinkedHashMap<>(before);
        for (VerilogPort port : inputs) {
            if (port.role().isReset()) {
                boolean level = inReset == (port.role() == VerilogPort.Role.RESET);
                row.put(port.name(), level ? BigInteger.ONE : BigInteger.ZERO);
            } else if (random.nextInt(changesOneIn) == 0 && !isWaiting(port.name(), before, last)) {
                row.put(port.name(), value(port.width(), random));
            }
        }
        return row;
    }

    /** Whether a port belongs to an offer that was not taken at the last edge. */
    private static boolean isWaiting(String port, Map<String, BigInteger> before, Map<String, BigInteger> last) {
        int cut = port.endsWith("_valid") ? port.length() - "_valid".length() : port.indexOf("_data");
        String stream = port.substring(0, Math.max(0, cut));
        BigInteger valid = before.get(stream + "_valid");
        BigInteger ready = last.get(stream + "_ready");
        return valid != null && ready != null && valid.signum() != 0 && ready.signum() == 0;
    }

    private static BigInteger value(int width, Random random) {
        BigInteger ones = Evaluation.ones(width);
        return switch (random.nextInt(8)) {
            case 0 -> BigInteger.ZERO;
            case 1 -> ones;
            case 2 -> BigInteger.valueOf(random.nextInt(4)).and(ones);
            case 3 -> ones.subtract(BigInteger.valueOf(random.nextInt(4)).and(ones));
            default -> new BigInteger(width, random);
        };
    }
}
