package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;

/**
 * A pipeline stage: a register for ready, and one for the beat that arrives before the stall is seen.
 *
 * <p>Latency: 0 cycles while the sink takes. Throughput: 1 beat per cycle. {@code source.ready} is a register;
 * {@code sink.valid} and {@code sink.data} follow the source combinationally while the stage is empty. While the sink stalls, one
 * beat is taken and waits. The reset empties it. Proof: {@code backward-register}.
 *
 * @param <T> the payload; without flipped parts
 */
public final class BackwardRegister<T extends Data> extends Component {
    /** Beats that are taken. */
    public final Stream<T> source;

    /** Offers them in the same cycle. */
    public final Stream<T> sink;

    /**
     * @param payload of each beat
     */
    public BackwardRegister(Type<T> payload) {
        parameter("payload", payload);
        source = in(stream(payload));
        sink = out(stream(payload));

        Bool full = reg(bool()).init(false);
        T spare = reg(payload);
        source.ready().set(full.not());
        sink.valid().set(source.valid().or(full));
        connect(sink.data(), mux(full, spare, source.data()));
        when(sink.ready(), () -> full.set(false)).elseWhen(source.valid(), () -> full.set(true));
        when(source.ready(), () -> connect(spare, source.data()));
    }
}
