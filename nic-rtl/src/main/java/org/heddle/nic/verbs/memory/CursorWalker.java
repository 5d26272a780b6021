package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.TranslationEntry;

/**
 * Walker that keeps its place in a list: a run that goes on where the one before it ended begins there.
 *
 * <p>Latency: none for a run that passes; a cycle for one that goes on, if its key, domain and rights are those of the run before. Any other run asks for the place of its
 * list. One that does not go on begins at the first entry, and passes over an entry in each cycle until it comes to its own. In a long list
 * it begins within {@value KeyContext#ENTRIES_PER_SUM} entries of its own, which {@link SumSearch} finds by the sums in front of the list, with two or three reads that
 * wait for each other; in a list of fewer than {@value KeyContext#LONG_LIST} entries passing takes less. Throughput: a run per cycle, of entries that lie within a page; each further page of an entry takes one more. {@value #LINES} lines of two entries each are read ahead, unless it has fewer, also between
 * runs, so that no entry waits for memory unless its latency is longer than they take.
 *
 * <p>Entries of no bytes are passed over. A list that is not to be used, or that is shorter than its key, gives a run that is wrong, in the place of the
 * run, and so does an entry with an indirect key. Proof: {@code verbs-cursor}.
 */
public final class CursorWalker extends KeyWalker {
    /** Number of lines of a list that are read ahead. */
    public static final int LINES = 128;

    private static final int LOG_ENTRIES_PER_SUM = Integer.numberOfTrailingZeros(KeyContext.ENTRIES_PER_SUM);
    private static final int SUM_DIGITS = 3;
    private static final int LOG_RADIX = 4;
    /** Lines of sums that a search reads, at most. */
    private static final int SUMS_AT_ONCE = SUM_DIGITS << LOG_RADIX;

    private static final int ENTRIES_WIDTH = KeyContext.LAYOUT.entries.width();
    private static final int OFFSET_WIDTH = KeyContext.LAYOUT.length.width();
    private static final int BYTES_WIDTH = ResolvedRun.BYTES_WIDTH;
    private static final int LOG_PAGE = TranslationEntry.LOG_PAGE;
    private static final int PAGE_BYTES = 1 << LOG_PAGE;
    private static final int ELEMENT_BITS = ListElement.LAYOUT.bits();

    enum State {
        PASS,
        LOOK,
        QUERY,
        AWAIT,
        SEEK,
        SEARCH,
        BEGIN,
        SKIP,
        MOVE,
        PAGE,
        WRONG
    }

    private final int lineCount;
    private final int logLines;
    private final int pointerWidth;
    private final Fsm<State> state = fsm(State.PASS);
    private final UInt left = reg(uint(BYTES_WIDTH));

    // The list.
    private final UInt first = reg(uint(AddressUnit.LINE_WIDTH));
    private final UInt entries = reg(uint(ENTRIES_WIDTH));
    private final Bool begins = state.is(State.BEGIN);
    /** 1 in a cycle in which lines that are asked for, or have come, are dropped. */
    private final Bool clears = begins.or(state.is(State.SEEK));

    private final SumSearch search = instance("search", new SumSearch(OFFSET_WIDTH, SUM_DIGITS, LOG_RADIX));

    // The next entry, and the number of those behind it.
    private final UInt element = reg(uint(ELEMENT_BITS));
    private final Bool hasElement = reg(bool()).init(false);
    private final Bool takesElement = wire("takesElement", bool());
    private final UInt toLoad = reg(uint(ENTRIES_WIDTH)).init(0);

    // The entry that runs are made of: its bytes in this page, and those behind them.
    private final UInt address = reg(uint(64));
    private final UInt key = reg(uint(32));
    private final UInt inPage = reg(uint(BYTES_WIDTH));
    private final UInt beyond = reg(uint(32));
    private final Bool isBeyond = reg(bool());
    private final Bool hasEntry = reg(bool()).init(false);

    /** @param units number of units that share it, 1 or 2 */
    public CursorWalker(int units) {
        this(units, LINES);
    }

