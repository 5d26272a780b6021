package org.heddle.nic.verbs.memory;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.layout.InterleavedElement;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.VerbsMap;

/**
 * Binds lists to indirect keys, and takes them away again.
 *
 * <p>A list is copied to the place that the key has for it, an interleaved one round by round, so that afterwards every list is one of
 * {@link ListElement}s that its owner cannot change; each entry of each round takes a place of those that the key was created with. An entry must
 * have a key of the same domain that is there and direct; its rights and bounds are a matter of its use. The key is replaced when all of the list is visible. What the operating system says of the same key
 * meanwhile counts, and nothing is bound.
 *
 * <p>Where sums are kept, they are written in front of a long list, as {@link KeyContext} tells.
 *
 * <p>Throughput: an entry per cycle, less what memory takes for a line of each two entries read and written, and for that of a sum. Proof: {@code verbs-post-before-use}.
 */
public final class ListBinder extends Component {
    /** Number of lines that are read ahead. */
    public static final int LINES = 128;
    /** Number of those that have come and are kept here; the others wait where they came. */
    private static final int KEPT = 16;
    /** Lines that may still come behind the one with which the others are held back. */
    private static final int COMING = 4;

    private static final int POINTER_WIDTH = 8;
    private static final int PLACE_WIDTH = 4;
    private static final int WRITES = 16;
    /** Lines that may be under way between a read and its place in the queue of writes. */
    private static final int SLACK = 8;

    private static final int COUNT = KeyContext.LAYOUT.entries.width();
    private static final int TOTAL = KeyContext.LAYOUT.length.width();
    private static final int INDEX = MemoryKey.LAYOUT.index.width();
    private static final int ELEMENT_BITS = ListElement.LAYOUT.bits();
    private static final int HALF_LANES = 16;

