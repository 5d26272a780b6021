package org.heddle.nic.stage.memory.hostbus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.stage.memory.LineRequest;

/**
 * No two unanswered requests have one tag, and lines return once, in the order of the requests, whatever the order of the answers. The
 * solver chooses any one request.
 */
public final class OrderedLinesProof extends ProofComponent {
    private static final int TAG_WIDTH = 2;
    private static final int DEPTH = 1 << TAG_WIDTH;
    private static final int COUNT_WIDTH = TAG_WIDTH + 1;

    private final Stream<LineRequest> request = in(stream(HostMemoryRequest.lineType()));
    private final HostMemoryPort memory = out(HostMemoryPort.type(TAG_WIDTH));
    private final Bool choose = in(bool());
    private final Bool mayLeave = in(bool());
    private final OrderedLines unit;

    /**
     * @param isHeld whether lines may be held back
     */
    public OrderedLinesProof(boolean isHeld) {
        unit = instance("unit", new OrderedLines(TAG_WIDTH, HostMemoryRequest.LINE_ADDRESS_WIDTH, isHeld));
        if (isHeld) {
            unit.mayLeave.set(mayLeave);
        } else {
            unused(mayLeave);
        }
        connect(unit.request, request);
        connect(memory, unit.memory);
        Bool asks = memory.request().fires();
        UInt askedTag = memory.request().data().tag();
        Bool answers = memory.answer().valid();
        UInt answeredTag = memory.answer().data().tag();

        UInt none = lit(0, DEPTH);
        UInt awaited = reg(uint(DEPTH)).init(0);
        UInt more = mux(asks, askedTag.toOneHot(DEPTH), none);
        UInt fewer = mux(answers, answeredTag.toOneHot(DEPTH), none);
        awaited.set(awaited.or(more).and(fewer.not()));
        assume(answers.implies(awaited.bit(answeredTag)), "an answer is to a request that is not answered yet");
        when(asks, () -> assertAlways(awaited.bit(askedTag).not(), "a tag is used again when it has been answered"));
        assertAlways(asks.eq(request.fires()), "a request that is taken goes on");
        assertAlways(memory.answer().ready(), "answers are always taken");

        UInt oldest = inside("oldest", COUNT_WIDTH);
        UInt next = inside("next", COUNT_WIDTH);
        UInt answered = inside("answered", DEPTH);
        UInt open = next.subWrap(oldest);
        Bool isFirst = answered.bit(oldest.trunc(TAG_WIDTH));
        Bool goes = isHeld ? isFirst.and(mayLeave) : isFirst;
        if (isHeld) {
            assertAlways(unit.leaves.eq(goes), "a line leaves as soon as it may");
        }
        assertAlways(open.le(DEPTH), "each request has a place");
        for (int tag = 0; tag < DEPTH; tag++) {
            UInt place = lit(tag, TAG_WIDTH).subWrap(oldest.trunc(TAG_WIDTH));
            Bool isOpen = place.zext(COUNT_WIDTH).lt(open);
            assertAlways(isOpen.eq(awaited.bit(tag).or(answered.bit(tag))), "what is open is awaited or answered");
            assertAlways(awaited.bit(tag).and(answered.bit(tag)).not(), "what is awaited is not answered");
        }

        Bool pending = reg(bool()).init(false);
        Bool hasCome = reg(bool()).init(false);
        Bool returned = reg(bool()).init(false);
        UInt number = reg(uint(COUNT_WIDTH));
        UInt line = reg(uint(HostMemoryRequest.LINE_BITS));
        Bool begins = choose.and(asks).and(pending.not());
        Bool comes = pending.and(answers).and(answeredTag.eq(number.trunc(TAG_WIDTH)));
        Bool returnsNow = pending.and(goes).and(oldest.eq(number));
        when(begins, () -> {
                    pending.set(true);
                    hasCome.set(false);
                    number.set(next);
                })
                .elseWhen(returnsNow, () -> pending.set(false));
        when(comes, () -> {
            hasCome.set(true);
            line.set(memory.answer().data().data());
        });
        returned.set(returnsNow);
        when(pending, () -> {
            UInt tag = number.trunc(TAG_WIDTH);
            assertAlways(number.subWrap(oldest).lt(open), "a request that has not returned is open");
            assertAlways(hasCome.eq(answered.bit(tag)), "its answer has come or not");
            for (int i = 0; i < DEPTH; i++) {
                Bool isKept = hasCome.and(tag.eq(i));
                UInt stored = inside("lines[" + i + "]", HostMemoryRequest.LINE_BITS);
                when(isKept, () -> assertAlways(stored.eq(line), "its line is kept until it returns"));
            }
        });
        when(returned, () -> assertAlways(unit.returns.and(unit.line.eq(line)), "its line returns in its turn"));
        Bool wentBefore = reg(bool()).init(false);
        wentBefore.set(goes);
        assertAlways(unit.returns.eq(wentBefore), "a line returns for each request, once");
        cover(open.eq(DEPTH).and(awaited.eq(0)), "all are answered before the first returns");
    }
}
