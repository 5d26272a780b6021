package org.heddle.nic.mpc.page;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.memory.translation.TranslationCache;
import org.heddle.nic.stage.memory.translation.TranslationFormat;

/**
 * Looks for the pages of runs in the tables of their processes, one run and one page after the other.
 *
 * <p>Latency: five cycles from a run to its answer, four more for each page behind its first, and a line of host memory for each page whose translation is not
 * kept; four of a line are kept. A process without a table has the whole memory, each page in its own frame. Each unit has one run under way at most, and takes its answer
 * in the cycle in which it comes.
 */
public final class PageWalker extends Component {
    /** Runs of each unit. */
    public final Vec<Stream<PageRun>> runs;
    /** Answers, of one unit after the other. */
    public final PageAnswer answer = out(PageAnswer.type());
    /** One bit for each unit: 1 in the cycle in which the answer is its own. */
    public final UInt answers;
    /** 23 bits, for each process: line of its table's first entry. */
    public final Vec<UInt> table;
    /** 17 bits, for each process: pages of its table; 0 for none. */
    public final Vec<UInt> pages;
    /** 1 to forget the translations that are kept; what is under way may still be answered by them. */
    public final Bool forgets = in(bool());
    /** Reads of tables. */
    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which {@link #line} is there. */
    public final Bool returns = in(bool());
    /** 256 bits: four translations. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));
    /** 1 in the cycle in which a translation is not kept. */
    public final Bool misses = out(bool());

    /** Width of a number of pages of a table. */
    public static final int PAGES_WIDTH = PageField.PAGE_WIDTH + 1;

    private static final int PROCESSES = 1 << PageField.PROCESS_WIDTH;
    private static final int WHOLE_PAGE_WIDTH = PageRun.ADDRESS_WIDTH - TranslationFormat.LOG_PAGE;
    private static final int ENTRY_BITS = Byte.SIZE << TranslationFormat.LOG_ENTRY;

    private enum State {
        IDLE,
        BOUNDING,
        LOOKING,
        LOOKING_ON,
        JUDGING,
        READING,
        WAITING,
        FOUND,
        ANSWERING
    }

    private final Fsm<State> state = fsm(State.IDLE);
    /** Unit whose run is under way. */
    private final UInt unit;

    private final PageRun run = reg(PageRun.type());
    private final UInt page = reg(uint(WHOLE_PAGE_WIDTH));
    private final Bool isFirst = reg(bool());
    // These are there when the translation is.
    private final UInt lastPage = reg(uint(WHOLE_PAGE_WIDTH + 1));
    private final Bool hasTable = reg(bool());
    private final Bool isOutside = reg(bool());
    private final Bool isLast = reg(bool());
    // The entry of a table that was read.
    private final Bool isPresent = reg(bool());
    private final UInt read = reg(uint(PageField.PAGE_WIDTH));
    private final TranslationCache cache = instance("cache", new TranslationCache(PageField.FORMAT, true));

    /**
     * @param units that ask, at least 2
     */
    public PageWalker(int units) {
        parameter("units", units);
        runs = in(vec(units, stream(PageRun.type())));
        answers = out(uint(units));
        table = in(vec(PROCESSES, uint(HostMemoryRequest.LINE_ADDRESS_WIDTH)));
        pages = in(vec(PROCESSES, uint(PAGES_WIDTH)));
        memory = out(stream(HostMemoryRequest.lineType()));
        unit = reg("unit", uint(Types.bitsToNumber(units)));
        Bool comes = take(units);
        bound();
        look();
        readTable();
        Bool judges = state.is(State.JUDGING);
        Bool isKnown = isOutside.or(hasTable.not()).or(cache.hits);
        misses.set(judges.and(isKnown.not()));
        Bool isFound = state.is(State.FOUND);
        Bool fails = judges.and(isOutside).or(isFound.and(isPresent.not()));
        Bool finds =
                judges.and(isOutside.not()).and(hasTable.not().or(cache.hits)).or(isFound.and(isPresent));
        answer(finds, fails, units);
        // Without a table all pages in between are there too.
        Bool ends = isLast.or(hasTable.not());
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.BOUNDING, comes);
            m.state(State.BOUNDING).goTo(State.LOOKING);
            m.state(State.LOOKING).goTo(State.LOOKING_ON);
            m.state(State.LOOKING_ON).goTo(State.JUDGING);
            m.state(State.JUDGING)
                    .goTo(State.ANSWERING, fails.or(finds.and(ends)))
                    .goTo(State.BOUNDING, finds)
                    .goTo(State.READING);
            m.state(State.READING).goTo(State.WAITING, memory.ready());
            m.state(State.WAITING).goTo(State.FOUND, returns);
            m.state(State.FOUND).goTo(State.BOUNDING, finds.and(ends.not())).goTo(State.ANSWERING);
            m.state(State.ANSWERING).goTo(State.IDLE);
        });
        assertAlways(returns.implies(state.is(State.WAITING)), "a line that comes was asked for");
    }

    /** Takes the run of one unit after the other; 1 while one is there. */
    private Bool take(int units) {
        RoundRobinArbiter<PageRun> turns = instance("turns", new RoundRobinArbiter<>(PageRun.type(), units));
        for (int i = 0; i < units; i++) {
            connect(turns.sources.get(i), runs.get(i));
        }
        turns.sink.ready().set(state.is(State.IDLE));
        when(turns.sink.fires(), () -> {
            connect(run, turns.sink.data());
            unit.set(turns.chosen);
            page.set(turns.sink.data().address().bits(PageRun.ADDRESS_WIDTH - 1, TranslationFormat.LOG_PAGE));
            isFirst.set(true);
        });
        return turns.sink.valid();
    }

    private Bool isSecond() {
        return run.process().bit(0);
    }

    /** Works out whether the run leaves its table, while the page is looked for. */
    private void bound() {
        UInt ownPages = mux(isSecond(), pages.get(1), pages.get(0));
        UInt end = run.address().addGrow(run.bytes().subWrap(1).zext(PageRun.ADDRESS_WIDTH));
        lastPage.set(end.bits(PageRun.ADDRESS_WIDTH, TranslationFormat.LOG_PAGE));
        hasTable.set(ownPages.ne(0));
        UInt bound = mux(hasTable, ownPages, lit(PageField.MOST_PAGES, PAGES_WIDTH));
        isOutside.set(lastPage.ge(bound.zext(lastPage.width())));
        isLast.set(lastPage.eq(page.zext(lastPage.width())));
    }

    /** Asks the cache, and lets it keep lines that nothing has made stale. */
    private void look() {
        UInt shortPage = page.trunc(PageField.PAGE_WIDTH);
        Bool stale = reg("stale", bool()).init(false);
        cache.key.set(run.process());
        cache.page.set(shortPage);
        cache.forgets.set(forgets);
        cache.line.valid().set(returns.and(stale.not()).and(forgets.not()));
        cache.line.data().key().set(run.process());
        cache.line.data().firstPage().set(lineOfTable().cat(lit(0, TranslationFormat.PLACE_WIDTH)));
        cache.line.data().place().set(page.trunc(TranslationFormat.PLACE_WIDTH));
        cache.line.data().entries().set(line);
        when(forgets, () -> stale.set(true)).elseWhen(memory.fires(), () -> stale.set(false));
    }

    private UInt lineOfTable() {
        return page.bits(PageField.PAGE_WIDTH - 1, TranslationFormat.PLACE_WIDTH);
    }

    private void readTable() {
        UInt base = mux(isSecond(), table.get(1), table.get(0));
        memory.valid().set(state.is(State.READING));
        memory.data().readWhole(base.addWrap(lineOfTable().zext(base.width())));
        UInt place = page.trunc(TranslationFormat.PLACE_WIDTH);
        UInt entry = line.shr(place.zext(8).shlGrow(6)).trunc(ENTRY_BITS);
        isPresent.set(PageField.FORMAT.isPresent().is(entry));
        read.set(PageField.FORMAT.frame().of(entry));
    }

    private void answer(Bool finds, Bool fails, int units) {
        UInt shortPage = page.trunc(PageField.PAGE_WIDTH);
        UInt frame = mux(state.is(State.FOUND), read, mux(hasTable, cache.physicalPage, shortPage));
        Bool isMapped = reg("isMapped", bool());
        UInt first = reg("first", uint(PageField.PAGE_WIDTH));
        UInt last = reg("last", uint(PageField.PAGE_WIDTH));
        when(finds, () -> {
            when(isFirst, () -> first.set(frame));
            last.set(mux(hasTable, frame, lastPage.trunc(PageField.PAGE_WIDTH)));
            isMapped.set(true);
            isFirst.set(false);
            page.increment();
        });
        when(fails, () -> {
            isMapped.set(false);
            when(isFirst, () -> first.set(0));
            last.set(0);
        });
        answer.isMapped().set(isMapped);
        answer.first().set(first);
        answer.last().set(last);
        answers.set(mux(state.is(State.ANSWERING), unit.toOneHot(units), lit(0, units)));
    }
}
