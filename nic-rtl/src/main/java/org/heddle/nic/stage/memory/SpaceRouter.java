package org.heddle.nic.stage.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Sends a unit's requests to SO-DIMM memory or to the host's windows. Answers of both come back in the order of the requests,
 * because the other side is asked only when this one has answered everything.
 *
 * <p>Latency: none. Throughput: one request per cycle to the same side.
 */
public final class SpaceRouter extends Component {
    public final Stream<LineRequest> request;
    /** With {@link #request}: 1 for a line of a window. */
    public final Bool toWindow = in(bool());

    public final Stream<LineRequest> memory;
    /** Always taken at once. */
    public final Stream<LineRequest> window;

    /** 1 in the cycle in which the memory answers a request. */
    public final Bool memoryAnswers = in(bool());
    /** 1 in the cycle in which the window answers a request. */
    public final Bool windowAnswers = in(bool());
    /** 1 in the cycle of any answer. */
    public final Bool answers = out(bool());

    /**
     * @param lineBytes bytes of a line
     * @param underWay most requests that may wait for their answers
     */
    public SpaceRouter(int lineBytes, int underWay) {
        parameter("lineBytes", lineBytes);
        parameter("underWay", underWay);
        request = in(stream(LineRequest.type(lineBytes)));
        memory = out(stream(LineRequest.type(lineBytes)));
        window = out(stream(LineRequest.type(lineBytes)));

        int width = Types.bitsToNumber(underWay + 1);
        UInt waiting = reg(uint(width)).init(0);
        Bool atWindow = reg(bool()).init(false);
        Bool mayGo = waiting.ne(underWay).and(waiting.eq(0).or(atWindow.eq(toWindow)));
        connect(memory.data(), request.data());
        connect(window.data(), request.data());
        memory.valid().set(request.valid().and(mayGo).and(toWindow.not()));
        window.valid().set(request.valid().and(mayGo).and(toWindow));
        request.ready().set(mayGo.and(mux(toWindow, window.ready(), memory.ready())));
        answers.set(memoryAnswers.or(windowAnswers));

        when(request.fires(), () -> atWindow.set(toWindow));
        waiting.countUpDown(request.fires(), answers);
        assertAlways(answers.not().or(waiting.ne(0)), "only requests are answered");
    }
}
