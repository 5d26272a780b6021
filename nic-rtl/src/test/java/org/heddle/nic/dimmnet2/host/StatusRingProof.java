package org.heddle.nic.dimmnet2.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.StatusEntry;

/**
 * The ring never overwrites an entry that the host has not taken, and each entry is two words in its own place. What it drops, if it
 * may, comes while it is full, and is counted.
 */
public final class StatusRingProof extends ProofComponent {
    private static final int RING_WORDS = 2 * HostMap.RING_ENTRIES;

    public StatusRingProof() {
        StatusRing unit = instance("unit", new StatusRing(HostMap.COMPLETION_RING));
        Bool offered = in(bool());
        Bool ready = in(bool());
        Bool mayDrop = in(bool());
        UInt taken = in(uint(unit.taken.width()));
        unit.entry.valid().set(offered);
        StatusEntry entry = unit.entry.data();
        entry.node().set(in("node", uint(16)));
        entry.tag().set(in("tag", uint(16)));
        entry.bytes().set(in("bytes", uint(entry.bytes().width())));
        entry.base().set(in("base", uint(entry.base().width())));
        entry.entry().set(in("entry", uint(entry.entry().width())));
        entry.process().set(in("owner", uint(entry.process().width())));
        entry.otherProcess().set(in("otherProcess", uint(entry.otherProcess().width())));
        entry.status().set(CommandStatus.NONE);
        unit.llcm.ready().set(ready);
        unit.taken.set(taken);
        unit.drops.set(mayDrop);

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
        // What the host has taken in this cycle makes room in the next.
        Bool full = unit.written.subWrap(before).eq(HostMap.RING_ENTRIES);
        assertAlways(insideBit("noPlace").eq(full), "whether there is a place comes from a register");
        assertAlways(second.and(full).not(), "where an entry's first word is, there is room for the second");
        Bool dropped = full.and(mayDrop);
        assertAlways(
                unit.entry.ready().eq(writes.and(second).or(dropped)),
                "an entry is taken with its second word, or dropped by a full ring that may");
        UInt lost = reg(uint(unit.dropped.width())).init(0);
        when(dropped.and(offered).and(lost.ne((1 << lost.width()) - 1)), () -> lost.set(lost.addWrap(1)));
        assertAlways(unit.dropped.eq(lost), "what is dropped is counted");
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
