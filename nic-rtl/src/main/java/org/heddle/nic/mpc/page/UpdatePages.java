package org.heddle.nic.mpc.page;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.ControlBits;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.mpc.list.RemoteRead;
import org.heddle.nic.stage.memory.translation.TranslationFormat;

/**
 * Gives an update the physical address of its element, or refuses it.
 *
 * <p>Latency: a walk and two cycles. An element lies in one page, as it lies at a multiple of its bytes.
 */
public final class UpdatePages extends Component {
    /** Updates; each stays as it is until it is taken, which is when it has been carried out. */
    public final Stream<RemoteRead> update = in(stream(RemoteRead.type()));
    /** The same with physical addresses. */
    public final Stream<RemoteRead> physical = out(stream(RemoteRead.type()));
    /** Those that were refused, as their reader is to be told. */
    public final Stream<Receipt> refused = out(stream(Receipt.type()));
    /** The walk. */
    public final Stream<PageRun> run = out(stream(PageRun.type()));
    /** Its answer. */
    public final PageAnswer answer = in(PageAnswer.type());
    /** 1 in the cycle of the answer. */
    public final Bool answers = in(bool());

    private enum State {
        ASKING,
        WALKING,
        PASSING,
        REFUSING
    }

    /** Makes the unit. */
    public UpdatePages() {
        var state = fsm(State.ASKING);
        RemoteRead asked = update.data();
        UInt frame = reg(uint(PageField.PAGE_WIDTH));
        run.valid().set(state.is(State.ASKING).and(update.valid()));
        run.data().process().set(ControlBits.other(asked.ctrl()));
        run.data().address().set(asked.from());
        run.data().bytes().set(asked.len().trunc(PageRun.BYTES_WIDTH));
        when(answers, () -> frame.set(answer.first()));
        Bool passes = state.is(State.PASSING);
        physical.valid().set(passes);
        UInt offset = asked.from().trunc(TranslationFormat.LOG_PAGE);
        connect(physical.data(), asked.from(frame.cat(offset).zext(asked.from().width())));
        Bool refuses = state.is(State.REFUSING);
        refused.valid().set(refuses);
        refused.data().nsrc().set(asked.reader());
        refused.data().ctrl().set(asked.ctrl());
        refused.data().rid().set(asked.rid());
        refused.data().len().set(asked.len());
        update.ready().set(mux(passes, physical.ready(), refuses.and(refused.ready())));
        state.describe(m -> {
            m.state(State.ASKING).goTo(State.WALKING, run.fires());
            m.state(State.WALKING)
                    .goTo(State.PASSING, answers.and(answer.isMapped()))
                    .goTo(State.REFUSING, answers);
            m.state(State.PASSING).goTo(State.ASKING, physical.ready());
            m.state(State.REFUSING).goTo(State.ASKING, refused.ready());
        });
    }
}