    /** Changes to carry out. */
    public final Stream<BindOrder> order = in(stream(BindOrder.type()));
    /** 1 in the cycle in which the change has been carried out, or refused. */
    public final Bool done = out(bool());
    /** 1 with it if it has been carried out. */
    public final Bool isRight = out(bool());
    /** Keys that the operating system replaces. */
    public final Valid<KeyWrite> ordered = in(valid(KeyWrite.type()));
    /** These, and those that are replaced here. */
    public final Valid<KeyWrite> keys = out(valid(KeyWrite.type()));
    /** Reads of lists. */
    public final Stream<UInt> reads = out(stream(uint(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there, in the order of the reads. */
    public final Bool returns = in(bool());
    /** 256 bits: the line. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));
    /** 1 in a cycle in which lines that have been read are to stay where they are. */
    public final Bool holds = out(bool());
    /** Writes of lists. */
    public final Stream<LineRequest> writes = out(stream(HostMemoryRequest.lineType(AddressUnit.LINE_WIDTH)));
    /** 1 in a cycle in which a write is visible. */
    public final Bool written = in(bool());

    enum State {
        IDLE,
        LOOK,
        FOUND,
        JUDGE,
        COPY,
        DRAIN,
        STORE,
        DONE
    }

    private final boolean keepsSums;
    private final Fsm<State> state = fsm(State.IDLE);
    private final BindOrder work = reg(BindOrder.type());
    private final KnownKey known = reg(KnownKey.type());
    private final Memory<KnownKey> table;
    private final UInt index = MemoryKey.LAYOUT.index.of(work.key());
    private final Bool isInterleaved = reg(bool());
    private final Bool isBad = reg(bool());
    private final UInt count = reg(uint(COUNT));
    private final UInt total = reg(uint(TOTAL));
    private final Bool isJudging = state.is(State.JUDGE);

    /** @param keepsSums whether sums are written in front of a list */
    public ListBinder(boolean keepsSums) {
        this(keepsSums, VerbsMap.KEYS);
    }

    /** @param knownKeys number of keys, a power of two; fewer than there are for a proof, in which those of one remainder are the same */
    ListBinder(boolean keepsSums, int knownKeys) {
        if (keepsSums) {
            parameter("sums", "KEPT");
        }
        this.keepsSums = keepsSums;
        table = memory(KnownKey.type(), knownKeys).init(0);
        Bool takes = order.valid().and(state.is(State.IDLE));
        order.ready().set(state.is(State.IDLE));
        when(takes, () -> connect(work, order.data()));
        isInterleaved.set(work.rounds().ne(0));
        Bool copied = wire("copied", bool());

        UInt inner = wire("inner", uint(INDEX));
        KnownKey found = table.readSync(
                place(mux(state.is(State.LOOK), index, inner)),
                state.is(State.LOOK).or(state.is(State.COPY)));
        when(state.is(State.FOUND), () -> connect(known, found));
        UInt rounds = reg("rounds", uint(COUNT));
        Bool isLong = reg("isLong", bool());
        rounds.set(mux(work.rounds().ne(0), work.rounds().trunc(COUNT), lit(1, COUNT)));
        isLong.set(work.entries()
                .bits(31, COUNT)
                .ne(0)
                .or(work.rounds().bits(31, COUNT).ne(0)));
        UInt product = reg("product", uint(2 * COUNT));
        product.set(work.entries().trunc(COUNT).mulGrow(rounds));
        Bool isKey = isOf(known, work.key()).and(known.isIndirect()).and(MemoryKey.LAYOUT.isIndirect.is(work.key()));
        Bool fits = isLong.not()
                .and(work.entries().ne(0))
                .and(product.le(known.room().zext(2 * COUNT)))
                .and(work.source().trunc(5).eq(0));
        Bool mayBegin =
                isKey.and(work.isBind().not().or(fits.and(known.isBound().not())));
        copy(found, inner, rounds, product.trunc(COUNT), copied);
        when(isJudging, () -> {
            isBad.set(mayBegin.not());
            count.set(product.trunc(COUNT));
        });

        Bool isLost = reg("isLost", bool());
        Bool replaces = ordered.valid().and(ordered.data().index().eq(index));
        when(state.is(State.LOOK), () -> isLost.set(replaces)).elseWhen(replaces, () -> isLost.set(true));
        Bool stores = state.is(State.STORE).and(ordered.valid().not());
        Bool changes = stores.and(isBad.not()).and(isLost.not());
        replace(changes);
        Bool succeeded = reg("succeeded", bool());
        when(stores, () -> succeeded.set(changes));
        done.set(state.is(State.DONE));
        isRight.set(succeeded);
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.LOOK, takes);
            m.state(State.LOOK).goTo(State.FOUND);
            m.state(State.FOUND).goTo(State.JUDGE);
            m.state(State.JUDGE).goTo(State.COPY, mayBegin.and(work.isBind())).goTo(State.STORE);
            m.state(State.COPY).goTo(State.DRAIN, copied);
            m.state(State.DRAIN).goTo(State.STORE, nothingUnderWay);
            m.state(State.STORE).goTo(State.DONE, stores);
            m.state(State.DONE).goTo(State.IDLE);
        });
    }

    private UInt place(UInt key) {
        return table.depth() == VerbsMap.KEYS ? key : key.trunc(Integer.numberOfTrailingZeros(table.depth()));
    }

    /** Whether a key is the one that has its index, of the domain that asks. */
    private Bool isOf(KnownKey here, UInt key) {
        return here.isValid()
                .and(key.bits(31, MemoryKey.LAYOUT.isIndirect.low() + 1).eq(0))
                .and(here.generation().eq(MemoryKey.LAYOUT.generation.of(key)))
                .and(here.domain().eq(work.domain()));
    }