    /**
     * @param units number of units that share it, 1 or 2
     * @param lineCount number of lines that are read ahead, a power of two, at least 16
     */
    public CursorWalker(int units, int lineCount) {
        super(units);
        if (lineCount != LINES) {
            parameter("lines", lineCount);
        }
        this.lineCount = lineCount;
        logLines = Integer.numberOfTrailingZeros(lineCount);
        pointerWidth = logLines + 1;
        when(takes, () -> left.set(next.bytes().trunc(BYTES_WIDTH)));
        Bool finds = state.is(State.AWAIT).and(answers).and(answer.isAllowed());
        Bool goesOn = takeList(finds);
        loadElements(readLines());
        UInt length = ListElement.LAYOUT.length.of(element);
        UInt skipped = reg("skipped", uint(OFFSET_WIDTH));
        Bool isHere = hasElement.and(skipped.lt(length.zext(OFFSET_WIDTH)));
        skip(skipped, isHere);
        Bool isLast = left.le(inPage);
        Bool isAtEnd = reg("isAtEnd", bool());
        Bool isPiece = state.is(State.MOVE).and(hasEntry).and(isAtEnd.not());
        Bool goes = isPiece.and(isTaken);
        Bool usesAll = goes.and(inPage.le(left));
        Bool canLoad = clears.or(state.is(State.SKIP)).not();
        Bool wants = canLoad.and(hasEntry.not().or(usesAll.and(isBeyond.not())));
        takesElement.set(hasElement.and(wants.or(state.is(State.SKIP).and(isHere.not()))));
        walks.set(takesElement);
        when(goes, () -> {
            left.set(left.subWrap(inPage));
            inPage.set(mux(isLast, inPage.subWrap(left), lit(0, BYTES_WIDTH)));
            isAtEnd.set(inPage.le(left));
            address.set(address.bits(63, LOG_PAGE).cat(address.trunc(LOG_PAGE).addWrap(left.trunc(LOG_PAGE))));
        });
        when(state.is(State.PAGE), () -> {
            nextPage();
            isAtEnd.set(false);
        });
        when(usesAll.and(isBeyond.not()).or(clears), () -> hasEntry.set(false));
        when(hasElement.and(wants), () -> {
            loadEntry(length);
            isAtEnd.set(false);
        });
        serve(
                new Phases(state.is(State.PASS), state.is(State.QUERY), isPiece, state.is(State.WRONG)),
                new Piece(address, key, mux(isLast, left, inPage), isLast));
        Bool isFar = beginsFar(finds);
        Bool isOut = hasEntry.not().and(hasElement.not()).and(toLoad.eq(0));
        describe(finds, goesOn, isHere, isOut, isFar, goes, isLast, isAtEnd);
    }

    private void describe(
            Bool finds, Bool goesOn, Bool isHere, Bool isOut, Bool isFar, Bool goes, Bool isLast, Bool isAtEnd) {
        state.describe(m -> {
            m.state(State.PASS).goTo(State.LOOK, takes);
            m.state(State.LOOK).goTo(State.MOVE, goesOn).goTo(State.QUERY);
            m.state(State.QUERY).goTo(State.AWAIT, isAsked);
            m.state(State.AWAIT)
                    .goTo(State.SEEK, finds.and(isFar))
                    .goTo(State.BEGIN, finds)
                    .goTo(State.WRONG, answers);
            m.state(State.SEEK).goTo(State.SEARCH);
            m.state(State.SEARCH).goTo(State.BEGIN, search.ends);
            m.state(State.BEGIN).goTo(State.SKIP);
            m.state(State.SKIP).goTo(State.MOVE, isHere).goTo(State.WRONG, isOut);
            m.state(State.MOVE)
                    .goTo(State.PASS, goes.and(isLast))
                    .goTo(State.PAGE, goes.and(isBeyond).or(hasEntry.and(isAtEnd)))
                    .goTo(State.WRONG, isOut);
            m.state(State.PAGE).goTo(State.MOVE);
            m.state(State.WRONG).goTo(State.PASS, isTaken);
        });
    }

