package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.connection.PairTurns;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairOrder;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.memory.AddressUnit;

/*
 * Design
 *
 * Each queue pair has as many places as entries are read ahead; entry i lies at place i modulo that. Doorbells and receives that are taken wake a queue
 * pair; its entries from "fetched" to "posted" are read while they have places: an entry's place is free when the entry that many before it has been
 * taken. Memory answers in any order: the lines go to their places at once, and "arrived" follows them in the order of the reads.
 *
 * Freshness: an entry stands from its doorbell to its completion, and is read once, after its doorbell. A receive may be taken before its entry was read
 * (a WRITE with immediate needs none of it): reading goes on behind what is taken. An order finds no read under way, so that a reset forgets all.
 */
/**
 * Reads entries of the queue pairs' own queues of receives ahead, and keeps the element of each whose list has one.
 *
 * <p>Latency: 7 cycles from a doorbell to the read of its entry, when nothing else is to do. Throughput: an entry in 3 cycles, {@value #READS} reads under
 * way.
 */
public final class ReceiveReader extends Component {
    /** Number of reads that are under way at a time. */
    public static final int READS = 8;
    /** Bits of a tag. */
    public static final int TAG_WIDTH = Types.bitsToNumber(READS);

    private static final int INDEX = QueuePairTable.INDEX_WIDTH;
    private static final int ENTRY_INDEX = PostedEntries.INDEX_WIDTH;
    private static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    private static final int ELEMENT_BITS = ListElement.LAYOUT.bits();
    private static final QueuePairContext CONTEXT = QueuePairContext.LAYOUT;

    /** Doorbells of queues of receives. */
    public final Valid<PostedEntries> posted = in(valid(PostedEntries.type()));
    /** Orders of the operating system, in the cycle in which they are carried out. */
    public final Valid<QueuePairOrder> order = in(valid(QueuePairOrder.type()));
    /** 1 from before an order on until it has been carried out: no read begins. */
    public final Bool pauses = in(bool());
    /** 1 while no read is under way, nor about to begin. */
    public final Bool isQuiet = out(bool());
    /** One bit for each queue pair: 1 if it is in error. */
    public final UInt isError = in(uint(PAIRS));
    /** Receives that have been taken of a queue pair; the index is that of the next one. */
    public final Valid<PostedEntries> taken = in(valid(PostedEntries.type()));

    /** 6 bits: queue pair of the entry that is wanted, from the cycle before on. */
    public final UInt queuePair = in(uint(INDEX));
    /** 16 bits: index of that entry, of which its queue pair has taken none behind it. */
    public final UInt index = in(uint(ENTRY_INDEX));
    /** 1 if the entry has been read: {@link #isSingle} and {@link #element} are its in the next cycle. */
    public final Bool isHere = out(bool());
    /** 1 if the list of the entry that was wanted in the cycle before has one element. */
    public final Bool isSingle = out(bool());
    /** 128 bits: that element. */
    public final UInt element = out(uint(ListElement.LAYOUT.bits()));

    /** 1 to look at the context of {@link #looked}, until {@link #finds}. */
    public final Bool looks = out(bool());
    /** 6 bits: a queue pair. */
    public final UInt looked = out(uint(INDEX));
    /** 1 if its context is looked at now. */
    public final Bool finds = in(bool());
    /** In the next cycle: state of that queue pair. */
    public final UInt state = in(uint(CONTEXT.state.width()));
    /** With it: 1 if it takes receives of a shared queue. */
    public final Bool isShared = in(bool());
    /** With it: binary logarithm of the entries of its queue of receives. */
    public final UInt logEntries = in(uint(CONTEXT.receiveLogEntries.width()));
    /** With it: binary logarithm of the bytes of an entry. */
    public final UInt logStride = in(uint(CONTEXT.receiveLogStride.width()));
    /** With it, 48 bits: physical address of the queue. */
    public final UInt base = in(uint(CONTEXT.receiveBase.width()));

    /** Numbers of lines that are read, with their tags behind them. */
    public final Stream<UInt> memory = out(stream(uint(AddressUnit.LINE_WIDTH + TAG_WIDTH)));
    /** 1 in the cycle in which an answer is there. */
    public final Bool answers = in(bool());
    /** Its tag. */
    public final UInt tag = in(uint(TAG_WIDTH));
    /** 256 bits: its line. */
    public final UInt answer = in(uint(HostMemoryRequest.LINE_BITS));

    private enum State {
        IDLE,
        LOOK,
        FOUND,
        BEGIN,
        PLACE,
        ADDRESS,
        READ
    }

