package org.heddle.nic.mpc.list;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Takes the entries of several processes in turns, a whole message of each, and tells whoever ordered how it has ended; entries that other
 * nodes' reads ask for have a turn of their own.
 *
 * <p>One entry is under way at a time. An entry of a process is offered only while there is a place for the event of its end, and a read only
 * when the read before it has left: neither holds up the other turns. An event is told if its host asked for it, or if the entry was refused. A
 * process that has written a part of a message holds up the other processes until the rest is there, and no answer. Proof: {@code
 * mpc-entry-turns}.
 */
public final class EntryTurns extends Component {
    private static final int EVENTS = 2;
    private static final int HELD_WIDTH = 2;

    /** Entries of each process. */
    public final Vec<Stream<UInt>> entries;
    /** Entries by which this node answers reads. */
    public final Stream<UInt> served = in(stream(uint(HostMemoryRequest.LINE_BITS)));
    /** Entries, one after the other. */
    public final Stream<UInt> entry = out(stream(uint(HostMemoryRequest.LINE_BITS)));
    /** 1 in the cycle in which the entry that was taken last has left. */
    public final Bool leaves = in(bool());
    /** 1 with it if its host is to be told. */
    public final Bool notifies = in(bool());
    /** 8 bits, with it: code of the {@link EntryStatus}. */
    public final UInt status = in(uint(LmrField.STATUS.width()));
    /** Index of the process that ordered the entry; the number of processes for one that answers a read. */
    public final UInt owner;
    /** 1 while a read may be taken of a process whose last one has left: there are few under way. */
    public final Bool mayRead = in(bool());
    /** 1, for each process, in the cycle in which a read of its own has left the node. */
    public final Vec<Bool> asked;
    /** 1, for each process, in the cycle in which an entry of its own has left. */
    public final Vec<Bool> left;
    /** Ends of orders, for each process. */
    public final Vec<Stream<ListEvent>> events;

    /** Event of the entry that was taken last: {@code nsrc} is its NDST. */
    public final Receipt told = out(Receipt.type());
    /** 1 in the cycle in which an entry that answers a read is refused. */
    public final Bool refusesServed = out(bool());

    private final Receipt taken = reg(Receipt.type());
    /** Whether the entry that was taken last is a read. */
    private final Bool reads = reg(bool()).init(false);

    /**
     * @param processes at least 2
     */
    public EntryTurns(int processes) {
        parameter("processes", processes);
        entries = in(vec(processes, stream(uint(HostMemoryRequest.LINE_BITS))));
        asked = in(vec(processes, bool()));
        left = out(vec(processes, bool()));
        events = out(vec(processes, stream(ListEvent.type())));
        RoundRobinArbiter<UInt> turns = instance(
                "turns",
                new RoundRobinArbiter<>(
                        uint(HostMemoryRequest.LINE_BITS),
                        processes,
                        line -> LmeField.MORE.is(line).not()));
        // Answers go between the entries of a message too: they are whole, and a message may wait for its host.
        RoundRobinArbiter<UInt> sides =
                instance("sides", new RoundRobinArbiter<>(uint(HostMemoryRequest.LINE_BITS), 2));
        connect(sides.sources.get(0), turns.sink);
        connect(sides.sources.get(1), served);
        int ownerWidth = Types.bitsToNumber(processes + 1);
        owner = out(uint(ownerWidth));
        UInt ordered = reg("orderedBy", uint(ownerWidth)).init(0);
        owner.set(ordered);
        connect(entry, sides.sink);
        when(entry.fires(), () -> {
            ordered.set(mux(sides.chosen.eq(1), lit(processes, ownerWidth), turns.chosen.zext(ownerWidth)));
            reads.set(LmeField.GET.is(entry.data()));
            taken.nsrc().set(LmeField.NDST.of(entry.data()));
            taken.ctrl().set(LmeField.CTRL.of(entry.data()));
            taken.rid().set(LmeField.name(entry.data()));
            taken.len().set(LmeField.length(entry.data()));
        });
        connect(told, taken);
        refusesServed.set(leaves.and(ordered.eq(processes)).and(status.ne(EntryStatus.DONE.code())));
        for (int process = 0; process < processes; process++) {
            process(process, turns.sources.get(process), leaves.and(ordered.eq(process)));
        }
    }

    /**
     * Gives a process its turns and its events.
     *
     * @param leavesOwn 1 in the cycle in which an entry of its own has left
     */
    private void process(int process, Stream<UInt> turn, Bool leavesOwn) {
        Queue<ListEvent> ends = instance("ends" + process, new Queue<>(ListEvent.type(), EVENTS));
        // Events that are kept, and that of the entry under way.
        UInt held = reg("held" + process, uint(HELD_WIDTH)).init(0);
        Bool isReading = reg("isReading" + process, bool()).init(false);
        Stream<UInt> source = entries.get(process);
        Bool mayTurn = held.ne(EVENTS)
                .and(LmeField.GET.is(source.data()).and(isReading).not());
        turn.valid().set(source.valid().and(mayTurn));
        turn.data().set(source.data());
        source.ready().set(turn.ready().and(mayTurn));
        left.get(process).set(leavesOwn);
        Stream<ListEvent> end = ends.enqueue;
        end.valid().set(leavesOwn.and(notifies));
        connect(end.data().message(), taken);
        end.data().status().set(status);
        end.data().isSent().set(true);
        connect(events.get(process), ends.dequeue);
        assertAlways(end.valid().implies(end.ready()), "the event of an entry has its place before it is taken");
        Bool takes = source.fires();
        Bool isUntold = leavesOwn.and(notifies.not());
        held.set(held.addWrap(takes.asUInt().zext(HELD_WIDTH))
                .subWrap(ends.dequeue.fires().asUInt().zext(HELD_WIDTH))
                .subWrap(isUntold.asUInt().zext(HELD_WIDTH)));
        Bool isRefused = leavesOwn.and(reads).and(status.ne(EntryStatus.DONE.code()));
        // Behind its leaving a read is waited for as long as too many are under way.
        Bool hasLeft = reg("hasLeft" + process, bool()).init(false);
        when(asked.get(process).or(isRefused), () -> hasLeft.set(true));
        when(takes.and(LmeField.GET.is(source.data())), () -> isReading.set(true))
                .elseWhen(hasLeft.and(mayRead), () -> {
                    isReading.set(false);
                    hasLeft.set(false);
                });
    }
}
