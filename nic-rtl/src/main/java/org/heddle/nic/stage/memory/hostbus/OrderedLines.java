package org.heddle.nic.stage.memory.hostbus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;

/**
 * Gives requests their tags, and returns what comes back in the order of the requests.
 *
 * <p>Latency: none for a request; two cycles from the answer of the oldest request to its return. Throughput: one line per cycle. Answers
 * are always taken. Proof: {@code ordered-lines}, {@code ordered-lines-held}.
 */
public final class OrderedLines extends Component {
    /** Requests by line number. */
    public final Stream<LineRequest> request;
    /** To the memory. */
    public final HostMemoryPort memory;
    /** 1 in the cycle in which the oldest request returns. */
    public final Bool returns = out(bool());
    /** 256 bits: the line that it has read. */
    public final UInt line = out(uint(HostMemoryRequest.LINE_BITS));
    /** 1 in a cycle in which the oldest request may leave its place; always, where nobody holds lines back. */
    public final Bool mayLeave;
    /** 1 in the cycle in which it leaves its place, one before {@link #returns}; a port where lines may be held back. */
    public final Bool leaves;

    /**
     * @param tagWidth bits of a tag; twice as many requests for each bit may be unanswered
     */
    public OrderedLines(int tagWidth) {
        this(tagWidth, HostMemoryRequest.LINE_ADDRESS_WIDTH);
    }

    /**
     * @param tagWidth bits of a tag; twice as many requests for each bit may be unanswered
     * @param lineWidth bits of a line's address
     */
    public OrderedLines(int tagWidth, int lineWidth) {
        this(tagWidth, lineWidth, false);
    }

    /**
     * @param tagWidth bits of a tag; twice as many requests for each bit may be unanswered
     * @param lineWidth bits of a line's address
     * @param isHeld whether lines stay here while {@link #mayLeave} is 0, so that who reads needs no room for all that it asks for
     */
    public OrderedLines(int tagWidth, int lineWidth, boolean isHeld) {
        parameter("tagWidth", tagWidth);
        if (lineWidth != HostMemoryRequest.LINE_ADDRESS_WIDTH) {
            parameter("lineWidth", lineWidth);
        }
        if (isHeld) {
            parameter("lines", "HELD");
        }
        mayLeave = isHeld ? in(bool()) : lit(true);
        request = in(stream(HostMemoryRequest.lineType(lineWidth)));
        memory = out(HostMemoryPort.type(tagWidth, lineWidth));
        int depth = 1 << tagWidth;
        // One bit more than a tag, so that all and none differ.
        UInt oldest = reg(uint(tagWidth + 1)).init(0);
        UInt next = reg(uint(tagWidth + 1)).init(0);
        UInt answered = reg(uint(depth)).init(0);
        Memory<UInt> lines = memory(uint(HostMemoryRequest.LINE_BITS), depth);

        Bool allUsed = reg(bool()).init(false);
        Bool hasTag = allUsed.not();
        LineRequest asked = request.data();
        HostMemoryRequest sent = memory.request().data();
        memory.request().valid().set(request.valid().and(hasTag));
        request.ready().set(memory.request().ready().and(hasTag));
        sent.write().set(asked.write());
        sent.tag().set(next.trunc(tagWidth));
        sent.address().set(asked.line());
        sent.data().set(asked.data());
        sent.mask().set(asked.lanes());
        when(request.fires(), next::increment);

        HostMemoryAnswer answer = memory.answer().data();
        Bool comes = memory.answer().valid();
        memory.answer().ready().set(true);
        when(comes, () -> lines.write(answer.tag(), answer.data()));
        UInt first = oldest.trunc(tagWidth);
        Bool goes = isHeld ? answered.bit(first).and(mayLeave) : answered.bit(first);
        UInt nobody = lit(0, depth);
        UInt newly = mux(comes, answer.tag().toOneHot(depth), nobody);
        answered.set(
                answered.or(newly).and(mux(goes, first.toOneHot(depth), nobody).not()));
        when(goes, oldest::increment);
        // From a register, as the request goes on in the same cycle: all are used behind one that takes the last.
        UInt open = next.subWrap(oldest);
        when(goes, () -> allUsed.set(false)).elseWhen(request.fires().and(open.eq(depth - 1)), () -> allUsed.set(true));
        assertAlways(allUsed.eq(open.eq(depth)), "whether all tags are used is known a cycle ahead");
        leaves = isHeld ? out(bool()) : goes;
        if (isHeld) {
            leaves.set(goes);
        }
        Bool returned = reg(bool()).init(false);
        returned.set(goes);
        returns.set(returned);
        line.set(lines.readSync(first, goes));

        UInt place = answer.tag().subWrap(first);
        Bool isAwaited =
                place.zext(tagWidth + 1).lt(open).and(answered.bit(answer.tag()).not());
        assertAlways(comes.not().or(isAwaited), "an answer is to a request that is not answered yet");
    }

    /** Joins the numbers of lines that a unit reads to the requests, for the component around both. */
    public void connectReads(Stream<UInt> numbers) {
        request.valid().set(numbers.valid());
        numbers.ready().set(request.ready());
        request.data().readWhole(numbers.data());
    }
}