    private final int entries;
    private final Fsm<State> step = fsm(State.IDLE);
    private final UInt q = reg("q", uint(INDEX)).init(0);
    private final UInt next = reg("next", uint(ENTRY_INDEX));
    private final Bool hasTag = wire("hasTag", bool());
    private final UInt newest = reg("newest", uint(TAG_WIDTH + 1)).init(0);
    private final Bool hasReads = wire("hasReads", bool());
    private final Bool takesNone = reg("takesNone", bool());
    private final Bool isFailed = reg("isFailed", bool());
    private final UInt log = reg("log", uint(CONTEXT.receiveLogEntries.width()));
    private final UInt stride = reg("stride", uint(CONTEXT.receiveLogStride.width()));
    private final UInt start = reg("start", uint(AddressUnit.ADDRESS_WIDTH));
    private final Bool mayBegin = wire("mayBegin", bool());
    private final Bool mayRead = wire("mayRead", bool());
    private final Bool hasWork = wire("hasWork", bool());

    /** @param entries number of entries of a queue pair that are read ahead, a power of two */
    public ReceiveReader(int entries) {
        parameter("entries", entries);
        this.entries = entries;
        UInt last = reg("last", uint(ENTRY_INDEX));
        UInt first = reg("first", uint(ENTRY_INDEX));
        pick(last, first);
        read(last, first);
        keep();
        step.describe(m -> {
            m.state(State.IDLE).goTo(State.LOOK, hasWork.and(pauses.not()));
            m.state(State.LOOK).goTo(State.FOUND, finds);
            m.state(State.FOUND).goTo(State.BEGIN);
            m.state(State.BEGIN).goTo(State.IDLE, takesNone.or(isFailed)).goTo(State.PLACE, mayBegin);
            m.state(State.PLACE).goTo(State.ADDRESS, mayRead).goTo(State.IDLE);
            m.state(State.ADDRESS).goTo(State.READ);
            m.state(State.READ).goTo(State.PLACE, memory.fires());
        });
    }

    private Bool isReset() {
        return order.valid()
                .and(order.data().sets())
                .and(CONTEXT.state.of(order.data().record()).eq(QueuePairState.RESET.code()));
    }

    /** Picks a queue pair whose entries may be read. */
    private void pick(UInt last, UInt first) {
        PairTurns turns = instance("turns", new PairTurns(false));
        UInt pending = reg("pending", uint(PAIRS)).init(0);
        turns.pending.set(pending);
        turns.rings.set(posted.valid().or(taken.valid()));
        turns.ringer.set(
                mux(posted.valid(), posted.data().number(), taken.data().number()));
        hasWork.set(turns.hasWork);
        Bool picks = step.is(State.IDLE).and(hasWork).and(pauses.not());
        turns.takes.set(picks);
        isQuiet.set(step.is(State.IDLE).and(hasReads.not()));
        UInt owner = order.data().queuePair();
        UInt nobody = lit(0, PAIRS);
        UInt rung = mux(posted.valid(), posted.data().number().toOneHot(PAIRS), nobody);
        UInt freed = mux(taken.valid(), taken.data().number().toOneHot(PAIRS), nobody);
        UInt ordered = mux(order.valid(), owner.toOneHot(PAIRS), nobody);
        UInt picked = mux(picks, turns.index.toOneHot(PAIRS), nobody);
        pending.set(pending.and(picked.not()).or(rung).or(freed).or(ordered));
        when(step.is(State.IDLE), () -> q.set(turns.index));

        looks.set(step.is(State.LOOK));
        looked.set(q);
        Bool resets = isReset();
        Memory<UInt> postings = memory(uint(ENTRY_INDEX), PAIRS);
        Memory<UInt> takings = memory(uint(ENTRY_INDEX), PAIRS);
        Memory<UInt> fetched = memory(uint(ENTRY_INDEX), PAIRS);
        UInt none = lit(0, ENTRY_INDEX);
        when(
                resets.or(posted.valid()),
                () -> postings.write(
                        mux(resets, owner, posted.data().number()),
                        mux(resets, none, posted.data().index())));
        when(
                resets.or(taken.valid()),
                () -> takings.write(
                        mux(resets, owner, taken.data().number()),
                        mux(resets, none, taken.data().index())));
        UInt own = reg("own", uint(ENTRY_INDEX));
        when(step.is(State.LOOK), () -> {
            own.set(fetched.read(q));
            first.set(takings.read(q));
            last.set(postings.read(q));
        });
        // What was taken before its turn needs no reading.
        Bool isPassed = reg("isPassed", bool());
        isPassed.set(isBehind(first, own));
        when(step.is(State.BEGIN), () -> next.set(mux(isPassed, first, own)));
        UInt after = next.addWrap(1);
        when(memory.fires(), () -> next.set(after));
        when(resets.or(memory.fires()), () -> fetched.write(mux(resets, owner, q), mux(resets, none, after)));
        // Each in a register of its own: block RAM is slow.
        when(step.is(State.FOUND), () -> {
            takesNone.set(state.eq(QueuePairState.RESET.code())
                    .or(state.eq(QueuePairState.ERR.code()))
                    .or(isShared));
            isFailed.set(isError.bit(q));
            log.set(logEntries);
            stride.set(logStride);
            start.set(base);
        });
        // A read that is left behind must not come behind the one that takes its place.
        mayBegin.set(isPassed.not().or(hasReads.not()));
    }