    /** Keys of the operating system go first. */
    private void replace(Bool changes) {
        KeyContext layout = KeyContext.LAYOUT;
        UInt own = layout.record(
                Map.of(
                        layout.isValid, lit(1, 1),
                        layout.access, known.access(),
                        layout.generation, known.generation(),
                        layout.domain, known.domain(),
                        layout.isIndirect, lit(1, 1),
                        layout.entries, mux(work.isBind(), count, lit(0, COUNT)),
                        layout.length, mux(work.isBind(), total, lit(0, TOTAL)),
                        layout.translations, known.list()),
                layout.bits());
        UInt region = ordered.data().region();
        keys.valid().set(ordered.valid().or(changes));
        keys.data().index().set(mux(ordered.valid(), ordered.data().index(), index));
        keys.data().region().set(mux(ordered.valid(), region, own));
        KnownKey next = wire("next", KnownKey.type());
        connect(next, known);
        when(ordered.valid().not(), () -> next.isBound().set(work.isBind()));
        when(ordered.valid(), () -> {
            next.isValid().set(layout.isValid.is(region));
            next.isIndirect().set(layout.isIndirect.is(region));
            next.isBound().set(false);
            next.access().set(layout.access.of(region));
            next.generation().set(layout.generation.of(region));
            next.domain().set(layout.domain.of(region));
            next.room().set(layout.entries.of(region));
            next.list().set(layout.translations.of(region));
        });
        when(keys.valid(), () -> table.write(place(keys.data().index()), next));
    }

    private final Bool nothingUnderWay = wire("nothingUnderWay", bool());

