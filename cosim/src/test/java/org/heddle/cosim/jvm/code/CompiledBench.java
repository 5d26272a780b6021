package org.heddle.cosim.jvm.code;

import java.math.BigInteger;
import java.nio.LongBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.model.Pace;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.Design;

/** A design in bytecode, without a simulation around it. It starts as the interpreter does. */
final class CompiledBench {
    /**
     * How a design is compiled and run.
     *
     * @param options of compiling
     * @param pace when it skips
     */
    record Way(PlanOptions options, Pace.Rule pace) {
        private static Way steady(boolean open, boolean skipping, int segmentCost) {
            return new Way(new PlanOptions(open, skipping, segmentCost), Pace.Rule.MEASURED);
        }
    }

    /** Ways that differ in what is kept, in what is skipped and when, and in how much of it is skipped as one. */
    static final List<Way> WAYS = List.of(
            Way.steady(false, true, PlanOptions.SEGMENT_COST),
            Way.steady(false, true, 60),
            Way.steady(false, false, PlanOptions.SEGMENT_COST),
            Way.steady(true, true, 300),
            new Way(PlanOptions.FAST, Pace.Rule.ALTERNATING),
            new Way(new PlanOptions(true, true, 60), Pace.Rule.ALTERNATING));

    private final CompiledModule block;
    private final Pace pace;
    private final LongBuffer image;
    private final ImageLayout layout;
    private final Map<String, ImageLayout.Slot> slots = new HashMap<>();
    private final Set<String> broken = new TreeSet<>();
    private final CompiledDesign compiled;

    CompiledBench(Design<?> design, Way way) {
        compiled = CompiledDesign.of(design.circuit(), way.options());
        layout = ImageLayout.of(design.verilog().ports());
        image = LongBuffer.allocate(layout.bytes() / Long.BYTES);
        layout.slots().forEach(slot -> slots.put(slot.port().name(), slot));
        block = compiled.make();
        pace = compiled.pace(block, way.pace());
        block.start(new StartRule(StartRule.AS_INTERPRETED, 1), "TOP");
        block.drive(image);
        pace.settle();
        block.collect(image);
    }

    /** Sets some inputs at once, and lets them act as the engine does: everything else was settled before. */
    void drive(Map<String, BigInteger> inputs) {
        inputs.forEach((name, value) -> {
            ImageLayout.Slot slot = slots.get(name);
            for (int word = 0; word < slot.words(); word++) {
                image.put(
                        slot.offset() / Long.BYTES + word,
                        value.shiftRight(64 * word).longValue());
            }
        });
        block.drive(image);
        pace.settleInputs();
        block.collect(image);
    }

    /** Lets clocks rise; returns the messages of the claims that do not hold. */
    Set<String> edge(Set<String> clocks) {
        int rising = 0;
        for (String clock : clocks) {
            rising |= 1 << layout.clocks().indexOf(clock);
        }
        broken.clear();
        pace.edge(
                rising,
                claim -> broken.add(compiled.claims().claim(claim).property().message()));
        pace.settle();
        block.collect(image);
        return broken;
    }

    /** Returns the value of a port. */
    BigInteger peek(String port) {
        ImageLayout.Slot slot = slots.get(port);
        BigInteger value = BigInteger.ZERO;
        for (int word = slot.words() - 1; word >= 0; word--) {
            BigInteger bits = new BigInteger(Long.toUnsignedString(image.get(slot.offset() / Long.BYTES + word)));
            value = value.shiftLeft(64).or(bits);
        }
        return value;
    }
}