    /** Begins a search of the sums, and tells in the cycle in which a list is found whether there is to be one: it is long, and its first byte is not the one. */
    private Bool beginsFar(Bool finds) {
        Bool isFirst = reg("isFirst", bool());
        isFirst.set(search.offset.eq(0));
        search.offset.set(whole.address().trunc(OFFSET_WIDTH));
        // The last sum of 65,536 entries is that of all, and is not wanted.
        int width = search.last.width();
        UInt sums = entries.bits(ENTRIES_WIDTH - 1, LOG_ENTRIES_PER_SUM);
        search.last.set(mux(sums.bit(width), lit((1 << width) - 1, width), sums.trunc(width)));
        search.loads.set(finds);
        search.begins.set(state.is(State.SEEK));
        search.sum.set(line.trunc(OFFSET_WIDTH));
        return answer.entries().ge(KeyContext.LONG_LIST).and(isFirst.not());
    }

    /** Takes the place of a list, and tells in the second cycle of a run whether it goes on where the one before ended. */
    private Bool takeList(Bool finds) {
        KeptPlace kept = instance("kept", new KeptPlace());
        kept.key.set(whole.key());
        kept.domain.set(whole.domain());
        kept.rights.set(whole.rights());
        kept.address.set(whole.address());
        kept.bytes.set(whole.bytes());
        kept.looks.set(state.is(State.LOOK));
        kept.asks.set(state.is(State.QUERY).and(isAsked));
        kept.takes.set(finds);
        // Lines that are asked for from now on are of the list as it is now.
        kept.forgets.set(forgets);
        kept.drops.set(state.is(State.WRONG));
        when(finds, () -> {
            first.set(answer.list().bits(AddressUnit.ADDRESS_WIDTH - 1, 5));
            entries.set(answer.entries());
        });
        return kept.goesOn;
    }

    /** Passes over the bytes in front of a run: over whole entries, then within the one that has its first byte. */
    private void skip(UInt skipped, Bool isHere) {
        UInt length = ListElement.LAYOUT.length.of(element);
        when(begins, () -> skipped.set(search.rest));
        when(state.is(State.SKIP).and(hasElement), () -> {
            skipped.set(skipped.subWrap(length.zext(OFFSET_WIDTH)));
            when(
                    isHere,
                    () -> element.set(ListElement.LAYOUT
                            .key
                            .of(element)
                            .cat(length.subWrap(skipped.trunc(32)))
                            .cat(ListElement.LAYOUT.address.of(element).addWrap(skipped.zext(64)))));
        });
    }

    private void loadEntry(UInt length) {
        UInt at = ListElement.LAYOUT.address.of(element);
        UInt room = lit(PAGE_BYTES, BYTES_WIDTH).subWrap(at.trunc(LOG_PAGE).zext(BYTES_WIDTH));
        Bool isLonger = length.gt(room.zext(32));
        hasEntry.set(length.ne(0));
        address.set(at);
        key.set(ListElement.LAYOUT.key.of(element));
        inPage.set(mux(isLonger, room, length.trunc(BYTES_WIDTH)));
        beyond.set(length.subWrap(room.zext(32)));
        isBeyond.set(isLonger);
    }

    private void nextPage() {
        Bool isLonger = beyond.gt(PAGE_BYTES);
        address.set(address.bits(63, LOG_PAGE).addWrap(1).cat(lit(0, LOG_PAGE)));
        inPage.set(mux(isLonger, lit(PAGE_BYTES, BYTES_WIDTH), beyond.trunc(BYTES_WIDTH)));
        beyond.set(beyond.subWrap(PAGE_BYTES));
        isBeyond.set(isLonger);
    }

    /** Lines of the list, one at a time, that {@link #loadElements} takes apart. */
    private record LineAhead(UInt bits, Bool isThere, Bool ends) {}

