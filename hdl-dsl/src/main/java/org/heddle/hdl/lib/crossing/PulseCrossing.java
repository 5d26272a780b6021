package org.heddle.hdl.lib.crossing;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;

/**
 * Brings events from one clock to another: each cycle in which the source is 1 becomes one cycle of the other clock.
 *
 * <p>Latency: behind the second or third edge of the sink's clock that follows the source's edge. Throughput: an event is taken in cycles in which
 * {@link #ready} is 1, then not again until the sink has seen it and the answer is back, two to three edges of either clock;
 * events in between are not counted. A reset of either side alone may lose an event or show one that was not:
 * reset both.
 */
public final class PulseCrossing extends Component {
    /** Clock domain that the events come from. */
    public final ClockDomain from = clockDomain();

    /** Clock domain that the events go to. */
    public final ClockDomain to = clockDomain();

    /** An event, in each cycle of {@link #from} in which it is 1 and {@link #ready} too. */
    public final Bool source = in(from, bool());

    /** An event would be taken. */
    public final Bool ready = out(from, bool());

    /** One cycle of {@link #to} for each event. */
    public final Bool sink = out(to, bool());

    /** The state of the source's side changes with each event, and the sink's side follows it. */
    public PulseCrossing() {
        Bool sent = reg(from, bool()).init(false);
        Bool arrived = reg(to, bool()).init(false);
        BitSynchronizer forward = new BitSynchronizer();
        within(to, () -> instance("forward", forward));
        forward.source.set(sent);
        BitSynchronizer back = new BitSynchronizer();
        within(from, () -> instance("back", back));
        back.source.set(arrived);

        ready.set(back.sink.eq(sent));
        when(source.and(ready), () -> sent.set(sent.not()));
        arrived.set(forward.sink);
        sink.set(forward.sink.ne(arrived));
    }
}
