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
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.Design;

/** A design in bytecode, without a simulation around it. It starts as the interpreter does. */
final class CompiledBench {
    /** Ways of compiling that differ in what is kept, in what is skipped, and in how much of it is skipped as one. */
    static final List<PlanOptions> WAYS = List.of(
            PlanOptions.FAST,
            new PlanOptions(false, true, 60),
            new PlanOptions(false, false, PlanOptions.SEGMENT_COST),
            new PlanOptions(true, true, 300));

    private final CompiledModule block;
    private final LongBuffer image;
    private final ImageLayout layout;
    private final Map<String, ImageLayout.Slot> slots = new HashMap<>();
    private final Set<String> broken = new TreeSet<>();
    private final CompiledDesign compiled;

    CompiledBench(Design<?> design, PlanOptions way) {
        compiled = CompiledDesign.of(design.circuit(), way);
        layout = ImageLayout.of(design.verilog().ports());
        image = LongBuffer.allocate(layout.bytes() / Long.BYTES);
        layout.slots().forEach(slot -> slots.put(slot.port().name(), slot));
        block = compiled.make();
        block.start(new StartRule(StartRule.AS_INTERPRETED, 1), "TOP");
        block.drive(image);
        block.settle();
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
        block.settleInputs();
        block.collect(image);
    }

    /** Lets clocks rise; returns the messages of the claims that do not hold. */
    Set<String> edge(Set<String> clocks) {
        int rising = 0;
        for (String clock : clocks) {
            rising |= 1 << layout.clocks().indexOf(clock);
        }
        broken.clear();
        block.edge(
                rising,
                claim -> broken.add(compiled.claims().claim(claim).property().message()));
        block.settle();
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