    /** Reads the lines of the list, each once. */
    private LineAhead readLines() {
        UInt asked = reg("asked", uint(pointerWidth)).init(0);
        UInt come = reg("come", uint(pointerWidth)).init(0);
        UInt used = reg("used", uint(pointerWidth)).init(0);
        // Lines of a walk that was given up, which come before all others.
        UInt dropped = reg("dropped", uint(pointerWidth)).init(0);
        UInt toAsk = reg("toAsk", uint(ENTRIES_WIDTH - 1)).init(0);
        UInt next = reg("next", uint(AddressUnit.LINE_WIDTH));
        // Where a walk begins, and where a sum is: sum k is k + 1 lines in front of the list.
        UInt begun = search.found.shlGrow(LOG_ENTRIES_PER_SUM - 1);
        UInt behind = begun.zext(AddressUnit.LINE_WIDTH);
        UInt inFront = search.asks.data().zext(AddressUnit.LINE_WIDTH).not();
        UInt place = first.addWrap(mux(begins, behind, inFront));
        SkidBuffer<UInt> asking = instance("asking", new SkidBuffer<>(uint(AddressUnit.LINE_WIDTH)));
        connect(memory, asking.sink);
        asking.source
                .valid()
                .set(toAsk.ne(0).and(asked.subWrap(used).ne(lineCount)).and(clears.not()));
        asking.source.data().set(next);
        when(asking.source.fires(), () -> {
            toAsk.decrement();
            next.increment();
            asked.increment();
        });
        search.asks.ready().set(state.is(State.SEARCH).and(toAsk.eq(0).or(asking.source.fires())));
        when(search.asks.fires(), () -> {
            toAsk.set(1);
            next.set(place);
        });
        Bool isDropped = returns.and(dropped.ne(0));
        Bool isTaken = returns.and(dropped.eq(0));
        search.comes.set(isTaken.and(state.is(State.SEARCH)));
        Memory<UInt> lines =
                memory(uint(HostMemoryRequest.LINE_BITS), lineCount).readUnderWrite(ReadUnderWrite.UNDEFINED);
        when(isTaken, () -> lines.write(come.trunc(logLines), line));
        when(isDropped, dropped::decrement);
        when(isTaken, come::increment);
        Bool hasLine = reg("hasLine", bool()).init(false);
        Bool ends = wire("ends", bool());
        Bool reads = come.ne(used).and(hasLine.not().or(ends)).and(clears.not());
        UInt bits = lines.readSync(used.trunc(logLines), reads);
        when(reads, used::increment);
        if (lineCount < SUMS_AT_ONCE) {
            // A sum is used as it comes, so that a search never waits for places.
            when(isTaken.and(state.is(State.SEARCH)), used::increment);
        }
        hasLine.set(reads.or(hasLine.and(ends.not())).and(clears.not()));
        when(clears, () -> {
            dropped.set(dropped.addWrap(asked.subWrap(come))
                    .subWrap(returns.asUInt().zext(pointerWidth)));
            asked.set(0);
            come.set(0);
            used.set(0);
            toAsk.set(0);
        });
        when(begins, () -> {
            toAsk.set(fromFound().addWrap(1).bits(ENTRIES_WIDTH - 1, 1));
            next.set(place);
        });
        assertAlways(returns.implies(dropped.ne(0).or(asked.ne(come))), "a line that comes was asked for");
        assertAlways(asked.subWrap(used).le(lineCount), "no more lines are under way than have a place");
        return new LineAhead(bits, hasLine, ends);
    }

    /** Returns the number of entries from the sum on that was found. */
    private UInt fromFound() {
        UInt sums = entries.bits(ENTRIES_WIDTH - 1, LOG_ENTRIES_PER_SUM);
        return sums.subWrap(search.found.zext(sums.width())).cat(entries.trunc(LOG_ENTRIES_PER_SUM));
    }

    /** Takes an entry out of a line in each cycle in which the one before it is taken. */
    private void loadElements(LineAhead ahead) {
        Bool isOdd = reg("isOdd", bool()).init(false);
        Bool loads = ahead.isThere().and(toLoad.ne(0)).and(hasElement.not().or(takesElement));
        ahead.ends().set(loads.and(isOdd.or(toLoad.eq(1))));
        when(loads, () -> {
            element.set(mux(isOdd, ahead.bits().bits(255, 128), ahead.bits().bits(127, 0)));
            isOdd.set(isOdd.not());
            toLoad.decrement();
        });
        hasElement.set(loads.or(hasElement.and(takesElement.not())));
        when(clears, () -> {
            hasElement.set(false);
            isOdd.set(false);
            toLoad.set(0);
        });
        when(begins, () -> toLoad.set(fromFound()));
    }
}