    /** Entries go through: read, known, multiplied by their round, added, packed. */
    private void copy(KnownKey found, UInt inner, UInt rounds, UInt all, Bool copied) {
        UInt asked = reg("asked", uint(POINTER_WIDTH)).init(0);
        UInt come = reg("come", uint(POINTER_WIDTH)).init(0);
        UInt used = reg("used", uint(POINTER_WIDTH)).init(0);
        Memory<UInt> lines = memory(uint(HostMemoryRequest.LINE_BITS), KEPT).readUnderWrite(ReadUnderWrite.UNDEFINED);
        when(returns, () -> {
            lines.write(come.trunc(PLACE_WIDTH), line);
            come.increment();
        });
        UInt here = come.subWrap(used);
        Bool isFull = reg("isFull", bool()).init(false);
        isFull.set(here.ge(KEPT - COMING));
        holds.set(isFull);
        assertAlways(here.le(KEPT), "each line that comes has its place");

        // Lines of a round, and rounds, that are still to be asked for.
        UInt sourceLine = work.source().bits(AddressUnit.ADDRESS_WIDTH - 1, 5);
        UInt next = reg("nextLine", uint(AddressUnit.LINE_WIDTH));
        UInt inRound = reg("inRound", uint(COUNT));
        UInt perRound = reg("perRound", uint(COUNT));
        UInt roundsToAsk = reg("roundsToAsk", uint(COUNT)).init(0);
        perRound.set(mux(
                isInterleaved,
                work.entries().trunc(COUNT),
                work.entries().trunc(COUNT).addWrap(1).bits(COUNT - 1, 1).zext(COUNT)));
        Bool hasRoom = asked.subWrap(used).ne(LINES);
        SkidBuffer<UInt> asking = instance("asking", new SkidBuffer<>(uint(AddressUnit.LINE_WIDTH)));
        connect(reads, asking.sink);
        Stream<UInt> asks = asking.source;
        asks.valid().set(state.is(State.COPY).and(roundsToAsk.ne(0)).and(hasRoom));
        asks.data().set(next);
        Bool endsRound = inRound.eq(1);
        when(asks.fires(), () -> {
            asked.increment();
            next.set(mux(endsRound, sourceLine, next.addWrap(1)));
            inRound.set(mux(endsRound, perRound, inRound.subWrap(1)));
            when(endsRound, roundsToAsk::decrement);
        });

        // Entry and round that are taken next.
        Queue<LineRequest> leaving =
                instance("leaving", new Queue<>(HostMemoryRequest.lineType(AddressUnit.LINE_WIDTH), WRITES));
        connect(writes, leaving.dequeue);
        UInt toTake = reg("toTake", uint(COUNT)).init(0);
        UInt entry = reg("entry", uint(COUNT));
        UInt round = reg("round", uint(COUNT));
        Bool isOdd = reg("isOdd", bool());
        Bool takes = state.is(State.COPY).and(toTake.ne(0)).and(come.ne(used)).and(leaving.count.lt(WRITES - SLACK));
        UInt taken = lines.readSync(used.trunc(PLACE_WIDTH), takes);
        Bool endsEntries = entry.eq(1);
        when(takes, () -> {
            toTake.decrement();
            isOdd.set(isOdd.not());
            entry.set(mux(endsEntries, work.entries().trunc(COUNT), entry.subWrap(1)));
            when(endsEntries, round::increment);
            when(isInterleaved.or(isOdd).or(toTake.eq(1)), used::increment);
        });
        when(isJudging, () -> {
            asked.set(0);
            come.set(0);
            used.set(0);
            next.set(sourceLine);
            inRound.set(perRound);
            roundsToAsk.set(rounds);
            toTake.set(all);
            entry.set(work.entries().trunc(COUNT));
            round.set(0);
            isOdd.set(false);
            total.set(0);
        });

        // 1: the line. 2: the entry; its key is looked up. 3: what is known of the key, and the stride. 4: products. 5:
        // their sum. 6: the address.
        Bool is1 = reg("is1", bool()).init(false);
        is1.set(takes);
        Bool isUpper = reg("isUpper", bool());
        isUpper.set(isOdd.and(isInterleaved.not()));
        UInt round1 = reg("round1", uint(COUNT));
        round1.set(round);
        Bool is2 = reg("is2", bool()).init(false);
        is2.set(is1);
        UInt element2 = reg("element2", uint(ELEMENT_BITS));
        element2.set(mux(isUpper, taken.bits(255, 128), taken.bits(127, 0)));
        UInt skip2 = reg("skip2", uint(32));
        skip2.set(mux(isInterleaved, InterleavedElement.LAYOUT.skip.of(taken), lit(0, 32)));
        UInt round2 = reg("round2", uint(COUNT));
        round2.set(round1);
        inner.set(MemoryKey.LAYOUT.index.of(ListElement.LAYOUT.key.of(element2)));
        Bool is3 = reg("is3", bool()).init(false);
        is3.set(is2);
        UInt element3 = reg("element3", uint(ELEMENT_BITS));
        element3.set(element2);
        UInt stride3 = reg("stride3", uint(33));
        stride3.set(ListElement.LAYOUT.length.of(element2).zext(33).addWrap(skip2.zext(33)));
        UInt round3 = reg("round3", uint(COUNT));
        round3.set(round2);
        // Block RAM is slow: what is known of the key is judged a cycle later.
        KnownKey known4 = reg("known4", KnownKey.type());
        connect(known4, found);
        Bool is4 = reg("is4", bool()).init(false);
        is4.set(is3);
        UInt element4 = reg("element4", uint(ELEMENT_BITS));
        element4.set(element3);
        UInt low4 = reg("low4", uint(16 + COUNT));
        low4.set(round3.mulGrow(stride3.trunc(16)));
        UInt high4 = reg("high4", uint(17 + COUNT));
        high4.set(round3.mulGrow(stride3.bits(32, 16)));
        UInt key4 = ListElement.LAYOUT.key.of(element4);
        Bool isGood = reg("isGood", bool());
        isGood.set(isOf(known4, key4)
                .and(known4.isIndirect().not())
                .and(MemoryKey.LAYOUT.isIndirect.is(key4).not()));
        Bool is5 = reg("is5", bool()).init(false);
        is5.set(is4);
        when(is5.and(isGood.not()), () -> isBad.set(true));
        UInt element5 = reg("element5", uint(ELEMENT_BITS));
        element5.set(element4);
        UInt sum5 = reg("sum5", uint(33 + COUNT));
        sum5.set(low4.zext(33 + COUNT).addWrap(high4.shlGrow(16)));
        Bool is6 = reg("is6", bool()).init(false);
        is6.set(is5);
        UInt element6 = reg("element6", uint(ELEMENT_BITS));
        element6.set(ListElement.LAYOUT
                .key
                .of(element5)
                .cat(ListElement.LAYOUT.length.of(element5))
                .cat(ListElement.LAYOUT.address.of(element5).addWrap(sum5.zext(64))));

        UInt toPack = reg("toPack", uint(COUNT)).init(0);
        Bool isSecond = reg("isSecond", bool());
        // Counted ahead: what is packed decides at once whether a line leaves.
        Bool isLast = reg("isLast", bool());
        isLast.set(mux(is6, toPack.eq(2), toPack.eq(1)));
        UInt lower = reg("lower", uint(ELEMENT_BITS));
        UInt target = reg("target", uint(AddressUnit.LINE_WIDTH));
        when(is6, () -> {
            toPack.decrement();
            isSecond.set(isSecond.not());
            lower.set(element6);
            total.set(total.addWrap(ListElement.LAYOUT.length.of(element6).zext(TOTAL)));
        });
        leaving.enqueue.valid().set(is6.and(isSecond.or(isLast)));
        leaving.enqueue.data().write().set(true);
        leaving.enqueue.data().line().set(target);
        leaving.enqueue
                .data()
                .data()
                .set(mux(isSecond, element6.cat(lower), element6.zext(HostMemoryRequest.LINE_BITS)));
        leaving.enqueue
                .data()
                .lanes()
                .set(mux(isSecond, lit(0xFFFF_FFFFL, 2 * HALF_LANES), lit((1L << HALF_LANES) - 1, 2 * HALF_LANES)));
        Bool leaves = leaving.enqueue.valid();
        Bool packs = keepsSums ? is6.and(isSecond.or(isLast)) : leaves;
        when(packs, target::increment);
        when(isJudging, () -> {
            toPack.set(all);
            isSecond.set(false);
            target.set(known.list().bits(AddressUnit.ADDRESS_WIDTH - 1, 5));
        });
        copied.set(toPack.eq(0));
        if (keepsSums) {
            UInt unwritten = mux(isSecond, element6, lit(0, ELEMENT_BITS))
                    .cat(mux(isSecond, lower, element6))
                    .bits(HostMemoryRequest.LINE_BITS - 1, TOTAL);
            writeSums(leaving.enqueue, unwritten, all, is6.and(isSecond), packs, copied);
        }
        UInt underWay = reg("underWay", uint(9)).init(0);
        underWay.countUpDown(leaves, written);
        nothingUnderWay.set(underWay.eq(0));
        assertAlways(leaving.enqueue.valid().implies(leaving.enqueue.ready()), "a line that is packed has its place");
    }

