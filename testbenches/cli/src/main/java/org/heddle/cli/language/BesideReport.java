package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.report.Json;
import org.heddle.verify.against.FormerVerilog;
import org.heddle.verify.beside.BesideShell;
import org.heddle.verify.beside.BesideTally;
import org.jspecify.annotations.Nullable;

/** Runs tops beside their old selves, and prints what moved and what differed. */
final class BesideReport {
    /** Below so many cycles the model is built quickly rather than for speed. */
    private static final long LONG_RUN = 100_000;

    /**
     * Result of a run, as programs read it.
     *
     * @param top name of its folder
     * @param stimulus what drove it
     * @param seed of the first round
     * @param cycles in which each instance's outputs were all compared
     * @param instances of the top in the bench
     * @param difference the first one; null without one
     * @param failure what else went wrong; null if nothing did
     * @param changes of each output, of all instances
     */
    record Entry(
            String top,
            String stimulus,
            long seed,
            long cycles,
            int instances,
            BesideTally.@Nullable Difference difference,
            @Nullable String failure,
            Map<String, Long> changes) {
        /** Whether the cycles are no evidence: something differs or fails, or nothing moved. */
        boolean fails() {
            return difference != null
                    || failure != null
                    || changes.values().stream().allMatch(count -> count == 0);
        }
    }

    private final AgainstOptions options;
    private final PrintWriter out;

    BesideReport(AgainstOptions options) {
        this.options = options;
        this.out = options.json().text();
    }

    /**
     * Runs, and returns the exit status: 1 if an output differs, the run fails, or nothing moved.
     *
     * @throws IllegalArgumentException if what is before is not there or has other ports; nothing has run then
     * @throws IOException if a file cannot be read or written
     */
    int run(List<Top> tops, long cycles, long seed) throws IOException {
        FormerVerilog before = new FormerVerilog(options.folder());
        before.requireOneFor(tops.stream().map(Top::folder).toList());
        Map<Top, BesideStimulus> stimuli = new LinkedHashMap<>();
        for (Top top : tops) {
            String module = Heddle.elaborate(top.constructor()).verilog().top();
            BesideShell shell = new BesideShell(module, options.former(module), before.texts(top.folder()));
            stimuli.put(top, BesideStimulus.of(top, shell::in));
        }
        List<Entry> entries = new ArrayList<>();
        try (JsonOption.Sink sink = options.json().open()) {
            for (Top top : tops) {
                Entry entry = run(top, stimuli.get(top), cycles, seed);
                tell(entry);
                entries.add(entry);
            }
            sink.write(Json.pretty(entries));
        }
        return entries.stream().anyMatch(Entry::fails) ? 1 : 0;
    }

    private Entry run(Top top, BesideStimulus stimulus, long wanted, long seed) {
        BesideTally tally = new BesideTally(text -> {});
        SimulationOptions simulation = (wanted < LONG_RUN ? FastSimulation.told(out) : FastSimulation.options(out))
                // What no reset reaches must begin alike on both sides.
                .initial(InitialState.ZERO)
                .output(tally);
        Optional<String> failure = Optional.empty();
        long round = 0;
        long done = 0;
        while (done < wanted && failure.isEmpty() && tally.difference().isEmpty()) {
            failure = round(stimulus, simulation, seed + round, wanted - done);
            round++;
            long now = tally.cycles() / stimulus.instances();
            if (now == done && failure.isEmpty() && tally.difference().isEmpty()) {
                failure = Optional.of("a round of " + stimulus.words() + " ended before anything was compared");
            }
            done = now;
        }
        return new Entry(
                top.folder(),
                stimulus.words(),
                seed,
                done,
                stimulus.instances(),
                tally.difference().orElse(null),
                tally.difference().isPresent() ? null : failure.orElse(null),
                tally.changes());
    }

    private static Optional<String> round(
            BesideStimulus stimulus, SimulationOptions simulation, long seed, long cycles) {
        try {
            return stimulus.round().run(simulation, seed, cycles + BesideShell.UNTOLD_CYCLES);
        } catch (ModelBuildException | MissingToolException tool) {
            throw tool;
        } catch (AssertionError | HardwareStoppedException | IllegalStateException wrong) {
            // A difference stops the simulation under whatever drives it.
            return Optional.of(String.valueOf(wrong.getMessage()));
        }
    }

    private void tell(Entry entry) {
        out.println("%s: %s, seed %d, %d cycles of each of %d, %d of %d outputs moved"
                .formatted(
                        entry.top(),
                        entry.stimulus(),
                        entry.seed(),
                        entry.cycles(),
                        entry.instances(),
                        entry.changes().values().stream()
                                .filter(count -> count > 0)
                                .count(),
                        entry.changes().size()));
        entry.changes().forEach((output, count) -> out.println("    %,12d changes of %s".formatted(count, output)));
        BesideTally.Difference difference = entry.difference();
        if (difference != null) {
            out.println("  DIFFERENT: %s in cycle %d behind the reset is 0x%s, was 0x%s before"
                    .formatted(difference.output(), difference.cycle(), difference.now(), difference.before()));
        } else if (entry.failure() != null) {
            out.println("  FAILED, though no output differed: " + entry.failure());
        } else if (entry.fails()) {
            out.println("  NOTHING MOVED: these cycles say nothing");
        } else {
            out.println("  no output differed in any cycle");
        }
        out.flush();
    }
}
