package org.heddle.hdl.lib.bus;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/** A slave of AXI4 keeps the standard's rules, and answers each burst once. */
public final class Axi4SlaveProof extends BusTargetProof {
    private static final int ID_WIDTH = 1;
    /** Bursts that the rules follow: as many as the slave can hold of a kind. */
    private static final int UNDER_WAY = 3;
    /** Holds the beats of all bursts. */
    private static final int BEATS_WIDTH = 12;

    private final Axi4 bus = in(Axi4.type(ID_WIDTH, ADDRESS_WIDTH, WIDTH));
    private final Map<String, UInt> looks = new HashMap<>();
    private final Bool busy;
    private final Bool isWrite;

    /** A burst that the slave holds: 1 if it is there, its name, its beats less one. */
    private record Held(Bool isThere, UInt id, UInt len) {}

    public Axi4SlaveProof() {
        Axi4Slave unit = instance("unit", new Axi4Slave(ID_WIDTH, ADDRESS_WIDTH, WIDTH));
        Axi4Rules rules =
                instance("rules", new Axi4Rules(ID_WIDTH, ADDRESS_WIDTH, WIDTH, UNDER_WAY, BusRules.Asserted.NONE));
        connect(unit.bus, bus);
        rules.bus.set(bus);
        answer(unit);
        claim(rules);
        cover(bus.bvalid(), "a write is answered");
        cover(bus.rvalid().and(bus.rlast()), "a read is answered");

        busy = is("busy");
        isWrite = is("isWrite");
        Bool handedOn = is("handedOn");
        UInt kept = unit("kept", 3);
        UInt left = mux(handedOn, lit(0, BEATS_WIDTH), beats(unit("toHandOn", 8)));
        UInt len = unit("burst_len", 8);
        UInt toAnswer = unit("toAnswer", 8);
        UInt stored = unit("readData.used", 3);
        assertAlways(kept.le(Axi4Slave.UNDER_WAY), "no more are under way than there are places");
        assertAlways(stored.le(Axi4Slave.UNDER_WAY).and(open.le(Axi4Slave.UNDER_WAY)), "nor of either sort");
        assertAlways(busy.or(kept.eq(0)), "nothing is under way without a burst");
        assertAlways(
                kept.zext(5).eq(mux(isWrite, open, open.addWrap(stored.zext(5)))),
                "each access under way is somewhere");
        assertAlways(
                unit("readData.head", 2).addWrap(stored.trunc(2)).eq(unit("readData.tail", 2)),
                "the queue's pointers are as far from each other as there are beats");
        assertAlways(isWrite.not().or(stored.eq(0)), "a write has no data to return");
        assertAlways(busy.not().or(left.le(beats(len))), "no more beats are left than the burst has");
        assertAlways(
                busy.not().or(isWrite).or(beats(toAnswer).eq(left.addWrap(kept.zext(BEATS_WIDTH)))),
                "a read's beats are under way, or still to be handed on");
        reads(toAnswer);
        writes(left, len);
    }

    /** Returns a register of the rules. */
    private UInt rules(String name, int width) {
        return looks.computeIfAbsent("rules." + name, unseen -> insideOf("rules", name, width));
    }

    /** Returns a register of the slave. */
    private UInt unit(String name, int width) {
        return looks.computeIfAbsent(name, unseen -> inside(name, width));
    }

    private Bool is(String name) {
        return unit(name, 1).bit(0);
    }

    private UInt beats(UInt len) {
        return len.zext(BEATS_WIDTH).addWrap(1);
    }

    /** Claims that the rules follow the reads that the slave holds. */
    private void reads(UInt toAnswer) {
        Held head = new Held(busy.and(isWrite.not()), unit("burst_id", ID_WIDTH), toAnswer);
        assertFollowed("reads", head, waiting("readBursts"));
    }

    private void writes(UInt left, UInt len) {
        Held head = new Held(busy.and(isWrite), unit("burst_id", ID_WIDTH), len);
        List<Held> waiting = waiting("writeBursts");
        assertFollowed("writes", head, waiting);
        UInt whole = rules("whole", 2);
        UInt count = rules("writes_count", 2);
        UInt early = rules("early_count", 2);
        UInt beat = rules("beat", 8);
        assertAlways(whole.le(count), "data that have an address are under way");
        assertAlways(early.eq(0).or(whole.eq(count)), "data come early if no address waits");

        // Beats that have passed the bus since the oldest write began, counted by bursts and by places.
        UInt byBursts = beat.zext(BEATS_WIDTH);
        for (int i = 0; i < UNDER_WAY; i++) {
            UInt written = beats(rules("writes_number" + i, 8));
            UInt unaddressed = beats(rules("early_number" + i, 8));
            byBursts = byBursts.addWrap(mux(whole.gt(i), written, lit(0, BEATS_WIDTH)))
                    .addWrap(mux(early.gt(i), unaddressed, lit(0, BEATS_WIDTH)));
        }
        UInt taken = mux(head.isThere, beats(len).subWrap(left), lit(0, BEATS_WIDTH));
        UInt stored = buffered("writeData").zext(BEATS_WIDTH);
        assertAlways(byBursts.eq(taken.addWrap(stored)), "each beat is somewhere");
        for (int i = 0; i < UNDER_WAY; i++) {
            assertAlways(
                    whole.ne(i).or(count.le(i)).or(beat.le(rules("writes_number" + i, 8))),
                    "data of a burst are not more than it has");
        }
    }

    private List<Held> waiting(String buffer) {
        return List.of(
                new Held(is(buffer + ".offered"), unit(buffer + ".front_id", ID_WIDTH), unit(buffer + ".front_len", 8)),
                new Held(
                        is(buffer + ".spareFull"),
                        unit(buffer + ".spare_id", ID_WIDTH),
                        unit(buffer + ".spare_len", 8)));
    }

    private UInt buffered(String buffer) {
        return count(is(buffer + ".offered")).addWrap(count(is(buffer + ".spareFull")));
    }

    /** Claims that a list of the rules is what the slave holds, in its order. */
    private void assertFollowed(String list, Held head, List<Held> waiting) {
        Held first = waiting.get(0);
        Held second = waiting.get(1);
        assertAlways(first.isThere.or(second.isThere.not()), "the spare register fills last");
        UInt held = count(head.isThere).addWrap(count(first.isThere)).addWrap(count(second.isThere));
        assertAlways(rules(list + "_count", 2).zext(5).eq(held), "each burst is somewhere");
        assertSame(list, 0, head);
        for (int i = 0; i < 2; i++) {
            Held burst = waiting.get(i);
            assertSame(list, i, new Held(burst.isThere.and(head.isThere.not()), burst.id, burst.len));
            assertSame(list, i + 1, new Held(burst.isThere.and(head.isThere), burst.id, burst.len));
        }
    }

    private void assertSame(String list, int place, Held burst) {
        Bool same = rules(list + "_id" + place, ID_WIDTH)
                .eq(burst.id)
                .and(rules(list + "_number" + place, 8).eq(burst.len));
        assertAlways(burst.isThere.not().or(same), "the rules follow it");
    }
}
