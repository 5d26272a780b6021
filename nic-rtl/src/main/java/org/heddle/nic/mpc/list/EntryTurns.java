package org.heddle.nic.mpc.list;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Takes the entries of several processes in turns, a whole message of each, and tells whoever ordered how it has ended.
 *
 * <p>One entry is under way at a time. It is offered only while there is a place for the event of its end; an event is told if its host asked
 * for it, or if the entry was refused. A process that has written a part of a message holds up the others until the rest is there. Proof:
 * {@code mpc-entry-turns}.
 */
public final class EntryTurns extends Component {
    private static final int EVENTS = 2;

    /** Entries of each process. */
    public final Vec<Stream<UInt>> entries;
    /** Entries, one after the other. */
    public final Stream<UInt> entry = out(stream(uint(HostMemoryRequest.LINE_BITS)));
    /** 1 in the cycle in which the entry that was taken last has left. */
    public final Bool leaves = in(bool());
    /** 1 with it if its host is to be told. */
    public final Bool notifies = in(bool());
    /** 8 bits, with it: code of the {@link EntryStatus}. */
    public final UInt status = in(uint(LmrField.STATUS.width()));
    /** 1, for each process, in the cycle in which an entry of its own has left. */
    public final Vec<Bool> left;
    /** Ends of orders, for each process. */
    public final Vec<Stream<ListEvent>> events;

    /**
     * @param processes at least 2
     */
    public EntryTurns(int processes) {
        parameter("processes", processes);
        entries = in(vec(processes, stream(uint(HostMemoryRequest.LINE_BITS))));
        left = out(vec(processes, bool()));
        events = out(vec(processes, stream(ListEvent.type())));
        RoundRobinArbiter<UInt> turns = instance(
                "turns",
                new RoundRobinArbiter<>(
                        uint(HostMemoryRequest.LINE_BITS),
                        processes,
                        line -> LmeField.MORE.is(line).not()));
        List<Queue<ListEvent>> ends = IntStream.range(0, processes)
                .mapToObj(process -> instance("ends" + process, new Queue<>(ListEvent.type(), EVENTS)))
                .toList();
        UInt owner = reg(uint(turns.chosen.width())).init(0);
        Receipt told = reg(Receipt.type());
        Bool hasPlace = ends.stream()
                .map(queue -> queue.enqueue.ready())
                .reduce(Bool::and)
                .orElseThrow();
        entry.valid().set(turns.sink.valid().and(hasPlace));
        entry.data().set(turns.sink.data());
        turns.sink.ready().set(entry.ready().and(hasPlace));
        when(entry.fires(), () -> {
            owner.set(turns.chosen);
            told.nsrc().set(LmeField.NDST.of(entry.data()));
            told.ctrl().set(LmeField.CTRL.of(entry.data()));
            told.rid().set(LmeField.SID.of(entry.data()));
            told.len().set(LmeField.LEN.of(entry.data()));
        });
        for (int process = 0; process < processes; process++) {
            connect(turns.sources.get(process), entries.get(process));
            Bool isOwn = owner.eq(process);
            left.get(process).set(leaves.and(isOwn));
            Stream<ListEvent> end = ends.get(process).enqueue;
            end.valid().set(leaves.and(isOwn).and(notifies));
            connect(end.data().message(), told);
            end.data().status().set(status);
            end.data().isSent().set(true);
            connect(events.get(process), ends.get(process).dequeue);
            assertAlways(end.valid().implies(end.ready()), "the event of an entry has its place before it is taken");
        }
    }
}
