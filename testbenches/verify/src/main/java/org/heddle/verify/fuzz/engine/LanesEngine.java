package org.heddle.verify.fuzz.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.heddle.cosim.jvm.code.CompiledDesign;
import org.heddle.cosim.jvm.code.SignalFields;
import org.heddle.cosim.jvm.model.CompiledLanes;
import org.heddle.cosim.jvm.model.LaneWord;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.model.Stops;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.ir.Signal;
import org.heddle.verify.fuzz.hardware.CircuitBench;
import org.heddle.verify.fuzz.plan.Plan;

/**
 * The engine inside the JVM with many runs beside each other. The first lane starts and is driven as all engines are; each of the others has a start
 * and a stimulus of its own, and is compared here with a single run: a trace that differs stands in for that of the first lane.
 */
public final class LanesEngine implements Engine {
    private static final int RANDOM = 2;
    private static final int[] COUNTS = {2, 3, 5, 8};
    private static final Stops NONE = new Stops() {
        @Override
        public void stop(int claim) {
            throw new IllegalStateException("claim " + claim + " does not hold");
        }

        @Override
        public void stop(int run, int claim) {
            throw new IllegalStateException("claim " + claim + " does not hold in lane " + run);
        }
    };

    @Override
    public String name() {
        return "lanes";
    }

    @Override
    public List<Trace> run(Subject subject, Stimulus stimulus) {
        long seed = subject.plans().get(0).seed();
        int count = COUNTS[(int) (seed / subject.plans().size() % COUNTS.length)];
        List<Stimulus> stimuli = IntStream.range(0, count)
                .mapToObj(lane -> lane == 0 ? stimulus : stimulus.other(CircuitBench.STIMULUS, lane))
                .toList();
        List<List<Trace>> traces = new Bench(subject, count).run(stimuli);
        List<Trace> result = new ArrayList<>(traces.get(0));
        for (int lane = 1; lane < count; lane++) {
            List<Trace> single =
                    new JvmEngine(start(lane), Map.of(), UnaryOperator.identity()).run(subject, stimuli.get(lane));
            for (int plan = 0; plan < result.size(); plan++) {
                if (!single.get(plan).equals(traces.get(lane).get(plan))) {
                    result.set(
                            plan,
                            marked(lane, single.get(plan), traces.get(lane).get(plan)));
                }
            }
        }
        return result;
    }

    /** A trace that no engine can have, with what differs from a single run. */
    private static Trace marked(int lane, Trace single, Trace actual) {
        return new Trace(IntStream.range(0, actual.rows().size())
                .mapToObj(row -> "lane " + lane + ": " + actual.rows().get(row) + " where a single run has "
                        + single.rows().get(row))
                .toList());
    }

    private static StartRule start(int lane) {
        return lane == 0 ? new StartRule(StartRule.AS_INTERPRETED, 1) : new StartRule(RANDOM, lane);
    }

    /** One run of a subject in all lanes. */
    private static final class Bench {
        private final Subject subject;
        private final int count;
        private final CompiledDesign compiled;
        private final CompiledLanes block;
        private final Map<String, LaneWord[]> ports = new HashMap<>();
        private final Map<String, Integer> widths = new HashMap<>();
        private final List<String> clocks = new ArrayList<>();

        Bench(Subject subject, int count) {
            this.subject = subject;
            this.count = count;
            this.compiled = CompiledDesign.ofLanes(
                    subject.circuit(), new PlanOptions(false, false, PlanOptions.SEGMENT_COST), count);
            this.block = compiled.makeLanes();
            for (Signal port : compiled.plan().definition().ports()) {
                if (port.kind() == Signal.Kind.CLOCK) {
                    clocks.add(port.name());
                } else {
                    ports.put(port.name(), SignalFields.ofLanes(block, port.id(), port.width()));
                    widths.put(port.name(), port.width());
                }
            }
        }

        List<List<Trace>> run(List<Stimulus> stimuli) {
            List<List<List<String>>> rows = new ArrayList<>();
            for (int lane = 0; lane < count; lane++) {
                block.start(start(lane), "TOP", lane);
                rows.add(subject.plans().stream()
                        .<List<String>>map(plan -> new ArrayList<>())
                        .toList());
            }
            block.settle();
            boolean high = false;
            for (int row = 0; row < stimuli.get(0).rows().size(); row++) {
                for (int lane = 0; lane < count; lane++) {
                    drive(lane, stimuli.get(lane).rows().get(row));
                }
                block.settleInputs();
                boolean other = stimuli.get(0).rows().get(row).otherClock();
                if (other && !high) {
                    edge("other_clock");
                }
                high = other;
                edge("clock");
                for (int lane = 0; lane < count; lane++) {
                    note(lane, rows.get(lane));
                }
            }
            return rows.stream()
                    .map(lane -> lane.stream().map(Trace::new).toList())
                    .toList();
        }

        private void drive(int lane, Stimulus.Row row) {
            set("reset", lane, row.reset() ? BigInteger.ONE : BigInteger.ZERO);
            set("other_reset_n", lane, row.otherReset() ? BigInteger.ZERO : BigInteger.ONE);
            set("stimulus", lane, row.bits());
        }

        private void set(String port, int lane, BigInteger value) {
            LaneWord[] words = ports.get(port);
            for (int word = 0; word < words.length; word++) {
                words[word].set(lane, value.shiftRight(Long.SIZE * word).longValue());
            }
        }

        private void edge(String clock) {
            block.edge(1 << clocks.indexOf(clock), NONE);
            block.settle();
        }

        private void note(int lane, List<List<String>> rows) {
            for (int i = 0; i < rows.size(); i++) {
                Plan plan = subject.plans().get(i);
                rows.get(i).add(text(CircuitBench.port(plan), lane));
            }
        }

        private String text(String port, int lane) {
            LaneWord[] words = ports.get(port);
            StringBuilder text = new StringBuilder();
            for (int word = words.length - 1; word >= 0; word--) {
                text.append("%016x".formatted(words[word].get(lane)));
            }
            return text.substring(text.length() - (widths.get(port) + 3) / 4);
        }
    }
}
