package org.heddle.nic.verbs.memory;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.memory.translation.TranslationCache;
import org.heddle.nic.stage.memory.translation.TranslationFormat;
import org.heddle.nic.stage.memory.translation.TranslationPorts;
import org.heddle.nic.stage.memory.translation.TranslationWays;
import org.heddle.nic.stage.pattern.SegmentFormat;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.TranslationEntry;
import org.jspecify.annotations.Nullable;

/**
 * Checks runs of virtual memory against the keys, and finds their physical addresses.
 *
 * <p>Latency: 7 cycles where the page's translation is kept, else that and a line of host memory. Throughput: a run per cycle, of the units in turn;
 * as many are under way as the constructor says, those behind one that waits for its line too, and are answered in their order. Bounds are
 * compared in 65 bits: a run that wraps lies outside every region. An indirect key is a region from 0 on, without bytes until a list is bound to it,
 * and its answer is the place of the list. The keys are written at any time; a run that has been taken is still
 * judged by what it has read. An answer is taken in the cycle in which it comes.
 */
public final class AddressUnit extends Component {
    /** Physical addresses, in bits. */
    public static final int ADDRESS_WIDTH = SegmentFormat.PHYSICAL_MEMORY.addressWidth();
    /** Physical line numbers, in bits. */
    public static final int LINE_WIDTH = ADDRESS_WIDTH - Integer.numberOfTrailingZeros(HostMemoryRequest.LINE_BYTES);

    private static final int LOG_PAGE = TranslationEntry.LOG_PAGE;
    private static final int PAGE_WIDTH = TranslationEntry.LAYOUT.page.width();
    private static final int KEY_WIDTH = MemoryKey.LAYOUT.index.width();
    private static final int KEYS = 1 << KEY_WIDTH;
    private static final int LOG_ENTRY = 3;
    /** Lines of translations that are kept where runs are looked for ahead: ways of so many rows. */
    private static final int WAYS = 4;

    private static final int ROWS = 32;

    private static final int PLACE_WIDTH = TranslationFormat.PLACE_WIDTH;
    private static final TranslationFormat FORMAT = new TranslationFormat(
            "", KEY_WIDTH, PAGE_WIDTH, TranslationEntry.LAYOUT.isPresent, TranslationEntry.LAYOUT.page);

