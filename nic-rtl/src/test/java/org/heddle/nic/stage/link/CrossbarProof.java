package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.harness.Flat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Every word of a source comes out once, unchanged, at the sink that it asks for; packets are not interrupted; and a source that alone
 * asks for a sink has its way whatever happens at the other one.
 */
public final class CrossbarProof extends ProofComponent {
    private static final int PORTS = 2;
    private static final int TARGET_WIDTH = 5;

    private final Vec<Stream<PacketWord>> sources = in(vec(PORTS, stream(PacketWord.type(8))));
    private final Vec<UInt> targets = in(vec(PORTS, uint(TARGET_WIDTH)));
    private final Vec<Stream<PacketWord>> sinks = out(vec(PORTS, stream(PacketWord.type(8))));
    /** Whether a source is inside a packet, and where that goes. */
    private final List<Bool> begun = new ArrayList<>();

    private final List<UInt> goes = new ArrayList<>();

    public CrossbarProof() {
        Crossbar unit = instance("unit", new Crossbar(PORTS));
        connect(unit.sources, sources);
        connect(unit.targets, targets);
        connect(sinks, unit.sinks);
        List<Bool> waits = new ArrayList<>();
        for (int i = 0; i < PORTS; i++) {
            waits.add(source(i));
        }
        for (int i = 0; i < PORTS; i++) {
            sink(i, waits);
        }
        cover(sinks.get(0).fires().and(sinks.get(1).fires()), "both at once");
    }

    /** Assumes the rules of a source; returns whether its offer was not taken in the cycle before. */
    private Bool source(int number) {
        Stream<PacketWord> source = sources.get(number);
        UInt target = targets.get(number);
        Bool waits = assumeKept(new Stream<>(Flat.bits(source.data()).cat(target), source.valid(), source.ready()));
        Bool inside = reg("begun" + number, bool()).init(false);
        UInt to = reg("goes" + number, uint(TARGET_WIDTH)).init(0);
        when(source.fires(), () -> {
            inside.set(source.data().last().not());
            to.set(target);
        });
        assume(target.lt(PORTS), "a sink that there is");
        when(inside.and(source.valid()), () -> assume(target.eq(to), "a packet has one target"));
        begun.add(inside);
        goes.add(to);
        return waits;
    }

    private void sink(int number, List<Bool> waits) {
        Stream<PacketWord> sink = sinks.get(number);
        assertKept(Flat.words(sink));
        Bool busy = insideBit("turn" + number + ".busy");
        UInt granted = inside("turn" + number + ".granted", PORTS);
        UInt index = inside("turn" + number + ".index", 1);
        Bool inPacket = reg("inPacket" + number, bool()).init(false);
        when(sink.fires(), () -> inPacket.set(sink.data().last().not()));
        assertAlways(granted.eq(mux(busy, lit(1, PORTS).shlWrap(index), lit(0, PORTS))), "one is granted, or nobody");
        assertAlways(inPacket.implies(busy), "a packet keeps its grant to the end");

        Bool served = lit(false);
        for (int i = 0; i < PORTS; i++) {
            Stream<PacketWord> source = sources.get(i);
            Bool asks = source.valid().and(targets.get(i).eq(number));
            Bool beat = source.fires().and(targets.get(i).eq(number));
            Bool hasTurn = granted.bit(i);
            Bool wait = waits.get(i);
            assertAlways(beat.and(served).not(), "one beat at a time");
            when(beat, () -> assertAlways(Flat.bits(sink.data()).eq(Flat.bits(source.data())), "a word is unchanged"));
            Bool isInside = begun.get(i).and(goes.get(i).eq(number));
            assertAlways(isInside.eq(inPacket.and(hasTurn)), "a packet that has begun has the turn");
            when(
                    hasTurn.and(inPacket.not()),
                    () -> assertAlways(asks.and(wait), "who is granted has asked, and still does"));
            when(hasTurn.not(), () -> assertAlways(beat.not(), "a packet is not interrupted"));
            when(asks.and(hasTurn).and(sink.ready()), () -> assertAlways(beat, "who is granted has its way"));
            Bool othersAsk = sources.get(1 - i).valid().and(targets.get(1 - i).eq(number));
            Bool askedAlone = reg("askedAlone" + number + "_" + i, bool()).init(false);
            askedAlone.set(asks.and(busy.not()).and(othersAsk.not()));
            when(askedAlone, () -> assertAlways(hasTurn, "who asks alone is granted in the next cycle"));
            served = served.or(beat);
        }
        assertAlways(sink.fires().eq(served), "what is taken comes out");
    }
}
