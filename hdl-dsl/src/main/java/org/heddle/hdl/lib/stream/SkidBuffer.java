package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;

/**
 * Two registers between two streams, so that no path crosses in either direction.
 *
 * <p>Latency: 1 cycle. Throughput: 1 beat per cycle. Every output ({@code source.ready}, {@code sink.valid},
 * {@code sink.data}) is a register. While the sink stalls, one more beat is taken and waits in the spare register. The reset
 * empties it; {@code ready} is 1 from the first cycle after it.
 *
 * @param <T> the payload; without flipped parts
 */
public final class SkidBuffer<T extends Data> extends Component {
    /** Beats that are taken. */
    public final Stream<T> source;

    /** Offers them one cycle later. */
    public final Stream<T> sink;

    /**
     * @param payload of each beat
     */
    public SkidBuffer(Type<T> payload) {
        parameter("payload", payload);
        source = in(stream(payload));
        sink = out(stream(payload));

        Bool offered = reg(bool()).init(false);
        T front = reg(payload);
        Bool spareFull = reg(bool()).init(false);
        T spare = reg(payload);

        source.ready().set(spareFull.not());
        sink.valid().set(offered);
        connect(sink.data(), front);

        Bool arrives = source.fires();
        Bool frontFree = sink.ready().or(offered.not());
        when(frontFree, () -> {
                    offered.set(spareFull.or(arrives));
                    spareFull.set(false);
                    when(spareFull, () -> connect(front, spare)).otherwise(() -> connect(front, source.data()));
                })
                .elseWhen(arrives, () -> spareFull.set(true));
        when(source.ready(), () -> connect(spare, source.data()));
        lemma(() -> assertAlways(spareFull.implies(offered), "the spare place is used behind the front alone"));
    }
}
