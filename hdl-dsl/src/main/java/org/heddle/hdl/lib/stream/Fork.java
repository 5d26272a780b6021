package org.heddle.hdl.lib.stream;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;

/**
 * Copies every beat to several streams. The fork is eager: each sink takes its copy when it is ready, and the source's beat is
 * taken together with the last copy.
 *
 * <p>Latency: 0 cycles. Throughput: 1 beat per cycle. A sink that stalls holds back the next beat, not the others' copies of this
 * one. The reset forgets which copies were taken. Proof: {@code fork-3}.
 *
 * <p>There is no lazy fork, which moves all copies in one cycle: a sink's valid would have to wait for the other sinks' ready.
 *
 * @param <T> the payload; without flipped parts
 */
public final class Fork<T extends Data> extends Component {
    /** The beats. */
    public final Stream<T> source;

    /** Copies of the beats. */
    public final Vec<Stream<T>> sinks;

    /**
     * @param payload of each beat
     * @param count of sinks, at least 2
     */
    public Fork(Type<T> payload, int count) {
        if (count < 2) {
            throw new IllegalArgumentException("count must be >= 2: count=" + count);
        }
        parameter("payload", payload);
        parameter("count", count);
        source = in(stream(payload));
        sinks = out(vec(count, stream(payload)));

        UInt taken = reg(uint(count)).init(0);
        List<Value> takes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Stream<T> sink = sinks.get(i);
            sink.valid().set(source.valid().and(taken.bit(i).not()));
            connect(sink.data(), source.data());
            takes.add(0, sink.ready());
        }
        UInt served = taken.or(Types.cat(takes));
        source.ready().set(served.reduceAnd());
        when(source.valid(), () -> taken.set(mux(source.ready(), lit(0, count), served)));
    }
}
