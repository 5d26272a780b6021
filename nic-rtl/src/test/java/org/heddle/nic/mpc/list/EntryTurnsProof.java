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
 * The entries of a message come out behind each other, whatever another process or a read of another node asks for, each end that is to be told
 * has its place among the events of the process that ordered it, and a process has one read at most that has not left.
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
        Stream<UInt> served = in(stream(uint(HostMemoryRequest.LINE_BITS)));
        Vec<Bool> asked = in(vec(PROCESSES, bool()));
        connect(unit.entries, entries);
        connect(unit.served, served);
        connect(unit.asked, asked);
        unit.mayRead.set(in("mayRead", bool()));
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
        UInt owner = reg(uint(2)).init(0);
        Bool first = entries.get(0).fires();
        Bool second = entries.get(1).fires();
        Bool third = served.fires();
        Bool kept = insideBit("turns.kept");
        UInt keptGrant = inside("turns.keptGrant", PROCESSES);
        Bool sideKept = insideBit("sides.kept");
        UInt sideGrant = inside("sides.keptGrant", 2);
        List<UInt> held = IntStream.range(0, PROCESSES)
                .mapToObj(process -> inside("held" + process, 2))
                .toList();
        List<Bool> isReading = IntStream.range(0, PROCESSES)
                .mapToObj(process -> insideBit("isReading" + process))
                .toList();
        for (int process = 0; process < PROCESSES; process++) {
            Stream<UInt> source = entries.get(process);
            Bool waited = reg("waited" + process, bool()).init(false);
            waited.set(source.valid().and(source.ready().not()));
            Bool isRead = LmeField.GET.is(source.data());
            Bool wasRead = reg("wasRead" + process, bool());
            UInt isHeld = held.get(process);
            Bool reads = isReading.get(process);
            wasRead.set(isRead);
            assume(waited.implies(source.valid().and(isRead.eq(wasRead))), "an entry stays until it is taken");
            when(
                    sideKept.and(sideGrant.eq(1)).and(keptGrant.bit(process)),
                    () -> assertAlways(
                            kept.and(waited)
                                    .and(isHeld.ne(2))
                                    .and(reads.and(wasRead).not()),
                            "who has the turn may have it"));
        }
        Bool servedWaited = reg("servedWaited", bool()).init(false);
        servedWaited.set(served.valid().and(served.ready().not()));
        assume(servedWaited.implies(served.valid()), "an entry stays until it is taken");
        assume(served.valid().implies(LmeField.MORE.is(served.data()).not()), "the answer to a read is one entry");
        assertAlways(
                first.and(second).or(first.and(third)).or(second.and(third)).not(), "one entry at a time");
        assertAlways(entry.fires().eq(first.or(second).or(third)), "what is taken comes out");
        UInt sender = reg(uint(1)).init(0);
        when(
                entry.fires(),
                () -> owner.set(mux(third, lit(2, 2), second.asUInt().zext(2))));
        when(first.or(second), () -> {
            when(inMessage, () -> assertAlways(second.asUInt().eq(sender), "a message is not interrupted"));
            inMessage.set(LmeField.MORE.is(entry.data()));
            sender.set(second.asUInt());
        });
        when(
                inMessage,
                () -> assertAlways(
                        kept.and(keptGrant.eq(mux(sender.eq(0), lit(1, PROCESSES), lit(2, PROCESSES)))),
                        "within a message its process keeps the turn"));
        assertAlways(owner.le(2), "an entry is of a process, or answers a read");
        when(kept, () -> assertAlways(keptGrant.eq(1).or(keptGrant.eq(2)), "one has the turn"));
        when(sideKept, () -> assertAlways(sideGrant.eq(1).or(sideGrant.eq(2)), "one side has the turn"));
        assertAlways(sideKept.and(sideGrant.eq(2)).implies(servedWaited), "an answer that has the turn has waited");
        assertAlways(sideKept.and(sideGrant.eq(1)).implies(kept), "the turn is a process's");
        assertAlways(sideKept.implies(entry.valid()), "whoever has the turn offers an entry");
        when(
                served.valid().and(entry.ready()),
                () -> assertAlways(entry.fires(), "no answer waits for a host of this node"));
        List<UInt> used = IntStream.range(0, PROCESSES)
                .mapToObj(process -> inside("ends" + process + ".used", 2))
                .toList();
        when(busy, () -> assertAlways(inside("orderedBy", 2).eq(owner), "it knows whose entry is under way"));
        for (int process = 0; process < PROCESSES; process++) {
            UInt kinds = used.get(process);
            Bool isUnderWay = busy.and(owner.eq(process));
            UInt isHeld = held.get(process);
            assertAlways(
                    isHeld.zext(3).eq(kinds.zext(3).addWrap(isUnderWay.asUInt().zext(3))),
                    "an event is held for the entry under way");
            assertAlways(isHeld.le(2), "no more events are held than there are places");
            assertAlways(unit.left.get(process).eq(leaves.and(owner.eq(process))), "whoever ordered it sees it leave");
            Bool takes = entries.get(process).fires();
            when(
                    isReading.get(process),
                    () -> assertAlways(
                            takes.and(LmeField.GET.is(entry.data())).not(),
                            "a read is not taken up before the one before it has left"));
        }
        cover(second.and(inMessage), "a message goes on");
    }
}