    /** Runs of each unit. */
    public final Vec<Stream<VirtualRun>> runs;
    /** Answers, of one unit after the other. */
    public final ResolvedRun answer = out(ResolvedRun.type());
    /** One bit for each unit: 1 in the cycle in which the answer is its own. */
    public final UInt answers;
    /** Keys that are replaced. */
    public final Valid<KeyWrite> keys = in(valid(KeyWrite.type()));
    /** 1 to forget the translations that are kept. */
    public final Bool forgets = in(bool());
    /** Numbers of the lines of translations that are read. */
    public final Stream<UInt> memory = out(stream(uint(LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there, in the order of the requests. */
    public final Bool returns = in(bool());
    /** 256 bits: the line. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));
    /** Runs whose translations are looked for ahead and kept, without an answer; a port of a unit that looks ahead. */
    public final @Nullable Stream<VirtualRun> ahead;
    /** 1 in the cycle in which a translation is not kept. */
    public final Bool misses = out(bool());

    private final int units;
    private final int underWay;
    private final int unitWidth;
    private final Queue<ResolvingRun> pending;
    private final Queue<UInt> asked;
    private final Queue<UInt> filling;
    private final Queue<UInt> found;
    private final TranslationPorts cache;
    /** Runs that share the translation of one before them, where they may. */
    private final @Nullable SharedMisses shared;
    /** Lines that are read for runs ahead, where there are any. */
    private final @Nullable LinesAhead early;

    // The run in the second cycle, with its region, and in the third and fourth.
    private final VirtualRun run = reg("run", VirtualRun.type());
    private final UInt region = reg(uint(KeyContext.LAYOUT.bits()));
    private final CheckedRun second;
    private final CheckedRun third;
    private final CheckedRun fourth;
    private final CheckedRun fifth;
    private final KeyBounds bounds = instance("bounds", new KeyBounds());
    private final Bool answersNow = wire("answersNow", bool());

    /**
     * @param units number of them, at least 2
     * @param underWay number of runs that are taken and not answered, a power of two; where there is more than one, all translations of a line are kept
     * @param looksAhead whether there are runs {@link #ahead}, as many under way beside the others, and a run of the page that was missed last takes the
     *     translation that is on its way, instead of its own line
     * @param keepsMany whether translations are kept in several ways, for pages at any stride
     */
    public AddressUnit(int units, int underWay, boolean looksAhead, boolean keepsMany) {
        parameter("units", units);
        parameter("underWay", underWay);
        if (looksAhead) {
            parameter("misses", "SHARED");
            parameter("ahead", "TRANSLATIONS");
        }
        if (keepsMany) {
            parameter("kept", "WAYS");
        }
        shared = looksAhead ? instance("shared", new SharedMisses(underWay)) : null;
        early = looksAhead ? instance("early", new LinesAhead(underWay)) : null;
        ahead = looksAhead ? in(stream(VirtualRun.type())) : null;
        this.units = units;
        this.underWay = underWay;
        int lines = looksAhead ? 2 * underWay : underWay;
        unitWidth = Types.bitsToNumber(looksAhead ? units + 1 : units);
        runs = in(vec(units, stream(VirtualRun.type())));
        answers = out(uint(units));
        cache = keepsMany
                ? instance("cache", new TranslationWays(FORMAT, WAYS, ROWS)).ports()
                : instance("cache", new TranslationCache(FORMAT, underWay > 1)).ports();
        pending = instance("pending", new Queue<>(ResolvingRun.type(unitWidth), underWay, Queue.Output.REGISTER));
        asked = instance("asked", new Queue<>(uint(LINE_WIDTH), lines, Queue.Output.REGISTER));
        filling = instance(
                "filling",
                new Queue<>(
                        uint((looksAhead ? 1 : 0) + KEY_WIDTH + PAGE_WIDTH + PLACE_WIDTH),
                        lines,
                        Queue.Output.REGISTER));
        found = instance("found", new Queue<>(uint(1 + PAGE_WIDTH), underWay, Queue.Output.REGISTER));
        second = wire("second", CheckedRun.type(unitWidth));
        third = reg("third", CheckedRun.type(unitWidth));
        fourth = reg("fourth", CheckedRun.type(unitWidth));
        fifth = reg("fifth", CheckedRun.type(unitWidth));
        take();
        check();
        resolve();
        readLines();
        tell();
    }

    /** Takes a run, and reads its key's region. */
    private void take() {
        RoundRobinArbiter<VirtualRun> turns =
                instance("turns", new RoundRobinArbiter<>(VirtualRun.type(), early == null ? units : units + 1));
        for (int i = 0; i < units; i++) {
            SkidBuffer<VirtualRun> entering = instance("entering" + i, new SkidBuffer<>(VirtualRun.type()));
            connect(entering.source, runs.get(i));
            connect(turns.sources.get(i), entering.sink);
        }
        if (early != null) {
            SkidBuffer<VirtualRun> entering = instance("enteringAhead", new SkidBuffer<>(VirtualRun.type()));
            connect(entering.source, ahead);
            connect(early.wanted, entering.sink);
            connect(turns.sources.get(units), early.run);
        }
        UInt under = reg("under", uint(Types.bitsToNumber(underWay + 1))).init(0);
        // A key's region is not read while one is written, so that the block RAM needs nothing beside it.
        turns.sink.ready().set(under.ne(underWay).and(keys.valid().not()));
        Bool takes = turns.sink.fires();
        Bool isCounted = early == null ? takes : takes.and(turns.chosen.ne(units));
        // Both are worked out, as it is late known whether a run is taken.
        UInt ifTaken = mux(answersNow, under, under.addWrap(1));
        UInt ifNot = mux(answersNow, under.subWrap(1), under);
        under.set(mux(isCounted, ifTaken, ifNot));
        VirtualRun first = reg("first", VirtualRun.type());
        UInt firstUnit = reg("firstUnit", uint(unitWidth));
        Bool hasFirst = reg("hasFirst", bool()).init(false);
        hasFirst.set(takes);
        when(takes, () -> {
            connect(first, turns.sink.data());
            firstUnit.set(turns.chosen);
        });
        Memory<UInt> table = memory(uint(KeyContext.LAYOUT.fieldBits()), KEYS)
                .readUnderWrite(ReadUnderWrite.UNDEFINED)
                .init(0);
        when(
                keys.valid(),
                () -> table.write(
                        keys.data().index(), KeyContext.LAYOUT.pack(keys.data().region())));
        UInt row = table.readSync(MemoryKey.LAYOUT.index.of(turns.sink.data().key()), takes);
        UInt unit = reg("unit", uint(unitWidth));
        Bool isThere = reg("isThere", bool()).init(false);
        isThere.set(hasFirst);
        connect(run, first);
        unit.set(firstUnit);
        region.set(KeyContext.LAYOUT.unpack(row));
        second.isThere().set(isThere);
        second.unit().set(unit);
        forget(under);
    }

    /** Keeps no answer that was under way while all is forgotten; it is used once. */
    private void forget(UInt under) {
        Bool forgetsNow = forgets.or(keys.valid());
        Bool forgot = reg("forgot", bool()).init(false);
        forgot.set(forgetsNow);
        UInt stale = reg("stale", uint(under.width())).init(0);
        // A cycle later, when the number under way is a register.
        when(forgot, () -> stale.set(under.subWrap(answersNow.asUInt().zext(under.width()))))
                .elseWhen(answersNow.and(stale.ne(0)), stale::decrement);
        cache.forgets().set(forgetsNow);
        isFresh.set(stale.eq(0).and(forgot.not()));
    }

    private final Bool isFresh = wire("isFresh", bool());

    /** Compares the run with its region, and finds the place of its translation. */
    private void check() {
        KeyContext layout = KeyContext.LAYOUT;
        second.key().set(MemoryKey.LAYOUT.index.of(run.key()));
        second.address().set(run.address().trunc(ADDRESS_WIDTH));
        second.bytes().set(run.bytes().trunc(ResolvedRun.BYTES_WIDTH));
        second.last().set(run.last());
        second.isList().set(run.isList());
        second.needsPage()
                .set(run.isCheck().or(run.isList()).or(run.isPhysical()).not());
        second.isPhysical().set(run.isPhysical());
        second.isWrong().set(run.isWrong());
        second.mayTouch().set(mayTouch());
        second.entry().set(layout.translations.of(region));
        second.entries().set(layout.entries.of(region));
        connect(third, second);
        connect(fifth, fourth);
        for (CheckedRun stage : new CheckedRun[] {third, fourth, fifth}) {
            stage.isThere().init(false);
        }
        UInt base = layout.base.of(region);
        UInt bytes = reg("bytes", uint(run.bytes().width()));
        bytes.set(run.bytes());
        UInt length = reg("length", uint(layout.length.width()));
        UInt lengthNow = reg("lengthNow", uint(layout.length.width()));
        length.set(layout.length.of(region));
        lengthNow.set(length);
        // Each is there in the cycle in which it is looked at.
        bounds.address.set(run.address());
        bounds.base.set(base);
        bounds.bytes.set(bytes);
        bounds.length.set(lengthNow);
        UInt page = reg("page", uint(PAGE_WIDTH));
        page.set(pageOf(run.address()).subWrap(pageOf(base)));
        UInt distance = page.shlGrow(LOG_ENTRY).trunc(ADDRESS_WIDTH - 9).zext(ADDRESS_WIDTH);
        connect(fourth, third.withEntry(third.entry().addWrap(mux(third.isList(), lit(0, ADDRESS_WIDTH), distance))));
        cache.key().set(second.key());
        cache.page().set(pageOf(run.address()));
    }

    private static UInt pageOf(UInt address) {
        return address.bits(LOG_PAGE + PAGE_WIDTH - 1, LOG_PAGE);
    }

    /** Judges the run, and asks for its translation where that is not kept. */
    private void resolve() {
        Bool isAllowed = fifth.mayTouch()
                .and(bounds.isInside)
                .or(fifth.isPhysical())
                .and(fifth.isWrong().not());
        UInt virtualPage = pageOf(fifth.address());
        Bool isAwaited = fifth.isThere();
        if (early != null) {
            isAwaited = isAwaited.and(fifth.unit().ne(units));
        }
        Bool reads =
                isAwaited.and(isAllowed).and(fifth.needsPage()).and(cache.hits().not());
        if (shared != null) {
            shared.key.set(fifth.key());
            shared.page.set(virtualPage);
            shared.misses.set(reads);
            shared.takes.set(isAwaited);
            shared.forgets.set(forgets.or(keys.valid()));
            reads = reads.and(shared.isShared.not());
        }
        misses.set(reads);
        ResolvingRun next = pending.enqueue.data();
        pending.enqueue.valid().set(isAwaited);
        next.unit().set(fifth.unit());
        next.isAllowed().set(isAllowed);
        next.waits().set(shared == null ? isMissing(isAllowed) : reads);
        next.offset().set(fifth.address().trunc(LOG_PAGE));
        next.bytes().set(fifth.bytes());
        next.last().set(fifth.last());
        next.isList().set(fifth.isList());
        next.place()
                .set(mux(
                        fifth.isList(),
                        fifth.entries().cat(fifth.entry()),
                        mux(fifth.isPhysical(), virtualPage, cache.physicalPage())
                                .zext(ResolvingRun.PLACE_WIDTH)));
        Bool readsLine = reads;
        if (early != null) {
            early.judged.set(fifth.isThere().and(fifth.unit().eq(units)));
            early.isMissing.set(isMissing(isAllowed));
            early.forgets.set(forgets.or(keys.valid()));
            readsLine = reads.or(early.reads);
        }
        asked.enqueue.valid().set(readsLine);
        asked.enqueue.data().set(fifth.entry().bits(ADDRESS_WIDTH - 1, ADDRESS_WIDTH - LINE_WIDTH));
        UInt place = fifth.entry().bits(LOG_ENTRY + PLACE_WIDTH - 1, LOG_ENTRY);
        UInt firstPage = reg("firstPage", uint(PAGE_WIDTH));
        firstPage.set(pageOf(fourth.address())
                .subWrap(fourth.entry()
                        .bits(LOG_ENTRY + PLACE_WIDTH - 1, LOG_ENTRY)
                        .zext(PAGE_WIDTH)));
        filling.enqueue.valid().set(readsLine);
        filling.enqueue
                .data()
                .set(
                        early == null
                                ? fifth.key().cat(firstPage).cat(place)
                                : early.reads
                                        .asUInt()
                                        .cat(fifth.key())
                                        .cat(firstPage)
                                        .cat(place));
        Bool hasPlace = early == null ? pending.enqueue.ready() : isAwaited.implies(pending.enqueue.ready());
        Bool hasRoom = hasPlace.and(asked.enqueue.ready()).and(filling.enqueue.ready());
        assertAlways(fifth.isThere().implies(hasRoom), "a run that was taken has its place");
    }

    /** Whether the translation of a run that is judged is wanted, and not kept. */
    private Bool isMissing(Bool isAllowed) {
        return isAllowed.and(fifth.needsPage()).and(cache.hits().not());
    }

    /** Reads translations, and keeps all that a line has of them. */
    private void readLines() {
        memory.valid().set(asked.dequeue.valid());
        asked.dequeue.ready().set(memory.ready());
        memory.data().set(asked.dequeue.data());
        filling.dequeue.ready().set(returns);
        UInt filled = filling.dequeue.data();
        Bool comes = reg("comes", bool()).init(false);
        comes.set(returns);
        UInt translation = reg("translation", uint(64));
        UInt entries = reg("entries", uint(HostMemoryRequest.LINE_BITS));
        UInt of = reg("of", uint(filled.width()));
        when(returns, () -> {
            translation.set(line.shr(filled.trunc(PLACE_WIDTH).shlGrow(6)).trunc(64));
            entries.set(line);
            of.set(filled);
        });
        Bool isAwaited =
                early == null ? comes : comes.and(of.bit(of.width() - 1).not());
        found.enqueue.valid().set(isAwaited);
        found.enqueue
                .data()
                .set(TranslationEntry.LAYOUT
                        .isPresent
                        .of(translation)
                        .cat(TranslationEntry.LAYOUT.page.of(translation)));
        if (early == null) {
            cache.line().valid().set(comes.and(isFresh));
        } else {
            early.returns.set(comes.and(isAwaited.not()));
            cache.line().valid().set(comes.and(isFresh).and(isAwaited.or(early.isStale.not())));
        }
        cache.line().data().key().set(of.bits(KEY_WIDTH + PAGE_WIDTH + PLACE_WIDTH - 1, PAGE_WIDTH + PLACE_WIDTH));
        cache.line().data().firstPage().set(of.bits(PAGE_WIDTH + PLACE_WIDTH - 1, PLACE_WIDTH));
        cache.line().data().place().set(of.trunc(PLACE_WIDTH));
        cache.line().data().entries().set(entries);
        assertAlways(returns.implies(filling.dequeue.valid()), "a line that comes was asked for");
    }

    private void tell() {
        ResolvingRun oldest = pending.dequeue.data();
        Bool waits = oldest.waits();
        UInt translated = found.dequeue.data();
        answersNow.set(pending.dequeue.valid().and(waits.not().or(found.dequeue.valid())));
        pending.dequeue.ready().set(answersNow);
        found.dequeue.ready().set(answersNow.and(waits));
        UInt own = translated;
        Bool isTranslated = waits;
        if (shared != null) {
            shared.answers.set(answersNow);
            shared.finds.set(answersNow.and(waits));
            shared.found.set(translated);
            own = mux(shared.isOldest, shared.last, translated);
            isTranslated = waits.or(shared.isOldest);
        }
        answer.isAllowed().set(mux(isTranslated, own.bit(PAGE_WIDTH), oldest.isAllowed()));
        answer.address()
                .set(mux(isTranslated, own.trunc(PAGE_WIDTH), oldest.place().trunc(PAGE_WIDTH))
                        .cat(oldest.offset()));
        answer.bytes().set(oldest.bytes());
        answer.last().set(oldest.last());
        answer.isList().set(oldest.isList());
        answer.list().set(oldest.place().trunc(ADDRESS_WIDTH));
        answer.entries().set(oldest.place().bits(ResolvingRun.PLACE_WIDTH - 1, ADDRESS_WIDTH));
        List<Bool> owners = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            owners.add(0, answersNow.and(oldest.unit().eq(i)));
        }
        answers.set(Types.cat(owners));
    }

    /** Whether the key is of this region, the region of this domain, and the right there. */
    private Bool mayTouch() {
        KeyContext layout = KeyContext.LAYOUT;
        int used = MemoryKey.LAYOUT.isIndirect.low() + 1;
        Bool isKey = run.key()
                .bits(31, used)
                .eq(0)
                .and(layout.generation.of(region).eq(MemoryKey.LAYOUT.generation.of(run.key())))
                .and(layout.isIndirect.of(region).eq(MemoryKey.LAYOUT.isIndirect.of(run.key())));
        Bool hasRights = run.rights().and(layout.access.of(region).not()).eq(0);
        return layout.isValid
                .is(region)
                .and(isKey)
                .and(hasRights)
                .and(layout.domain.of(region).eq(run.domain()));
    }
}
