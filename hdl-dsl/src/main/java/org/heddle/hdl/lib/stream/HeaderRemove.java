package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;

/**
 * Takes the first beat of each packet away; the opposite of {@link HeaderInsert}.
 *
 * <p>Latency: 0 cycles. Throughput: 1 beat per cycle. A beat waits for its own sink only. A packet of one beat is a header whose
 * {@code last} is 1, and no body. The reset waits for a header. Proof: {@code header-remove}.
 *
 * @param <T> the payload of a beat; without flipped parts
 */
public final class HeaderRemove<T extends Data> extends Component {
    /** The packets with headers. */
    public final Stream<Fragment<T>> source;

    /** One beat of each packet; {@code last} when there is no body. */
    public final Stream<Fragment<T>> header;

    /** The packets without headers. */
    public final Stream<Fragment<T>> body;

    /**
     * @param payload of each beat
     */
    public HeaderRemove(Type<T> payload) {
        parameter("payload", payload);
        source = in(stream(Fragment.type(payload)));
        header = out(stream(Fragment.type(payload)));
        body = out(stream(Fragment.type(payload)));

        Bool inBody = reg(bool()).init(false);
        header.valid().set(source.valid().and(inBody.not()));
        body.valid().set(source.valid().and(inBody));
        connect(header.data(), source.data());
        connect(body.data(), source.data());
        source.ready().set(mux(inBody, body.ready(), header.ready()));
        when(source.fires(), () -> inBody.set(source.data().last().not()));
    }
}
