package org.heddle.verify.random;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.fuzz.engine.StartValues;

/** Looks for inputs that break an assertion of a component, or about which engines do not agree. */
public final class ComponentFuzz implements AutoCloseable {
    private static final int CYCLES = 256;
    private static final int ATTEMPTS = 400;

    private final RandomRows stimulus;
    private final List<RowEngine> engines;

    /**
     * Something that was found.
     *
     * @param seed of the run that shows it
     * @param text the assertion with its place, or the engine with what it answers
     * @param rows the fewest inputs that were found to show it, one row for each cycle from the start
     */
    public record Finding(long seed, String text, List<Map<String, BigInteger>> rows) {
        public Finding {
            rows = List.copyOf(rows);
        }
    }

    /**
     * Result of many runs.
     *
     * @param cycles that were run
     * @param shortRuns runs that ended early, as no inputs were found within the assumptions
     * @param finding the first that was found
     */
    public record Result(long cycles, int shortRuns, Optional<Finding> finding) {}

    /**
     * Prepares the engines.
     *
     * @param change made to the Verilog before engines read it: a planted mistake, or none
     * @throws IllegalArgumentException if the component does not have one clock
     */
    public ComponentFuzz(Design<? extends Component> design, UnaryOperator<VerilogDesign> change) throws IOException {
        stimulus = new RandomRows(design);
        VerilogDesign verilog = StartValues.in(design.circuit(), change.apply(design.verilog()));
        engines = List.of(new VerilatorRows(verilog), new IcarusRows(verilog, false), new IcarusRows(verilog, true));
    }

    /**
     * Runs random inputs, 256 cycles from the start for each seed, until something is found.
     *
     * @param seed of the first run; the next has the next one
     * @param runs at most
     */
    public Result run(long seed, int runs) throws IOException {
        long cycles = 0;
        int shortRuns = 0;
        for (int i = 0; i < runs; i++) {
            RandomRows.Run run = stimulus.draw(seed + i, CYCLES);
            cycles += run.rows().size();
            shortRuns += run.isShort() ? 1 : 0;
            if (run.violation().isPresent()) {
                return new Result(cycles, shortRuns, Optional.of(violated(seed + i, run)));
            }
            for (RowEngine engine : engines) {
                if (engine.difference(run.rows(), run.answers()).isPresent()) {
                    return new Result(cycles, shortRuns, Optional.of(different(seed + i, run, engine)));
                }
            }
        }
        return new Result(cycles, shortRuns, Optional.empty());
    }

    private Finding violated(long seed, RandomRows.Run run) throws IOException {
        String text = String.valueOf(run.violation().orElseThrow().getMessage());
        List<Map<String, BigInteger>> rows = new RowShrinker(
                        candidate -> stimulus.repeat(candidate)
                                .violation()
                                .filter(violation -> text.equals(violation.getMessage()))
                                .isPresent(),
                        ATTEMPTS)
                .shrink(run.rows());
        return new Finding(seed, text, stimulus.repeat(rows).rows());
    }

    private Finding different(long seed, RandomRows.Run run, RowEngine engine) throws IOException {
        List<Map<String, BigInteger>> rows = new RowShrinker(
                        candidate -> {
                            RandomRows.Run again = stimulus.repeat(candidate);
                            return engine.difference(again.rows(), again.answers())
                                    .isPresent();
                        },
                        ATTEMPTS)
                .shrink(run.rows());
        RandomRows.Run smallest = stimulus.repeat(rows);
        String text = engine.difference(smallest.rows(), smallest.answers()).orElseThrow();
        return new Finding(seed, engine.name() + ": " + text, smallest.rows());
    }

    @Override
    public void close() {
        engines.forEach(RowEngine::close);
    }
}
