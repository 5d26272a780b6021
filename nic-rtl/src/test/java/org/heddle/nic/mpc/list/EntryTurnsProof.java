package org.heddle.nic.mpc.list;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * The entries of a message come out behind each other, whatever another process asks for, and each end that is to be told has its place among
 * the events of the process that ordered it.
 */
public final class EntryTurnsProof extends ProofComponent {
    private static final int PROCESSES = 2;

    public EntryTurnsProof() {
        EntryTurns unit = instance("unit", new EntryTurns(PROCESSES));
        Vec<Stream<UInt>> entries = in(vec(PROCESSES, stream(uint(HostMemoryRequest.LINE_BITS))));
        Stream<UInt> entry = out(stream(uint(HostMemoryRequest.LINE_BITS)));
        Vec<Stream<ListEvent>> events = out(vec(PROCESSES, stream(ListEvent.type())));
        Bool leaves = in(bool());
        Bool notifies = in(bool());
        UInt status = in(uint(LmrField.STATUS.width()));
        connect(unit.entries, entries);
        connect(entry, unit.entry);
        connect(events, unit.events);
        unit.leaves.set(leaves);
        unit.notifies.set(notifies);
        unit.status.set(status);

        Bool busy = reg(bool()).init(false);
        when(entry.fires(), () -> busy.set(true)).elseWhen(leaves, () -> busy.set(false));
        assume(leaves.implies(busy), "only an entry that was taken leaves");
        assume(busy.implies(entry.ready().not()), "one entry is under way at a time");

        Bool inMessage = reg(bool()).init(false);
        UInt owner = reg(uint(1)).init(0);
        Bool first = entries.get(0).fires();
        Bool second = entries.get(1).fires();
        Bool kept = insideBit("turns.kept");
        UInt keptGrant = inside("turns.keptGrant", PROCESSES);
        for (int process = 0; process < PROCESSES; process++) {
            Stream<UInt> source = entries.get(process);
            Bool waited = reg("waited" + process, bool()).init(false);
            waited.set(source.valid().and(source.ready().not()));
            assume(waited.implies(source.valid()), "an entry stays until it is taken");
        }
        assertAlways(first.and(second).not(), "one entry at a time");
        assertAlways(entry.fires().eq(first.or(second)), "what is taken comes out");
        when(entry.fires(), () -> {
            when(inMessage, () -> assertAlways(second.asUInt().eq(owner), "a message is not interrupted"));
            inMessage.set(LmeField.MORE.is(entry.data()));
            owner.set(second.asUInt());
        });
        when(
                inMessage,
                () -> assertAlways(
                        kept.and(keptGrant.eq(mux(owner.eq(0), lit(1, PROCESSES), lit(2, PROCESSES)))),
                        "within a message its process keeps the turn"));
        when(kept, () -> assertAlways(keptGrant.eq(1).or(keptGrant.eq(2)), "one has the turn"));
        List<UInt> used = IntStream.range(0, PROCESSES)
                .mapToObj(process -> inside("ends" + process + ".used", 2))
                .toList();
        when(busy, () -> {
            assertAlways(inside("owner", 1).eq(owner), "it knows whose entry is under way");
            for (int process = 0; process < PROCESSES; process++) {
                assertAlways(used.get(process).lt(2), "its event has a place");
            }
        });
        for (int process = 0; process < PROCESSES; process++) {
            assertAlways(used.get(process).le(2), "no more events are kept than there are places");
            Bool isOwn = leaves.and(owner.eq(process));
            assertAlways(unit.left.get(process).eq(isOwn), "whoever ordered it sees it leave");
        }
        cover(second.and(inMessage), "a message goes on");
    }
}
