package org.heddle.experiment.prove.unit;

import org.heddle.experiment.prove.ProofComponent;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.host.CommandStatus;
import org.heddle.nic.host.HostMap;
import org.heddle.nic.host.StatusRing;

/** The ring never overwrites an entry that the host has not taken, and each entry is two words in its own place. */
public final class StatusRingProof extends ProofComponent {
    private static final int RING_WORDS = 2 * HostMap.RING_ENTRIES;

    public StatusRingProof() {
        StatusRing unit = instance("unit", new StatusRing(HostMap.COMPLETION_RING));
        Bool offered = in(bool());
        Bool ready = in(bool());
        UInt taken = in(uint(unit.taken.width()));
        unit.entry.valid().set(offered);
        UInt entry = in(uint(82));
        unit.entry.data().node().set(entry.bits(15, 0));
        unit.entry.data().tag().set(entry.bits(31, 16));
        unit.entry.data().bytes().set(entry.bits(31 + unit.entry.data().bytes().width(), 32));
        unit.entry
                .data()
                .base()
                .set(entry.bits(81, 82 - unit.entry.data().base().width()));
        unit.entry.data().status().set(CommandStatus.values()[0]);
        unit.llcm.ready().set(ready);
        unit.taken.set(taken);

        UInt waiting = unit.written.subWrap(taken);
        UInt before = reg(uint(taken.width())).init(0);
        before.set(taken);
        assume(taken.subWrap(before).le(unit.written.subWrap(before)), "the host takes what has been written");
        assertAlways(unit.written.subWrap(before).le(HostMap.RING_ENTRIES), "no entry is overwritten");
        assertAlways(waiting.le(HostMap.RING_ENTRIES), "no more entries than places");

        Bool writes = unit.llcm.valid().and(ready);
        Bool second = reg(bool()).init(false);
        when(writes, () -> second.set(second.not()));
        assertAlways(second.eq(insideBit("second")), "words come in pairs");
        assertAlways(unit.entry.ready().eq(writes.and(second)), "an entry is taken with its second word");
        when(writes, () -> {
            assertAlways(waiting.ne(HostMap.RING_ENTRIES), "a full ring waits");
            UInt word = unit.llcm.data().word().subWrap(HostMap.COMPLETION_RING / 8);
            assertAlways(word.lt(RING_WORDS), "only the ring is written");
            assertAlways(
                    word.eq(unit.written.bits(5, 0).cat(second.not().asUInt()).zext(word.width())),
                    "each entry has its own place, its phase word last");
        });
        cover(waiting.eq(2), "two entries wait");
    }
}
