package org.heddle.cosim.jvm.plan;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.ModuleDefinition;

/**
 * A module as it is to be compiled.
 *
 * @param definition the module
 * @param children the plans of its instances, in their order
 * @param places where its signals live
 * @param reading the nodes that stand in what reads them
 * @param parts in an order in which they can be computed where all inputs are known
 * @param edge what is done at clock edges
 * @param bits number of bits that say what is stale
 * @param readers for each signal the bits of what reads it
 * @param memoryReaders for each memory the bits of what reads it
 * @param stored the signals that keep their values
 * @param upward for each output port the bit that tells the parent of its change
 */
public record ModuleSchedule(
        ModuleDefinition definition,
        List<ModuleSchedule> children,
        SignalPlaces places,
        Reading reading,
        List<SchedulePart> parts,
        EdgePlan edge,
        int bits,
        List<BitSet> readers,
        List<BitSet> memoryReaders,
        BitSet stored,
        Map<Integer, Integer> upward) {

    /** Whether the module's own object keeps the value of a signal: not an instance inside it, and not only whoever reads it. */
    public boolean keeps(int signal) {
        return places.inner(signal) == null && stored.get(signal);
    }

    /** Returns what follows from a change of a signal. */
    public Effect effect(int signal) {
        BitSet own = (BitSet) readers.get(signal).clone();
        Integer up = upward.get(signal);
        SignalPlaces.InnerPort port = places.inner(signal);
        if (port == null || !isInput(port)) {
            return new Effect(own, up == null ? 0 : 1L << up, -1, new BitSet());
        }
        BitSet inside = children.get(port.child()).readers().get(port.port());
        own.or(visit(port.child(), inside));
        return new Effect(own, 0, port.child(), inside);
    }

    /** All bits that can be stale and fresh again. */
    public BitSet used() {
        BitSet used = new BitSet();
        used.set(0, bits);
        if (edge.chunks().isEmpty()) {
            used.andNot(edge.ownBits()); // nothing is done that would clear them
        }
        return used;
    }

    private boolean isInput(SignalPlaces.InnerPort port) {
        return children.get(port.child()).definition().signal(port.port()).kind()
                != org.heddle.hdl.ir.Signal.Kind.OUTPUT;
    }

    /** Returns what follows from a change of a memory. */
    public Effect memoryEffect(int memory) {
        return new Effect(memoryReaders.get(memory), 0, -1, new BitSet());
    }

    /** The bits that let an instance be visited where some bits of it are stale. */
    public BitSet visit(int child, BitSet stale) {
        ModuleSchedule plan = children.get(child);
        BitSet own = new BitSet();
        for (SchedulePart part : parts) {
            for (SettleStep.Inner inner : inner(part.steps())) {
                if (inner.call().child() == child
                        && plan.parts().get(inner.call().part()).bits().intersects(stale)) {
                    own.set(inner.bit());
                }
            }
        }
        if (plan.edge().all().intersects(stale)) {
            own.or(edge.visits(child));
        }
        return own;
    }

    /** The calls of instances among steps, also in knots. */
    public static List<SettleStep.Inner> inner(List<SettleStep> steps) {
        return steps.stream()
                .flatMap(step -> step instanceof SettleStep.Knot knot
                        ? inner(knot.steps()).stream()
                        : step instanceof SettleStep.Inner inner
                                ? java.util.stream.Stream.of(inner)
                                : java.util.stream.Stream.empty())
                .toList();
    }
}
