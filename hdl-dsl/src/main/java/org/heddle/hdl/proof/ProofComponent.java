package org.heddle.hdl.proof;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Fragment;

/** A unit with the properties that it has. The unit's instance is named {@code unit}. */
public abstract class ProofComponent extends Component {
    private final List<Probe> probes = new ArrayList<>();

    /** Returns the looks at signals inside the unit, for a prover that connects them. */
    public final List<Probe> probes() {
        return List.copyOf(probes);
    }

    /**
     * A register inside the unit, or a word of a memory there, {@code words[3]}.
     *
     * @param name its Verilog name in the unit
     * @param width of it in bits
     */
    protected UInt inside(String name, int width) {
        return in(probe(name), uint(width));
    }

    /**
     * A register inside another instance than the unit.
     *
     * @param instance its name in the proof
     * @param name of the register in Verilog
     * @param width of it in bits
     */
    protected final UInt insideOf(String instance, String name, int width) {
        return in(probe(instance + "_" + name, instance + "." + name), uint(width));
    }

    /** Notes that an input stands for something inside the unit, and names it. */
    final String probe(String name) {
        return probe(name, "unit." + name);
    }

    private String probe(String name, String path) {
        String port = "seen_" + name.replaceAll("\\W+", "_").replaceAll("_$", "");
        probes.add(new Probe(port, path));
        return port;
    }

    /** A register of one bit inside the unit. */
    protected final Bool insideBit(String name) {
        return inside(name, 1).bit(0);
    }

    /**
     * Takes for granted that a source keeps what it offers until it is taken.
     *
     * @return whether an offer was not taken in the cycle before
     */
    protected final Bool assumeKept(Stream<UInt> stream) {
        Bool stalled = reg(bool()).init(false);
        stalled.set(stream.valid().and(stream.ready().not()));
        when(stalled, () -> {
            assume(stream.valid(), "an offer stays");
            assume(stable(stream.data()), "an offer stays as it is");
        });
        return stalled;
    }

    /** A stream of packets as one of numbers, that of the end in bit 0. */
    protected static Stream<UInt> flat(Stream<Fragment<UInt>> packets) {
        UInt data = packets.data().data().cat(packets.data().last().asUInt());
        return new Stream<>(data, packets.valid(), packets.ready());
    }

    /** Claims that the unit keeps what it offers until it is taken. */
    protected final void assertKept(Stream<UInt> stream) {
        Bool waiting = reg(bool()).init(false);
        waiting.set(stream.valid().and(stream.ready().not()));
        when(waiting, () -> {
            assertAlways(stream.valid(), "an offer stays");
            assertAlways(stable(stream.data()), "an offer stays as it is");
        });
    }
}
