package org.heddle.nic.verbs.connection.requester;

import java.util.ArrayList;
import java.util.List;
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
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.heddle.nic.verbs.memory.VirtualRun;
import org.jspecify.annotations.Nullable;

/*
 * Design
 *
 * A slot holds two lines of an entry: its control, and the line behind it, where its list, its operands or its inline data begin. Doorbells fill slots:
 * of each queue pair that has posted, the entries from "fetched" to "posted", a queue pair after the other. The requester asks for an entry by its
 * number. One that is in a slot is there at once, or when its lines come; any other one is read on demand into a slot of its own, so that slots that
 * nobody takes hold nobody up.
 *
 * Freshness: an entry stands from its doorbell to its completion, and no queue pair's entry is fetched twice: one that is read on demand before its turn
 * counts as fetched. A slot is freed when its entry begins, and when its queue pair is reset or gets into error, as those entries never begin.
 * Entries that are sent again are read on demand. A slot whose lines have not come is not used again before they have.
 */
/**
 * Reads entries of queues of sends ahead, each with the line behind it.
 *
 * <p>Latency: 3 cycles from a doorbell to the read of its entry; none from an entry that is held to its return. Throughput: an entry in 4 cycles. Answers
 * of memory come in any order. Proof: {@code entry-reader}.
 */
public final class EntryReader extends Component {
    private static final int INDEX = QueuePairTable.INDEX_WIDTH;
    private static final int ENTRY_INDEX = PostedEntries.INDEX_WIDTH;
    private static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    private static final int PART_WIDTH = 16;
    private static final QueuePairContext CONTEXT = QueuePairContext.LAYOUT;

    /** Doorbells of queues of sends. */
    public final Valid<PostedEntries> posted = in(valid(PostedEntries.type()));
    /** Orders of the operating system, in the cycle in which they are carried out. */
    public final Valid<QueuePairOrder> order = in(valid(QueuePairOrder.type()));
    /** 1 while a doorbell or an order is offered: both come in such cycles alone, and no slot is filled in them. */
    public final Bool mayChange = in(bool());
    /** One bit for each queue pair: 1 if it is in error. */
    public final UInt isError = in(uint(PAIRS));

    /** Number of the line of the entry that is wanted, an even one. */
    public final Stream<UInt> wanted = in(stream(uint(AddressUnit.LINE_WIDTH)));
    /** 6 bits: queue pair of that entry, from the cycle before it on. */
    public final UInt queuePair = in(uint(INDEX));
    /** 16 bits: index of that entry, likewise. */
    public final UInt index = in(uint(ENTRY_INDEX));
    /** 1 in the cycle in which the wanted entry begins: it is not wanted again but to send it again. */
    public final Bool begins = in(bool());
    /** 1 while the lines of the entry of that queue pair and index are here. */
    public final Bool isHere = out(bool());
    /** 1 in the cycle in which {@link #line} is that of the wanted entry. */
    public final Bool returns = out(bool());
    /** 256 bits: its control. */
    public final UInt line = out(uint(HostMemoryRequest.LINE_BITS));
    /** 1 while the line behind the last entry that was wanted is at {@link #behind}, in the next cycle too. */
    public final Bool hasBehind = out(bool());
    /** 1 while that line is what memory has, too: no queue pair was ordered to do anything since. */
    public final Bool isKept = out(bool());
    /** 256 bits: the line behind it, until the next entry is wanted. */
    public final UInt behind = out(uint(HostMemoryRequest.LINE_BITS));
    /** Number of that line. */
    public final UInt behindNumber = out(uint(AddressUnit.LINE_WIDTH));

    /** Runs whose translations will be wanted; a port where they are looked for ahead. */
    public final @Nullable Stream<VirtualRun> run;

    /** Numbers of lines that are read, with their tags behind them. */
    public final Stream<UInt> memory;
    /** 1 in the cycle in which an answer is there. */
    public final Bool answers = in(bool());
    /** Its tag. */
    public final UInt tag;
    /** 256 bits: its line. */
    public final UInt answer = in(uint(HostMemoryRequest.LINE_BITS));

    private enum State {
        IDLE,
        ADDRESS,
        CONTROL,
        BEHIND
    }

    private final int entries;
    private final int slotWidth;
    private final @Nullable EntryPrefetch prefetch;
    private final Fsm<State> state = fsm(State.IDLE);

    // The slots; the last one is for entries on demand.
    private final List<Bool> holds = new ArrayList<>();
    private final List<UInt> owners = new ArrayList<>();
    private final List<UInt> indices = new ArrayList<>();
    private final List<Bool> lacksControl = new ArrayList<>();
    private final List<Bool> lacksBehind = new ArrayList<>();
    private final UInt current;
    private final UInt numberBehind = reg("numberBehind", uint(AddressUnit.LINE_WIDTH));

