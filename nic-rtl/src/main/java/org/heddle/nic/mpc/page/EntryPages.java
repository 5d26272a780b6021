package org.heddle.nic.mpc.page;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.memory.translation.TranslationFormat;

/**
 * Looks for all pages of an entry's local bytes before the entry is carried out.
 *
 * <p>One entry is here at a time, and none while the one before it is carried out. Latency: none for an entry that carries its bytes, two cycles for one that has no length that
 * may be, five and a walk for others, and four and a walk more for each further 16 KiB.
 */
public final class EntryPages extends Component {
    /** Entries in their turns. */
    public final Stream<UInt> entry = in(stream(uint(HostMemoryRequest.LINE_BITS)));
    /** 1 bit, from the cycle behind that in which an entry is taken: the process whose memory it uses. */
    public final UInt owner = in(uint(PageField.PROCESS_WIDTH));
    /** The same, each with what is known of it. */
    public final Stream<UInt> checked = out(stream(uint(HostMemoryRequest.LINE_BITS)));
    /** 1 with it if its bytes are in no page of the process. */
    public final Bool isUnmapped = out(bool());
    /** The walk. */
    public final Stream<PageRun> run = out(stream(PageRun.type()));
    /** Its answer. */
    public final PageAnswer answer = in(PageAnswer.type());
    /** 1 in the cycle of the answer. */
    public final Bool answers = in(bool());

    /** Binary logarithm of the bytes that a line of a table has translations for. */
    private static final int LOG_STEP = TranslationFormat.LOG_PAGE + TranslationFormat.PLACE_WIDTH;

    private enum State {
        EMPTY,
        DECIDING,
        MEASURING,
        COMPARING,
        ASKING,
        WALKING,
        KNOWN
    }

    /** Makes the unit. */
    public EntryPages() {
        var state = fsm(State.EMPTY);
        UInt line = reg(uint(HostMemoryRequest.LINE_BITS));
        Bool isMissing = reg(bool()).init(false);
        // Nothing is taken while the entry before it is carried out. What carries its bytes goes past.
        Bool isEmpty = state.is(State.EMPTY);
        Bool passes = LmeField.carries(entry.data());
        Bool takes = entry.fires().and(passes.not());
        entry.ready().set(isEmpty.and(checked.ready()));
        when(takes, () -> {
            line.set(entry.data());
            isMissing.set(false);
        });
        UInt length = LmeField.LEN.of(line);
        Bool hasLength = length.ne(0).and(length.le(LmeField.MOST_BYTES));
        // A line of the table at a time, so that packets need not wait for long entries.
        UInt next = reg(uint(PageRun.ADDRESS_WIDTH));
        UInt left = reg(uint(PageRun.BYTES_WIDTH));
        UInt room = reg(uint(LOG_STEP + 1));
        room.set(lit(1L << LOG_STEP, LOG_STEP + 1).subWrap(next.trunc(LOG_STEP).zext(LOG_STEP + 1)));
        UInt wideRoom = room.zext(PageRun.BYTES_WIDTH);
        Bool isLast = reg(bool());
        isLast.set(left.le(wideRoom));
        Bool goesOn = answers.and(answer.isMapped()).and(isLast.not());
        when(state.is(State.DECIDING), () -> {
                    next.set(LmeField.PLAD.of(line));
                    left.set(length.trunc(PageRun.BYTES_WIDTH));
                })
                .elseWhen(goesOn, () -> {
                    next.set(next.addWrap(room.zext(PageRun.ADDRESS_WIDTH)));
                    left.set(left.subWrap(wideRoom));
                });
        run.valid().set(state.is(State.ASKING));
        run.data().process().set(owner);
        run.data().address().set(next);
        run.data().bytes().set(mux(isLast, left, wideRoom));
        when(answers, () -> isMissing.set(answer.isMapped().not()));
        checked.valid().set(state.is(State.KNOWN).or(isEmpty.and(entry.valid()).and(passes)));
        checked.data().set(mux(isEmpty, entry.data(), line));
        isUnmapped.set(isMissing.and(isEmpty.not()));
        state.describe(m -> {
            m.state(State.EMPTY).goTo(State.DECIDING, takes);
            m.state(State.DECIDING).goTo(State.MEASURING, hasLength).goTo(State.KNOWN);
            m.state(State.MEASURING).goTo(State.COMPARING);
            m.state(State.COMPARING).goTo(State.ASKING);
            m.state(State.ASKING).goTo(State.WALKING, run.ready());
            m.state(State.WALKING).goTo(State.MEASURING, goesOn).goTo(State.KNOWN, answers);
            m.state(State.KNOWN).goTo(State.EMPTY, checked.ready());
        });
    }
}
