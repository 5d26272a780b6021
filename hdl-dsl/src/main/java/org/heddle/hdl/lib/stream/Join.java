package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;

/**
 * Puts the beats of two streams together, one of each: the first with the first, the second with the second.
 *
 * <p>Latency: 0 cycles; combinational, without state. Throughput: 1 pair per cycle. Whichever source comes first waits for the
 * other; both are taken in the cycle in which the sink takes the pair. A source's ready waits for the other's valid.
 *
 * @param <A> the first payload; without flipped parts
 * @param <B> the second payload; without flipped parts
 */
public final class Join<A extends Data, B extends Data> extends Component {
    /** Beats of the pairs' first halves. */
    public final Stream<A> first;

    /** Beats of the pairs' second halves. */
    public final Stream<B> second;

    /** The pairs. */
    public final Stream<Pair<A, B>> sink;

    /**
     * @param first payload of the first stream
     * @param second payload of the second stream
     */
    public Join(Type<A> first, Type<B> second) {
        parameter("first", first);
        parameter("second", second);
        this.first = in(stream(first));
        this.second = in(stream(second));
        sink = out(stream(Pair.type(first, second)));

        connect(sink.data().first(), this.first.data());
        connect(sink.data().second(), this.second.data());
        sink.valid().set(this.first.valid().and(this.second.valid()));
        this.first.ready().set(sink.ready().and(this.second.valid()));
        this.second.ready().set(sink.ready().and(this.first.valid()));
    }
}
