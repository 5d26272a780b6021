package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.Segment;
import org.heddle.nic.stage.pattern.SegmentFormat;

/**
 * Lets segments pass at least so many cycles one after the other.
 *
 * <p>Latency: none.
 */
public final class SegmentPace extends Component {
    /** Segments to pass. */
    public final Stream<Segment> source = in(stream(Segment.type(SegmentFormat.PHYSICAL_MEMORY)));
    /** The same. */
    public final Stream<Segment> sink = out(stream(Segment.type(SegmentFormat.PHYSICAL_MEMORY)));

    /**
     * @param interval cycles from one to the next, at least 2
     */
    public SegmentPace(int interval) {
        parameter("interval", interval);
        UInt pause = reg(uint(Types.bitsToNumber(interval))).init(0);
        Bool mayPass = pause.eq(0);
        connect(sink.data(), source.data());
        sink.valid().set(source.valid().and(mayPass));
        source.ready().set(sink.ready().and(mayPass));
        when(sink.fires(), () -> pause.set(interval - 1)).elseWhen(mayPass.not(), pause::decrement);
    }
}
