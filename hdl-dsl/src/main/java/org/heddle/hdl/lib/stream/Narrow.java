package org.heddle.hdl.lib.stream;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.area.Counter;
import org.heddle.hdl.diagnostic.Code;

/**
 * Cuts every beat of a stream into {@code factor} beats, the lowest bits first.
 *
 * <p>Latency: 0 cycles. Throughput: 1 narrow beat per cycle without gaps between wide ones. The wide beat is taken together
 * with its last part, so the source keeps it stable until then. The reset begins at the lowest part.
 * Proof: {@code narrow-3}.
 */
public final class Narrow extends Component {
    /** The wide beats. */
    public final Stream<UInt> source;
    /** Narrow beats, in which the wide ones leave. */
    public final Stream<UInt> sink;

    /**
     * @param width of a narrow beat in bits
     * @param factor narrow beats in a wide one, at least 2
     */
    public Narrow(int width, int factor) {
        if (factor < 2) {
            throw new IllegalArgumentException("factor must be >= 2: factor=" + factor);
        }
        parameter("width", width);
        parameter("factor", factor);
        source = in(stream(uint(width * factor)));
        sink = out(stream(uint(width)));
        allow(Code.INDEX_RANGE, "position starts anew after the last part");
        Counter position = new Counter(this, factor, sink.fires());
        List<UInt> parts = new ArrayList<>();
        for (int i = 0; i < factor; i++) {
            parts.add(source.data().bits(width * i + width - 1, width * i));
        }
        sink.data().set(Vec.of(parts).get(position.value));
        sink.valid().set(source.valid());
        source.ready().set(sink.ready().and(position.last));
    }
}
