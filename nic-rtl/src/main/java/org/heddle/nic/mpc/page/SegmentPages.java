package org.heddle.nic.mpc.page;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.translation.TranslationFormat;
import org.heddle.nic.stage.pattern.Segment;
import org.heddle.nic.stage.pattern.SegmentFormat;

/**
 * Makes physical segments of a virtual one that lies in two pages at most.
 *
 * <p>Latency: a walk and a cycle. Throughput: one segment after the other. What its process does not have, or no more, is not moved: none of a segment of two
 * pages one of which is missing.
 */
public final class SegmentPages extends Component {
    private static final SegmentFormat FORMAT = SegmentFormat.HOST_MEMORY;
    private static final int LOG_PAGE = TranslationFormat.LOG_PAGE;

    /** Virtual segments, of 4,096 bytes at most. */
    public final Stream<Segment> segment = in(stream(Segment.type(FORMAT)));
    /** 1 bit, with a segment: whose memory it is. */
    public final UInt owner = in(uint(PageField.PROCESS_WIDTH));
    /** 1 in the cycle in which it is known that its process has the segment. */
    public final Bool passes = out(bool());
    /** 1 in the cycle in which it is known that its process has it not. */
    public final Bool fails = out(bool());
    /** Physical segments, each in one page. */
    public final Stream<Segment> physical = out(stream(Segment.type(FORMAT)));
    /** The walk. */
    public final Stream<PageRun> run = out(stream(PageRun.type()));
    /** Its answer. */
    public final PageAnswer answer = in(PageAnswer.type());
    /** 1 in the cycle of the answer. */
    public final Bool answers = in(bool());

    private enum State {
        EMPTY,
        WALKING,
        FIRST,
        SECOND
    }

    /** Makes the unit. */
    public SegmentPages() {
        var state = fsm(State.EMPTY);
        Segment taken = reg(Segment.type(FORMAT));
        UInt firstFrame = reg(uint(PageField.PAGE_WIDTH));
        UInt lastFrame = reg(uint(PageField.PAGE_WIDTH));
        Bool isEmpty = state.is(State.EMPTY);
        segment.ready().set(isEmpty.and(run.ready()));
        when(segment.fires(), () -> connect(taken, segment.data()));
        run.valid().set(isEmpty.and(segment.valid()));
        run.data().process().set(owner);
        run.data().address().set(segment.data().address().zext(PageRun.ADDRESS_WIDTH));
        run.data().bytes().set(segment.data().bytes().trunc(PageRun.BYTES_WIDTH));
        when(answers, () -> {
            firstFrame.set(answer.first());
            lastFrame.set(answer.last());
        });
        passes.set(answers.and(answer.isMapped()));
        fails.set(answers.and(answer.isMapped().not()));

        UInt offset = taken.address().trunc(LOG_PAGE);
        UInt room = reg(uint(LOG_PAGE + 1));
        Bool crosses = reg(bool());
        room.set(lit(PageField.PAGE_BYTES, LOG_PAGE + 1).subWrap(offset.zext(LOG_PAGE + 1)));
        crosses.set(taken.bytes().gt(room.zext(taken.bytes().width())));
        Bool isSecond = state.is(State.SECOND);
        UInt wide = room.zext(taken.bytes().width());
        physical.valid().set(state.is(State.FIRST).or(isSecond));
        physical.data().address().set(mux(isSecond, lastFrame.cat(lit(0, LOG_PAGE)), firstFrame.cat(offset)));
        physical.data().bytes().set(mux(isSecond, taken.bytes().subWrap(wide), mux(crosses, wide, taken.bytes())));
        physical.data().last().set(taken.last().and(isSecond.or(crosses.not())));
        state.describe(m -> {
            m.state(State.EMPTY).goTo(State.WALKING, run.fires());
            m.state(State.WALKING).goTo(State.FIRST, passes).goTo(State.EMPTY, fails);
            m.state(State.FIRST)
                    .goTo(State.SECOND, physical.ready().and(crosses))
                    .goTo(State.EMPTY, physical.ready());
            m.state(State.SECOND).goTo(State.EMPTY, physical.ready());
        });
    }
}
