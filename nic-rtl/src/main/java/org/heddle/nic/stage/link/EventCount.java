package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.crossing.GrayCounter;

/**
 * Counts events of another clock.
 *
 * <p>Latency: an event is counted behind the third edge of the own clock that follows its cycle, or the fourth where the clocks
 * meet badly. Throughput: one event per cycle of the other clock, none lost; a slow reader skips numbers.
 */
public final class EventCount extends Component {
    /** Clock domain of the events. */
    public final ClockDomain there = clockDomain();
    /** 1 in each cycle of {@link #there} with an event. */
    public final Bool happens = in(there, bool());
    /** Events since the reset, wrapping. */
    public final UInt count;

    /**
     * @param width of the count in bits
     */
    public EventCount(int width) {
        parameter("width", width);
        count = out(uint(width));
        GrayCounter counter = new GrayCounter(width);
        within(there, () -> instance("counter", counter));
        counter.advance.set(happens);
        counter.clear.set(false);
        UInt arriving = synchronizerStage(reg(uint(width)).init(0));
        UInt arrived = synchronizerStage(reg(uint(width)).init(0));
        arriving.set(crossing(counter.gray, "a Gray code from registers: one bit changes at a time"));
        arrived.set(arriving);
        UInt shown = reg(uint(width)).init(0);
        shown.set(arrived.fromGray());
        count.set(shown);
    }
}
