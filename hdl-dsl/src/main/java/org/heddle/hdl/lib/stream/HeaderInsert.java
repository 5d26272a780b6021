package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;

/**
 * Puts one beat before each packet.
 *
 * <p>Latency: 0 cycles. Throughput: 1 beat per cycle, without gaps between header, body and the next header. Whichever of header
 * and body comes first waits for the other. A header whose {@code last} is 1 is a packet of its own and takes no body. The reset
 * waits for a header. Proof: {@code header-insert}.
 *
 * @param <T> the payload of a beat; without flipped parts
 */
public final class HeaderInsert<T extends Data> extends Component {
    /** One beat for each packet; {@code last} when there is no body. */
    public final Stream<Fragment<T>> header;

    /** The packets without headers. */
    public final Stream<Fragment<T>> body;

    /** The packets with headers. */
    public final Stream<Fragment<T>> sink;

    /**
     * @param payload of each beat
     */
    public HeaderInsert(Type<T> payload) {
        parameter("payload", payload);
        header = in(stream(Fragment.type(payload)));
        body = in(stream(Fragment.type(payload)));
        sink = out(stream(Fragment.type(payload)));

        Bool inBody = reg(bool()).init(false);
        sink.valid().set(mux(inBody, body.valid(), header.valid()));
        connect(sink.data(), mux(inBody, body.data(), header.data()));
        header.ready().set(sink.ready().and(inBody.not()));
        body.ready().set(sink.ready().and(inBody));
        when(sink.fires(), () -> inBody.set(sink.data().last().not()));
    }
}