    /** Reads the entries that have places. */
    private void read(UInt last, UInt first) {
        UInt place = reg("place", uint(ENTRY_INDEX));
        when(step.is(State.PLACE), () -> place.set(WorkEntry.inQueue(next, log)));
        UInt address = start.addWrap(WorkEntry.offset(place, stride));
        UInt number = reg("number", uint(AddressUnit.LINE_WIDTH));
        when(
                step.is(State.ADDRESS),
                () -> number.set(address.bits(
                        AddressUnit.ADDRESS_WIDTH - 1, AddressUnit.ADDRESS_WIDTH - AddressUnit.LINE_WIDTH)));
        UInt ahead = next.subWrap(first);
        Bool hasPlace = ahead.shr(Types.bitsToNumber(entries)).eq(0);
        mayRead.set(next.ne(last).and(hasPlace));
        memory.valid().set(step.is(State.READ).and(hasTag));
        memory.data().set(number.cat(newest.trunc(TAG_WIDTH)));
    }

    /** Keeps the lines that come. */
    private void keep() {
        int placeWidth = Types.bitsToNumber(entries);
        UInt oldest = reg("oldest", uint(TAG_WIDTH + 1)).init(0);
        UInt answered = reg("answered", uint(READS)).init(0);
        Memory<UInt> owners = memory(uint(INDEX + ENTRY_INDEX), READS);
        UInt first = answer.bits(2 * ELEMENT_BITS - 1, ELEMENT_BITS);
        Bool hasOne = ReceiveEntry.LAYOUT.elements.of(answer).eq(1);
        Memory<UInt> elements = memory(uint(1 + ELEMENT_BITS), PAIRS * entries);
        Memory<UInt> arrived = memory(uint(ENTRY_INDEX), PAIRS);
        UInt open = newest.subWrap(oldest);
        hasTag.set(open.ne(READS));
        hasReads.set(open.ne(0));
        when(memory.fires(), () -> {
            owners.write(newest.trunc(TAG_WIDTH), q.cat(next));
            newest.increment();
        });
        UInt owner = owners.read(tag);
        UInt at = owner.bits(INDEX + ENTRY_INDEX - 1, ENTRY_INDEX).cat(owner.trunc(placeWidth));
        when(answers, () -> elements.write(at, hasOne.asUInt().cat(first)));
        UInt front = oldest.trunc(TAG_WIDTH);
        Bool retires = answered.bit(front);
        UInt nobody = lit(0, READS);
        UInt more = mux(answers, tag.toOneHot(READS), nobody);
        UInt fewer = mux(retires, front.toOneHot(READS), nobody);
        answered.set(answered.or(more).and(fewer.not()));
        when(retires, oldest::increment);
        UInt retired = owners.read(front);
        Bool resets = isReset();
        when(
                retires.or(resets),
                () -> arrived.write(
                        mux(resets, order.data().queuePair(), retired.bits(INDEX + ENTRY_INDEX - 1, ENTRY_INDEX)),
                        mux(
                                resets,
                                lit(0, ENTRY_INDEX),
                                retired.trunc(ENTRY_INDEX).addWrap(1))));
        UInt arrivedNow = reg("arrivedNow", uint(ENTRY_INDEX));
        arrivedNow.set(arrived.read(queuePair));
        isHere.set(isBehind(arrivedNow, index));
        UInt found = elements.readSync(queuePair.cat(index.trunc(placeWidth)), lit(true));
        isSingle.set(found.bit(ELEMENT_BITS));
        element.set(found.trunc(ELEMENT_BITS));
        Bool isAsked = tag.subWrap(front)
                .zext(TAG_WIDTH + 1)
                .lt(open)
                .and(answered.bit(tag).not());
        assertAlways(answers.implies(isAsked), "a line that comes was asked for");
        assertAlways(
                order.valid().implies(hasReads.not().and(step.is(State.IDLE))), "an order finds no read under way");
    }

    /** Returns whether an index lies behind another one, at most half of all numbers away. */
    private static Bool isBehind(UInt index, UInt other) {
        UInt distance = index.subWrap(other);
        return distance.ne(0).and(distance.bit(ENTRY_INDEX - 1).not());
    }
}
