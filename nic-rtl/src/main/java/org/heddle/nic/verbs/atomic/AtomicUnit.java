package org.heddle.nic.verbs.atomic;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.pattern.Segment;
import org.heddle.nic.stage.pattern.SegmentFormat;
import org.heddle.nic.verbs.layout.AtomicOperands;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.jspecify.annotations.Nullable;

/**
 * Carries out an atomic: waits until nobody else writes, reads the word, and writes it.
 *
 * <p>Latency: 4 cycles and a read to the write's request. Where words are kept, an atomic on the word that the one before has written, within {@link
 * LastWord#CYCLES} cycles and with no other write of the node between, takes what that has written instead of the read. Where words are posted, the next
 * atomic may be at hand while a word is written; its own word is handed on when that is visible. Whoever else waits to write has a cycle between two.
 */
public final class AtomicUnit extends Component {
    private static final int LOG_LINE = AddressUnit.ADDRESS_WIDTH - AddressUnit.LINE_WIDTH;
    private static final int WORD_BITS = 64;

    /** 1 while an atomic is at hand that is to be carried out. */
    public final Bool wanted = in(bool());
    /** 1 if it adds; 0 if it compares and swaps. */
    public final Bool isAdd = in(bool());
    /** 128 bits: {@link AtomicOperands}, as long as it is at hand. */
    public final UInt operands = in(uint(AtomicOperands.LAYOUT.bits()));
    /** Its word. */
    public final Stream<Segment> segment = in(stream(Segment.type(SegmentFormat.PHYSICAL_MEMORY)));
    /** 1 while somebody else writes. */
    public final Bool isWriting = in(bool());
    /** 1 while somebody else waits until nobody is kept from writing; a port where words are kept. */
    public final @Nullable Bool othersWait;
    /** 1 while no data of requests are under way, and no word that was written. */
    public final Bool isSettled = in(bool());
    /** 1 in the cycle in which data of another request begin. */
    public final Bool begins = in(bool());
    /** Reads and writes of the word. */
    public final Stream<LineRequest> memory = out(stream(HostMemoryRequest.lineType(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which the word is read, or is visible. */
    public final Bool returns = in(bool());
    /** 256 bits: its line, when it is read. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));

    /** 1 while nobody else may write. */
    public final Bool isExclusive = out(bool());
    /** 64 bits: word before the atomic. */
    public final UInt original = out(uint(WORD_BITS));
    /** 1 in the cycle in which the atomic ends. */
    public final Bool ends = out(bool());
    /** 1 in the cycle in which its word is handed on to memory, where words are posted. */
    public final Bool posts = out(bool());
    /** 1 while a word that was posted is not visible. */
    public final Bool isPosted = out(bool());

    private enum State {
        LOCK,
        LOCKED,
        READ,
        WAIT,
        SUM,
        COMPUTE,
        WRITE,
        WRITTEN,
        ENDED
    }

    private final Fsm<State> state = fsm(State.LOCK);

    /**
     * @param posts whether an atomic ends when its word is handed on to memory
     * @param keeps whether the word of the atomic before is kept
     */
    public AtomicUnit(boolean posts, boolean keeps) {
        parameter("posts", posts);
        if (keeps) {
            parameter("words", "KEPT");
        }
        othersWait = keeps ? in(bool()) : null;
        Bool isOpen = posts ? reg("isOpen", bool()).init(false) : lit(false);
        // Words that are kept may follow one another; who waits to write meanwhile has a cycle.
        Bool mayLock =
                othersWait == null ? isOpen.not() : isOpen.and(othersWait).not();
        Bool locks = is(State.LOCK).and(wanted).and(mayLock);
        Bool locked = reg("locked", bool()).init(false);
        when(locks, () -> locked.set(true)).elseWhen(is(State.ENDED), () -> locked.set(false));
        Bool writes = is(State.WRITE).and(memory.fires());
        if (posts) {
            when(writes, () -> isOpen.set(true)).elseWhen(returns, () -> isOpen.set(false));
        }
        this.posts.set(posts ? writes : lit(false));
        isPosted.set(isOpen);
        isExclusive.set(locked.or(isOpen));
        segment.ready().set(locks);
        UInt word = reg("word", uint(SegmentFormat.PHYSICAL_MEMORY.addressWidth()));
        when(segment.fires(), () -> word.set(segment.data().address()));
        UInt replaced = reg("replaced", uint(WORD_BITS));
        Bool forwards = keeps ? forwards(word, writes) : lit(false);
        compute(word, replaced, forwards);
        ask(word, replaced, isOpen);
        Bool end = posts ? writes : is(State.WRITTEN).and(returns);
        ends.set(end);
        describe(posts, forwards);
    }

    private Bool is(State wanted) {
        return state.is(wanted);
    }

    /** Whether the word at hand is what the atomic before has written. */
    private Bool forwards(UInt word, Bool writes) {
        LastWord last = instance("last", new LastWord());
        last.address.set(word);
        last.writes.set(writes);
        last.isDisturbed.set(begins.or(isWriting));
        return last.isKnown;
    }

    private void compute(UInt word, UInt replaced, Bool forwards) {
        UInt before = reg("before", uint(WORD_BITS));
        UInt shift = word.bits(LOG_LINE - 1, 3).shlGrow(6);
        when(is(State.LOCKED).and(forwards), () -> before.set(replaced))
                .elseWhen(
                        is(State.WAIT).and(returns),
                        () -> before.set(line.shr(shift).trunc(WORD_BITS)));
        original.set(before);
        AtomicOperands layout = AtomicOperands.LAYOUT;
        UInt operand = layout.addOrSwap.of(operands);
        Bool isEqual = reg("isEqual", bool());
        UInt sum = reg("sum", uint(WORD_BITS));
        isEqual.set(before.eq(layout.compare.of(operands)));
        sum.set(before.addWrap(operand));
        when(is(State.COMPUTE), () -> replaced.set(mux(isAdd, sum, mux(isEqual, operand, before))));
    }

    private void ask(UInt word, UInt replaced, Bool isOpen) {
        Bool isWrite = is(State.WRITE);
        memory.valid().set(is(State.READ).or(isWrite).and(isOpen.not()));
        memory.data().write().set(isWrite);
        memory.data().line().set(word.bits(AddressUnit.ADDRESS_WIDTH - 1, LOG_LINE));
        memory.data().data().set(replaced.repeat(HostMemoryRequest.LINE_BITS / WORD_BITS));
        memory.data()
                .lanes()
                .set(mux(
                        isWrite,
                        lit(0xFF, 32).shlWrap(word.bits(LOG_LINE - 1, 3).shlGrow(3)),
                        lit(0xFFFF_FFFFL, 32)));
    }

    private void describe(boolean posts, Bool forwards) {
        state.describe(m -> {
            m.state(State.LOCK).goTo(State.LOCKED, segment.fires());
            m.state(State.LOCKED)
                    .goTo(State.SUM, forwards)
                    .goTo(State.READ, isWriting.not().and(isSettled));
            m.state(State.READ).goTo(State.WAIT, memory.fires());
            m.state(State.WAIT).goTo(State.SUM, returns);
            m.state(State.SUM).goTo(State.COMPUTE);
            m.state(State.COMPUTE).goTo(State.WRITE);
            m.state(State.WRITE)
                    .goTo(State.WRITTEN, posts ? lit(false) : memory.fires())
                    .goTo(State.ENDED, memory.fires());
            m.state(State.WRITTEN).goTo(State.ENDED, returns);
            m.state(State.ENDED).goTo(State.LOCK);
        });
    }
}
