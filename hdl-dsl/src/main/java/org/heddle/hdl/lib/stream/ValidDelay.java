package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;

/**
 * Valid data some cycles later.
 *
 * <p>Latency: {@code cycles}. Throughput: 1 beat per cycle; nothing can stall it. The reset drops what is on the way; payloads have
 * no reset. Proof: {@code valid-delay-3}.
 *
 * @param <T> the payload; without flipped parts
 */
public final class ValidDelay<T extends Data> extends Component {
    /** Takes every beat. */
    public final Valid<T> source;

    /** The same beats, later. */
    public final Valid<T> sink;

    /**
     * @param payload of each beat
     * @param cycles by which it is delayed, at least 1
     */
    public ValidDelay(Type<T> payload, int cycles) {
        if (cycles < 1) {
            throw new IllegalArgumentException("cycles must be >= 1: cycles=" + cycles);
        }
        parameter("payload", payload);
        parameter("cycles", cycles);
        source = in(valid(payload));
        sink = out(valid(payload));
        Vec<Bool> arrived = regZero(vec(cycles, bool()));
        Vec<T> data = reg(vec(cycles, payload));
        for (int i = 0; i < cycles; i++) {
            arrived.get(i).set(i == 0 ? source.valid() : arrived.get(i - 1));
            connect(data.get(i), i == 0 ? source.data() : data.get(i - 1));
        }
        sink.valid().set(arrived.get(cycles - 1));
        connect(sink.data(), data.get(cycles - 1));
    }
}
