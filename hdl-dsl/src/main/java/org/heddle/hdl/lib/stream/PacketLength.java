package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;

/**
 * Counts the beats of packets that pass.
 *
 * <p>Latency: 0 cycles; the stream runs through untouched, and the length comes in the cycle of the last beat. Throughput: 1 beat
 * per cycle. The length stops at {@code limit}; that no packet is longer, an assertion checks. The reset forgets a packet that was
 * begun. Proof: {@code packet-length}.
 *
 * @param <T> the payload of a beat; without flipped parts
 */
public final class PacketLength<T extends Data> extends Component {
    /** The packets. */
    public final Stream<Fragment<T>> source;

    /** The same packets, passed on. */
    public final Stream<Fragment<T>> sink;

    /** Beats of the packet that ends in this cycle, 1 to {@code limit}. */
    public final Valid<UInt> length;

    /**
     * @param payload of each beat
     * @param limit beats in a packet at most, at least 1
     */
    public PacketLength(Type<T> payload, int limit) {
        parameter("payload", payload);
        parameter("limit", Counts.atLeastOne("limit", limit));
        int width = Types.bitsToNumber(limit + 1);
        source = in(stream(Fragment.type(payload)));
        sink = out(stream(Fragment.type(payload)));
        length = out(valid(uint(width)));

        UInt passed = reg(uint(width)).init(0);
        UInt withThis = mux(passed.eq(limit), passed, passed.addWrap(1));
        connect(sink, source);
        length.valid().set(source.fires().and(source.data().last()));
        length.data().set(withThis);
        when(source.fires(), () -> {
            passed.set(mux(source.data().last(), lit(0, width), withThis));
            assertAlways(passed.ne(limit), "no packet is longer than its limit");
        });
    }
}
