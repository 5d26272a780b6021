package org.heddle.hdl.lib.stream;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.area.Counter;

/**
 * Joins every {@code factor} beats of a stream into one, the first in the lowest bits.
 *
 * <p>Latency: the wide beat is offered in the cycle in which its last part is. Throughput: 1 narrow beat per cycle; only a
 * wide beat that the sink does not take stalls the source, and only at its last part. The reset forgets what was joined.
 * Proof: {@code widen-3}.
 */
public final class Widen extends Component {
    /** The narrow beats. */
    public final Stream<UInt> source;

    /** Wide beats, in which the narrow ones leave. */
    public final Stream<UInt> sink;

    /**
     * @param width of a narrow beat in bits
     * @param factor narrow beats in a wide one, at least 2
     */
    public Widen(int width, int factor) {
        if (factor < 2) {
            throw new IllegalArgumentException("factor must be >= 2: factor=" + factor);
        }
        parameter("width", width);
        parameter("factor", factor);
        source = in(stream(uint(width)));
        sink = out(stream(uint(width * factor)));

        Counter position = new Counter(this, factor, source.fires());
        List<Value> parts = new ArrayList<>(List.of(source.data()));
        for (int i = factor - 2; i >= 0; i--) {
            UInt part = reg(uint(width));
            when(source.fires().and(position.value.eq(i)), () -> part.set(source.data()));
            parts.add(part);
        }
        sink.data().set(Types.cat(parts));
        sink.valid().set(source.valid().and(position.last));
        source.ready().set(sink.ready().or(position.last.not()));
    }
}
