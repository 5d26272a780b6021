package org.heddle.nic.verbs.memory;

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
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.pattern.SegmentFormat;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.TranslationEntry;

/**
 * Checks runs of virtual memory against the keys, and finds their physical addresses.
 *
 * <p>One run after the other, of the units in turn: 7 cycles, and a line of host memory where the page's translation is not kept. Bounds are
 * compared in 65 bits: a run that wraps lies outside every region. An indirect key is a region from 0 on, without bytes until a list is bound to it,
 * and its answer is the place of the list. The keys are written at any time; a run that has been taken is still
 * judged by what it has read. An answer is taken in the cycle in which it comes.
 */
public final class AddressUnit extends Component {
    /** Physical addresses, in bits. */
    public static final int ADDRESS_WIDTH = SegmentFormat.PHYSICAL_MEMORY.addressWidth();
    /** Physical line numbers, in bits. */
    public static final int LINE_WIDTH = ADDRESS_WIDTH - Integer.numberOfTrailingZeros(HostMemoryRequest.LINE_BYTES);

    private static final int LOG_KEPT = 6;
    private static final int LOG_PAGE = TranslationEntry.LOG_PAGE;
    private static final int PAGE_WIDTH = TranslationEntry.LAYOUT.page.width();
    private static final int KEYS = 1 << MemoryKey.LAYOUT.index.width();

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
    /** Reads of translations. */
    public final Stream<LineRequest> memory = out(stream(HostMemoryRequest.lineType(LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there. */
    public final Bool returns = in(bool());
    /** 256 bits: the line. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));
    /** 1 in the cycle in which a translation is not kept. */
    public final Bool misses = out(bool());

    private enum State {
        IDLE,
        KEY,
        OFFSET,
        BOUNDS,
        COMPARE,
        DECIDE,
        READ,
        WAIT,
        FOUND,
        ANSWER
    }

    private final VirtualRun run = reg(VirtualRun.type());
    private final UInt region = reg(uint(KeyContext.LAYOUT.bits()));
    private final UInt unit;

    /**
     * @param units number of them, at least 2
     */
    public AddressUnit(int units) {
        parameter("units", units);
        runs = in(vec(units, stream(VirtualRun.type())));
        answers = out(uint(units));
        unit = reg(uint(Types.bitsToNumber(units)));
        RoundRobinArbiter<VirtualRun> turns = instance("turns", new RoundRobinArbiter<>(VirtualRun.type(), units));
        for (int i = 0; i < units; i++) {
            SkidBuffer<VirtualRun> entering = instance("entering" + i, new SkidBuffer<>(VirtualRun.type()));
            connect(entering.source, runs.get(i));
            connect(turns.sources.get(i), entering.sink);
        }
        var state = fsm(State.IDLE);
        Bool takes = state.is(State.IDLE).and(turns.sink.valid());
        turns.sink.ready().set(state.is(State.IDLE));
        when(takes, () -> {
            connect(run, turns.sink.data());
            unit.set(turns.chosen);
        });
        Memory<UInt> table = memory(uint(KeyContext.LAYOUT.bits()), KEYS).init(0);
        when(keys.valid(), () -> table.write(keys.data().index(), keys.data().region()));
        UInt index = MemoryKey.LAYOUT.index.of(turns.sink.data().key());
        UInt found = table.readSync(index, takes);
        when(state.is(State.KEY), () -> region.set(found));

        KeyContext layout = KeyContext.LAYOUT;
        UInt base = layout.base.of(region);
        KeyBounds bounds = instance("bounds", new KeyBounds());
        bounds.address.set(run.address());
        bounds.bytes.set(run.bytes());
        bounds.base.set(base);
        bounds.length.set(layout.length.of(region));
        UInt page = reg(uint(PAGE_WIDTH));
        page.set(run.address()
                .bits(LOG_PAGE + PAGE_WIDTH - 1, LOG_PAGE)
                .subWrap(base.bits(LOG_PAGE + PAGE_WIDTH - 1, LOG_PAGE)));
        Bool mayTouch = reg(bool());
        mayTouch.set(mayTouch());

        UInt entry = reg(uint(ADDRESS_WIDTH));
        entry.set(layout.translations
                .of(region)
                .addWrap(page.shlGrow(3).trunc(ADDRESS_WIDTH - 9).zext(ADDRESS_WIDTH)));

        Bool isAllowed = mayTouch.and(bounds.isInside)
                .or(run.isPhysical())
                .and(run.isWrong().not());

        // What is kept: one translation for each value of the page's lowest bits.
        int tagWidth = PAGE_WIDTH + MemoryKey.LAYOUT.index.width();
        Memory<UInt> kept = memory(uint(tagWidth + PAGE_WIDTH), 1 << LOG_KEPT);
        UInt isKept = reg(uint(1 << LOG_KEPT)).init(0);
        UInt place = run.address().bits(LOG_PAGE + LOG_KEPT - 1, LOG_PAGE);
        UInt tag = MemoryKey.LAYOUT.index.of(run.key()).cat(run.address().bits(LOG_PAGE + PAGE_WIDTH - 1, LOG_PAGE));
        // Twice: the first register is block RAM's.
        UInt keptFirst = reg(uint(tagWidth + PAGE_WIDTH));
        UInt keptWord = reg(uint(tagWidth + PAGE_WIDTH));
        keptFirst.set(kept.read(place));
        keptWord.set(keptFirst);
        Bool keptHere = reg(bool());
        keptHere.set(isKept.bit(place));
        Bool hits = reg(bool());
        hits.set(keptHere.and(
                keptWord.bits(tagWidth + PAGE_WIDTH - 1, PAGE_WIDTH).eq(tag)));

        Bool allowed = reg(bool());
        UInt physicalPage = reg(uint(PAGE_WIDTH));
        Bool decides = state.is(State.DECIDE);
        Bool needsPage = isAllowed
                .and(run.isCheck().not())
                .and(run.isList().not())
                .and(run.isPhysical().not());
        Bool reads = needsPage.and(hits.not());
        misses.set(decides.and(reads));
        when(decides, () -> {
            allowed.set(isAllowed);
            physicalPage.set(mux(
                    run.isPhysical(),
                    run.address().bits(LOG_PAGE + PAGE_WIDTH - 1, LOG_PAGE),
                    keptWord.trunc(PAGE_WIDTH)));
        });
        memory.valid().set(state.is(State.READ));
        memory.data().write().set(false);
        memory.data().line().set(entry.bits(ADDRESS_WIDTH - 1, 5));
        memory.data().data().set(0);
        memory.data().lanes().set(0xFFFF_FFFFL);
        UInt translation = reg(uint(64));
        when(
                state.is(State.WAIT),
                () -> translation.set(line.shr(entry.bits(4, 3).shlGrow(6)).trunc(64)));
        Bool isThere = TranslationEntry.LAYOUT.isPresent.is(translation);
        UInt readPage = TranslationEntry.LAYOUT.page.of(translation);
        Bool keeps = state.is(State.FOUND);
        when(keeps, () -> {
            allowed.set(isThere);
            physicalPage.set(readPage);
        });
        // A line that was under way while all was forgotten is used, not kept.
        Bool isFresh = reg(bool()).init(false);
        when(state.is(State.IDLE), () -> isFresh.set(true))
                .elseWhen(forgets.or(keys.valid()), () -> isFresh.set(false));
        UInt one = place.toOneHot(1 << LOG_KEPT);
        when(forgets.or(keys.valid()), () -> isKept.set(0))
                .elseWhen(keeps.and(isThere).and(isFresh), () -> {
                    isKept.set(isKept.or(one));
                    kept.write(place, tag.cat(readPage));
                });
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.KEY, takes);
            m.state(State.KEY).goTo(State.OFFSET);
            m.state(State.OFFSET).goTo(State.BOUNDS);
            m.state(State.BOUNDS).goTo(State.COMPARE);
            m.state(State.COMPARE).goTo(State.DECIDE);
            m.state(State.DECIDE).goTo(State.READ, reads).goTo(State.ANSWER);
            m.state(State.READ).goTo(State.WAIT, memory.ready());
            m.state(State.WAIT).goTo(State.FOUND, returns);
            m.state(State.FOUND).goTo(State.ANSWER);
            m.state(State.ANSWER).goTo(State.IDLE);
        });
        tell(state, allowed, physicalPage);
    }

    private void tell(Fsm<State> state, Bool allowed, UInt physicalPage) {
        answer.isAllowed().set(allowed);
        answer.address().set(physicalPage.cat(run.address().trunc(LOG_PAGE)));
        answer.bytes().set(run.bytes().trunc(ResolvedRun.BYTES_WIDTH));
        answer.last().set(run.last());
        answer.isList().set(run.isList());
        answer.list().set(KeyContext.LAYOUT.translations.of(region));
        answer.entries().set(KeyContext.LAYOUT.entries.of(region));
        List<Bool> own = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            own.add(0, state.is(State.ANSWER).and(unit.eq(i)));
        }
        answers.set(Types.cat(own));
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
