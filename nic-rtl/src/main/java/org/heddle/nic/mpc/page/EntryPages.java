package org.heddle.nic.mpc.page;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Looks for all pages of an entry's local bytes before the entry is carried out.
 *
 * <p>One entry is here at a time, and none while the one before it is carried out. Latency: none for an entry that carries its bytes, two cycles for one that has no length that
 * may be, three and a walk for others.
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

    private enum State {
        EMPTY,
        DECIDING,
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
        run.valid().set(state.is(State.ASKING));
        run.data().process().set(owner);
        run.data().address().set(LmeField.PLAD.of(line));
        run.data().bytes().set(length.trunc(PageRun.BYTES_WIDTH));
        when(answers, () -> isMissing.set(answer.isMapped().not()));
        checked.valid().set(state.is(State.KNOWN).or(isEmpty.and(entry.valid()).and(passes)));
        checked.data().set(mux(isEmpty, entry.data(), line));
        isUnmapped.set(isMissing.and(isEmpty.not()));
        state.describe(m -> {
            m.state(State.EMPTY).goTo(State.DECIDING, takes);
            m.state(State.DECIDING).goTo(State.ASKING, hasLength).goTo(State.KNOWN);
            m.state(State.ASKING).goTo(State.WALKING, run.ready());
            m.state(State.WALKING).goTo(State.KNOWN, answers);
            m.state(State.KNOWN).goTo(State.EMPTY, checked.ready());
        });
    }
}
