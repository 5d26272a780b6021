package org.heddle.verify.fuzz.engine;

import java.math.BigInteger;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.jvm.code.CompiledDesign;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.model.Pace;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.verify.fuzz.hardware.CircuitBench;

/** The engine inside the JVM: all circuits are one design in bytecode, which is compiled another way for each subject. */
public final class JvmEngine implements Engine {
    /** How a design is compiled, and when it skips. */
    private record Way(PlanOptions options, Pace.Rule pace) {}

    private static final List<Way> WAYS = List.of(
            new Way(PlanOptions.FAST, Pace.Rule.MEASURED),
            new Way(new PlanOptions(false, true, 60), Pace.Rule.MEASURED),
            new Way(new PlanOptions(false, false, PlanOptions.SEGMENT_COST), Pace.Rule.MEASURED),
            new Way(new PlanOptions(true, true, 300), Pace.Rule.MEASURED),
            new Way(PlanOptions.FAST, Pace.Rule.ALTERNATING));

    private final StartRule start;
    private final Map<String, BigInteger> held;
    private final UnaryOperator<String> shown;

    /** The engine as it is compared with others: everything starts as the interpreter does. */
    public JvmEngine() {
        this(new StartRule(StartRule.AS_INTERPRETED, 1), Map.of(), UnaryOperator.identity());
    }

    /**
     * The engine with another start.
     *
     * @param start of registers and memories
     * @param held values of other inputs, by their names
     * @param shown name of the output that a trace shows, for that of a circuit
     */
    public JvmEngine(StartRule start, Map<String, BigInteger> held, UnaryOperator<String> shown) {
        this.start = start;
        this.held = Map.copyOf(held);
        this.shown = shown;
    }

    @Override
    public String name() {
        return "jvm";
    }

    @Override
    public List<Trace> run(Subject subject, Stimulus stimulus) {
        int way = (int) (subject.plans().get(0).seed() / subject.plans().size() % WAYS.size());
        CompiledDesign compiled =
                CompiledDesign.of(subject.circuit(), WAYS.get(way).options());
        ImageLayout layout = ImageLayout.of(subject.verilog().ports());
        LongBuffer image = LongBuffer.allocate(layout.bytes() / Long.BYTES);
        Map<String, ImageLayout.Slot> slots = new HashMap<>();
        layout.slots().forEach(slot -> slots.put(slot.port().name(), slot));
        CompiledModule block = compiled.make();
        Pace pace = compiled.pace(block, WAYS.get(way).pace());
        block.start(start, "TOP");
        held.forEach((name, value) -> set(image, slots.get(name), value));
        block.drive(image);
        pace.settle();
        int clock = 1 << layout.clocks().indexOf("clock");
        int otherClock = 1 << layout.clocks().indexOf("other_clock");
        List<List<String>> traces = new ArrayList<>();
        subject.plans().forEach(plan -> traces.add(new ArrayList<>()));
        boolean high = false;
        for (Stimulus.Row row : stimulus.rows()) {
            set(image, slots.get("reset"), row.reset() ? BigInteger.ONE : BigInteger.ZERO);
            set(image, slots.get("other_reset_n"), row.otherReset() ? BigInteger.ZERO : BigInteger.ONE);
            set(image, slots.get("stimulus"), row.bits());
            block.drive(image);
            pace.settle();
            if (row.otherClock() && !high) {
                edge(pace, otherClock);
            }
            high = row.otherClock();
            edge(pace, clock);
            block.collect(image);
            for (int i = 0; i < traces.size(); i++) {
                traces.get(i)
                        .add(text(
                                image,
                                slots.get(shown.apply(
                                        CircuitBench.port(subject.plans().get(i))))));
            }
        }
        return traces.stream().map(Trace::new).toList();
    }

    private static void edge(Pace pace, int rising) {
        pace.edge(rising, claim -> {
            throw new IllegalStateException("claim " + claim + " does not hold");
        });
        pace.settle();
    }

    private static void set(LongBuffer image, ImageLayout.Slot slot, BigInteger value) {
        for (int word = 0; word < slot.words(); word++) {
            image.put(
                    slot.offset() / Long.BYTES + word,
                    value.shiftRight(64 * word).longValue());
        }
    }

    private static String text(LongBuffer image, ImageLayout.Slot slot) {
        StringBuilder text = new StringBuilder();
        for (int word = slot.words() - 1; word >= 0; word--) {
            text.append("%016x".formatted(image.get(slot.offset() / Long.BYTES + word)));
        }
        return text.substring(text.length() - (slot.port().width() + 3) / 4);
    }
}
