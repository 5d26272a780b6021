package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Cuts a stream into packets of given lengths.
 *
 * <p>Latency: 0 cycles. Throughput: 1 beat per cycle, without gaps between packets; a length of 0 is taken and makes no packet, at
 * the cost of a cycle. A length is taken together with its packet's last beat. The reset forgets a packet that was begun. Proof:
 * {@code framer}.
 *
 * @param <T> the payload of a beat; without flipped parts
 */
public final class Framer<T extends Data> extends Component {
    /** Beats of each packet, 0 to {@code limit}. */
    public final Stream<UInt> length;

    /** The beats of all packets. */
    public final Stream<T> source;

    /** The packets. */
    public final Stream<Fragment<T>> sink;

    /**
     * @param payload of each beat
     * @param limit beats in a packet at most, at least 1
     */
    public Framer(Type<T> payload, int limit) {
        parameter("payload", payload);
        parameter("limit", Counts.atLeastOne("limit", limit));
        int width = Types.bitsToNumber(limit + 1);
        length = in(stream(uint(width)));
        source = in(stream(payload));
        sink = out(stream(Fragment.type(payload)));

        UInt passed = reg(uint(width)).init(0);
        Bool wanted = length.valid().and(length.data().ne(0));
        Bool last = passed.addWrap(1).eq(length.data());
        sink.valid().set(source.valid().and(wanted));
        connect(sink.data().data(), source.data());
        sink.data().last().set(last);
        source.ready().set(wanted.and(sink.ready()));
        length.ready().set(length.data().eq(0).or(sink.fires().and(last)));
        when(sink.fires(), () -> passed.incrementOrClear(last));
    }
}