    // The entry that is read.
    private final UInt q = reg("q", uint(INDEX));
    private final UInt next = reg("next", uint(ENTRY_INDEX));
    private final UInt last = reg("last", uint(ENTRY_INDEX));
    private final UInt place = reg("place", uint(ENTRY_INDEX));
    private final UInt stride = reg("stride", uint(CONTEXT.sendLogStride.width()));
    private final UInt base = reg("base", uint(AddressUnit.ADDRESS_WIDTH));
    private final Bool maySend = reg("maySend", bool());
    private final UInt domain = reg("domain", uint(VirtualRun.DOMAIN_WIDTH));
    private final UInt number = reg("number", uint(AddressUnit.LINE_WIDTH));
    private final UInt slot;

    private final Bool demands = wire("demands", bool());
    private final Bool picks = wire("picks", bool());
    private final Bool allocates = wire("allocates", bool());
    private final Bool isDone = wire("isDone", bool());
    private final UInt free;

    /**
     * @param entries number of entries that are read ahead, at least 2
     * @param prefetches whether the translation of the first byte of an entry's list is looked for as soon as the entry is here
     */
    public EntryReader(int entries, boolean prefetches) {
        parameter("entries", entries);
        if (prefetches) {
            parameter("translations", "PREFETCHED");
        }
        prefetch = prefetches ? instance("prefetching", new EntryPrefetch()) : null;
        run = prefetches ? out(stream(VirtualRun.type())) : null;
        this.entries = entries;
        slotWidth = Types.bitsToNumber(entries + 1);
        memory = out(stream(uint(AddressUnit.LINE_WIDTH + tagWidth(entries))));
        tag = in(uint(tagWidth(entries)));
        current = reg("current", uint(slotWidth)).init(entries);
        slot = reg("slot", uint(slotWidth));
        free = wire("free", uint(slotWidth));
        for (int i = 0; i <= entries; i++) {
            lacksControl.add(reg("lacksControl" + i, bool()).init(false));
            lacksBehind.add(reg("lacksBehind" + i, bool()).init(false));
        }
        for (int i = 0; i < entries; i++) {
            holds.add(reg("holds" + i, bool()).init(false));
            owners.add(reg("owner" + i, uint(INDEX)));
            indices.add(reg("index" + i, uint(ENTRY_INDEX)));
        }
        find();
        pick();
        read();
        keep();
        tell();
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.CONTROL, demands).goTo(State.ADDRESS, picks);
            m.state(State.ADDRESS).goTo(State.CONTROL, allocates).goTo(State.IDLE);
            m.state(State.CONTROL).goTo(State.BEHIND, memory.ready());
            m.state(State.BEHIND).goTo(State.IDLE, memory.ready());
        });
    }

    /**
     * Returns the bits of a tag.
     *
     * @param entries number of entries that are read ahead
     */
    public static int tagWidth(int entries) {
        return Types.bitsToNumber(entries + 1) + 1;
    }

    /** Finds the slot of the wanted entry; one that has none is read on demand. */
    private void find() {
        UInt found = lit(entries, slotWidth);
        Bool any = lit(false);
        Bool whole = lit(false);
        for (int i = 0; i < entries; i++) {
            Bool isIt = holds.get(i)
                    .and(owners.get(i).eq(queuePair))
                    .and(indices.get(i).eq(index));
            found = mux(isIt, lit(i, slotWidth), found);
            any = any.or(isIt);
            whole = whole.or(isIt.and(lacksControl.get(i).or(lacksBehind.get(i)).not()));
        }
        isHere.set(whole);
        Bool mayDemand = lacksControl.get(entries).or(lacksBehind.get(entries)).not();
        wanted.ready().set(any.or(state.is(State.IDLE).and(mayDemand)));
        demands.set(wanted.fires().and(any.not()));
        UInt foundSlot = found;
        when(wanted.fires(), () -> {
            current.set(foundSlot);
            numberBehind.set(wanted.data().bits(AddressUnit.LINE_WIDTH - 1, 1).cat(lit(1, 1)));
        });
    }

    /** Picks the next entry of a queue pair that has posted some. */
    private void pick() {
        UInt record = order.data().record();
        Bool resets = order.valid()
                .and(order.data().sets())
                .and(CONTEXT.state.of(record).eq(QueuePairState.RESET.code()));
        UInt owner = order.data().queuePair();
        int baseWidth = AddressUnit.ADDRESS_WIDTH;
        int strideWidth = CONTEXT.sendLogStride.width();
        int sizeWidth = CONTEXT.sendLogEntries.width();
        UInt kept = CONTEXT.domain
                .of(record)
                .cat(CONTEXT.state.of(record).eq(QueuePairState.RTS.code()).asUInt())
                .cat(CONTEXT.sendLogEntries.of(record))
                .cat(CONTEXT.sendLogStride.of(record))
                .cat(CONTEXT.sendBase.of(record));
        Memory<UInt> postings = memory(uint(ENTRY_INDEX), PAIRS);
        when(
                posted.valid().or(resets),
                () -> postings.write(
                        mux(resets, owner, posted.data().number()),
                        mux(resets, lit(0, ENTRY_INDEX), posted.data().index())));
        PairTurns turns = instance("turns", new PairTurns(true));
        UInt pending = reg("pending", uint(PAIRS)).init(0);
        turns.pending.set(pending);
        turns.rings.set(posted.valid());
        turns.ringer.set(posted.data().number());
        picks.set(state.is(State.IDLE).and(turns.hasWork).and(wanted.valid().not()));
        Memory<UInt> fetched = memory(uint(ENTRY_INDEX), PAIRS);
        UInt fetchedOfPicked = fetched.read(turns.index);
        UInt row = row(owner, kept, turns.index);
        when(picks, () -> {
            q.set(turns.index);
            next.set(fetchedOfPicked);
            last.set(postings.read(turns.index));
            place.set(WorkEntry.inQueue(
                    fetchedOfPicked, row.bits(baseWidth + strideWidth + sizeWidth - 1, baseWidth + strideWidth)));
            stride.set(row.bits(baseWidth + strideWidth - 1, baseWidth));
            base.set(row.trunc(baseWidth));
            maySend.set(row.bit(baseWidth + strideWidth + sizeWidth));
            domain.set(row.bits(row.width() - 1, row.width() - VirtualRun.DOMAIN_WIDTH));
        });
        // What was picked may have changed since it was read: then it is picked again. Whether it does is known late.
        Bool changed = reg("changed", bool()).init(false);
        changed.set(mayChange);
        Bool isSteady = state.is(State.ADDRESS).and(mayChange.or(changed).not());
        assertAlways(posted.valid().or(order.valid()).implies(mayChange), "what comes was offered");
        Bool isIdle = next.eq(last).or(maySend.not()).or(isError.bit(q));
        isDone.set(isSteady.and(isIdle));
        allocates.set(isSteady.and(isIdle.not()).and(free.ne(entries)));
        turns.takes.set(isDone.or(allocates));
        UInt nobody = lit(0, PAIRS);
        UInt rung = mux(posted.valid(), posted.data().number().toOneHot(PAIRS), nobody);
        UInt ordered = mux(order.valid(), owner.toOneHot(PAIRS), nobody);
        UInt done = mux(isDone, q.toOneHot(PAIRS), nobody);
        pending.set(pending.and(done.not()).or(rung).or(ordered));

        // One that is read on demand before its turn is not fetched again.
        // The wanted entry has stood since the cycle before, and nothing was fetched meanwhile.
        Bool isNext = reg("isNext", bool());
        isNext.set(fetched.read(queuePair).eq(index));
        Bool isEarly = demands.and(isNext);
        // Whether one is wanted that is not here is known late: it decides whether, and not what, is written.
        Bool isPicked = state.is(State.ADDRESS);
        UInt advanced = mux(isPicked, next.addWrap(1), index.addWrap(1));
        when(
                resets.or(isEarly).or(allocates),
                () -> fetched.write(
                        mux(resets, owner, mux(isPicked, q, queuePair)), mux(resets, lit(0, ENTRY_INDEX), advanced)));
        // One slot after the other is looked at: until its turn comes, the entry of a queue pair in error is still as
        // it was posted.
        UInt looked = reg("looked", uint(slotWidth)).init(0);
        looked.set(mux(looked.eq(entries - 1), lit(0, slotWidth), looked.addWrap(1)));
        UInt lookedOwner = lit(0, INDEX);
        for (int i = 0; i < entries; i++) {
            lookedOwner = mux(looked.eq(i), owners.get(i), lookedOwner);
        }
        Bool fails = isError.bit(lookedOwner);
        for (int i = 0; i < entries; i++) {
            int each = i;
            Bool drops = resets.and(owner.eq(owners.get(i))).or(fails.and(looked.eq(i)));
            Bool ends = begins.and(current.eq(i));
            when(allocates.and(free.eq(i)), () -> {
                        holds.get(each).set(true);
                        owners.get(each).set(q);
                        indices.get(each).set(next);
                    })
                    .elseWhen(drops.or(ends), () -> holds.get(each).set(false));
        }
    }

    /** Fields of a queue pair, kept in parts that are small enough for look-up tables: block RAM is slow. */
    private UInt row(UInt owner, UInt kept, UInt wanted) {
        Bool sets = order.valid().and(order.data().sets());
        UInt row = null;
        for (int low = 0; low < kept.width(); low += PART_WIDTH) {
            UInt own = kept.bits(Math.min(low + PART_WIDTH, kept.width()) - 1, low);
            Memory<UInt> part = memory(uint(own.width()), PAIRS).init(0);
            when(sets, () -> part.write(owner, own));
            UInt read = part.read(wanted);
            row = row == null ? read : read.cat(row);
        }
        return row;
    }

    /** Reads the two lines of an entry. */
    private void read() {
        UInt free = lit(entries, slotWidth);
        for (int i = entries - 1; i >= 0; i--) {
            Bool isFree = holds.get(i)
                    .or(lacksControl.get(i))
                    .or(lacksBehind.get(i))
                    .or(current.eq(i))
                    .not();
            free = mux(isFree, lit(i, slotWidth), free);
        }
        this.free.set(free);
        UInt address = base.addWrap(WorkEntry.offset(place, stride));
        when(demands, () -> {
            number.set(wanted.data());
            slot.set(entries);
        });
        when(allocates, () -> {
            number.set(address.bits(AddressUnit.ADDRESS_WIDTH - 1, AddressUnit.ADDRESS_WIDTH - AddressUnit.LINE_WIDTH));
            slot.set(this.free);
        });
        Bool isBehind = state.is(State.BEHIND);
        memory.valid().set(state.is(State.CONTROL).or(isBehind));
        memory.data()
                .set(number.bits(AddressUnit.LINE_WIDTH - 1, 1)
                        .cat(isBehind.asUInt())
                        .cat(isBehind.asUInt())
                        .cat(slot));
    }

    /** Keeps the lines that come. */
    private void keep() {
        int depth = 1 << slotWidth;
        Memory<UInt> controls = memory(uint(HostMemoryRequest.LINE_BITS), depth);
        Memory<UInt> lines = memory(uint(HostMemoryRequest.LINE_BITS), depth);
        UInt of = tag.trunc(slotWidth);
        Bool isBehind = tag.bit(slotWidth);
        Bool isControl = answers.and(isBehind.not());
        when(isControl, () -> controls.write(of, answer));
        when(answers.and(isBehind), () -> lines.write(of, answer));
        Bool isAsked = lit(false);
        for (int i = 0; i <= entries; i++) {
            Bool own = of.eq(i);
            Bool begun = i < entries ? allocates.and(free.eq(i)) : demands;
            Bool control = lacksControl.get(i);
            Bool second = lacksBehind.get(i);
            control.set(begun.or(control.and(isControl.and(own).not())));
            second.set(begun.or(second.and(answers.and(isBehind).and(own).not())));
            assertAlways(begun.and(control.or(second)).not(), "a slot is used again when its lines have come");
            isAsked = isAsked.or(own.and(mux(isBehind, second, control)));
        }
        assertAlways(answers.implies(isAsked), "a line that comes was asked for");
        line.set(controls.read(current));
        behind.set(lines.read(current));
        if (prefetch != null) {
            Memory<UInt> domains = memory(uint(VirtualRun.DOMAIN_WIDTH), depth);
            when(allocates, () -> domains.write(free, domain));
            Bool hasControl = lit(false);
            for (int i = 0; i < entries; i++) {
                hasControl = hasControl.or(of.eq(i).and(lacksControl.get(i).not()));
            }
            prefetch.comes.set(answers.and(isBehind).and(hasControl));
            prefetch.control.set(controls.read(of));
            prefetch.behind.set(answer);
            prefetch.domain.set(domains.read(of));
            connect(run, prefetch.run);
        } else {
            unused(domain);
        }
    }

    /** Hands the wanted entry on. */
    private void tell() {
        Bool isAwaited = reg("isAwaited", bool()).init(false);
        UInt lacksEither = lit(0, 2);
        for (int i = 0; i <= entries; i++) {
            UInt own = lacksControl.get(i).asUInt().cat(lacksBehind.get(i).asUInt());
            lacksEither = lacksEither.or(mux(current.eq(i), own, lit(0, 2)));
        }
        Bool hasControl = lacksEither.bit(1).not();
        when(wanted.fires(), () -> isAwaited.set(true)).elseWhen(hasControl, () -> isAwaited.set(false));
        returns.set(isAwaited.and(hasControl));
        // A queue's memory may become something else when its queue pair has been reset.
        Bool stands = reg("stands", bool()).init(false);
        when(wanted.fires(), () -> stands.set(true)).elseWhen(order.valid(), () -> stands.set(false));
        // Not in the cycle in which another entry takes its place.
        hasBehind.set(lacksEither.bit(0).not().and(wanted.fires().not()));
        isKept.set(stands.and(hasBehind));
        behindNumber.set(numberBehind);
    }
}
