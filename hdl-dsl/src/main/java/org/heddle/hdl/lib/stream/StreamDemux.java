package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * Sends each beat to one of several streams.
 *
 * <p>Latency: 0 cycles; combinational, without state. Throughput: 1 beat per cycle. A beat waits for its own sink only, but holds
 * back those behind it. An index without a sink is an error that an assertion checks; its beat waits for ever.
 *
 * @param <T> the payload; without flipped parts
 */
public final class StreamDemux<T extends Data> extends Component {
    /** The beats. */
    public final Stream<T> source;

    /** The index of the sink for the beat that is offered now; like the beat, it stays until the beat is taken. */
    public final UInt select;

    /** Streams that beats may go to. */
    public final Vec<Stream<T>> sinks;

    /**
     * @param payload of each beat
     * @param count of sinks, at least 2
     */
    public StreamDemux(Type<T> payload, int count) {
        if (count < 2) {
            throw new IllegalArgumentException("count must be >= 2: count=" + count);
        }
        parameter("payload", payload);
        parameter("count", count);
        source = in(stream(payload));
        select = in(uint(Types.bitsToNumber(count)));
        sinks = out(vec(count, stream(payload)));

        Bool taken = lit(false);
        for (int i = 0; i < count; i++) {
            Stream<T> sink = sinks.get(i);
            Bool chosen = select.eq(i);
            sink.valid().set(source.valid().and(chosen));
            connect(sink.data(), source.data());
            taken = taken.or(chosen.and(sink.ready()));
        }
        source.ready().set(taken);
        if (count < 1 << select.width()) {
            assertAlways(source.valid().not().or(select.lt(count)), "an index names a sink");
        }
    }
}