    /** Writes each sum in a cycle in which no other line leaves; a list is copied when its sums have left, too. */
    private void writeSums(
            Stream<LineRequest> leaving, UInt unwritten, UInt all, Bool completes, Bool packs, Bool copied) {
        int linesPerSum = KeyContext.ENTRIES_PER_SUM / 2;
        Bool isLong = reg("isLongList", bool());
        UInt lines = reg("linesOfSum", uint(Integer.numberOfTrailingZeros(linesPerSum)));
        UInt place = reg("placeOfSum", uint(AddressUnit.LINE_WIDTH));
        UInt sum = reg("sum", uint(TOTAL));
        // The total has the last entry of a sum a cycle later.
        Bool isNext = reg("isSumNext", bool()).init(false);
        Bool isDue = reg("isSumDue", bool()).init(false);
        isNext.set(completes.and(lines.eq(linesPerSum - 1)).and(isLong));
        when(completes, lines::increment);
        Bool goes = isDue.and(packs.not());
        when(isNext, () -> {
                    sum.set(total);
                    isDue.set(true);
                })
                .elseWhen(goes, () -> isDue.set(false));
        when(goes, () -> {
            leaving.valid().set(true);
            leaving.data().line().set(place);
            leaving.data().data().set(unwritten.cat(sum));
            leaving.data().lanes().set(lit((1L << Long.BYTES) - 1, 2 * HALF_LANES));
            place.decrement();
        });
        when(isJudging, () -> {
            isLong.set(all.ge(KeyContext.LONG_LIST));
            lines.set(0);
            // Sum 1 is two lines in front of the list.
            place.set(known.list().bits(AddressUnit.ADDRESS_WIDTH - 1, 5).subWrap(2));
        });
        assertAlways(isNext.and(isDue).not(), "a sum has left before the next one is there");
        when(isNext.or(isDue), () -> copied.set(false));
    }
}
