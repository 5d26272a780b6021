package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;

/**
 * Passes on beats of several streams in the order that a stream of indices gives: one index for each beat.
 *
 * <p>Latency: 0 cycles; combinational, without state. Throughput: 1 beat per cycle. The index is taken together with the beat it
 * chose, so an offer stays as it is while the sink stalls. An index without a source is an error that an assertion checks; it
 * waits for ever.
 *
 * @param <T> the payload; without flipped parts
 */
public final class StreamMux<T extends Data> extends Component {
    /** Streams to choose from. */
    public final Vec<Stream<T>> sources;

    /** Indices of sources. */
    public final Stream<UInt> select;

    /** Beats of the chosen streams, in the order of the indices. */
    public final Stream<T> sink;

    /**
     * @param payload of each beat
     * @param count of sources, at least 2
     */
    public StreamMux(Type<T> payload, int count) {
        if (count < 2) {
            throw new IllegalArgumentException("count must be >= 2: count=" + count);
        }
        parameter("payload", payload);
        parameter("count", count);
        sources = in(vec(count, stream(payload)));
        select = in(stream(uint(Types.bitsToNumber(count))));
        sink = out(stream(payload));

        allow(Code.INDEX_RANGE, "an index without a source offers nothing, and an assertion finds it");
        Bool offered = lit(false);
        for (int i = 0; i < count; i++) {
            Stream<T> source = sources.get(i);
            Bool chosen = select.valid().and(select.data().eq(i));
            source.ready().set(chosen.and(sink.ready()));
            offered = offered.or(chosen.and(source.valid()));
        }
        sink.valid().set(offered);
        connect(
                sink.data(),
                Vec.of(sources.elements().stream().map(Stream::data).toList()).get(select.data()));
        select.ready().set(sink.fires());
        if (count < 1 << select.data().width()) {
            assertAlways(select.valid().not().or(select.data().lt(count)), "an index names a source");
        }
    }
}
