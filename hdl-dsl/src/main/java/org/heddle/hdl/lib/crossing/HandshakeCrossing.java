package org.heddle.hdl.lib.crossing;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;

/**
 * Carries a stream from one clock to another, one beat at a time, with a register and two synchronised bits.
 *
 * <p>Latency: a beat is offered behind the second edge of the sink's clock that follows the edge that took it, or the third where
 * the clocks meet badly. Throughput: one beat per round trip, six cycles with clocks that rise together; {@link AsynchronousQueue} takes more room and carries one per cycle. {@code source.ready} depends on
 * registers only, {@code sink.valid} and {@code sink.data} are registers or wires of such. Both sides are reset together: the reset of
 * one alone may lose a beat or repeat one.
 *
 * @param <T> the payload; without flipped parts
 */
public final class HandshakeCrossing<T extends Data> extends Component {
    /** Clock domain that the beats come from. */
    public final ClockDomain from = clockDomain();

    /** Clock domain that the beats go to. */
    public final ClockDomain to = clockDomain();

    /** Beats that are taken from one domain. */
    public final Stream<T> source;

    /** Beats that are offered in the other domain. */
    public final Stream<T> sink;

    /**
     * @param payload of each beat
     */
    public HandshakeCrossing(Type<T> payload) {
        parameter("payload", payload);
        source = in(from, stream(payload));
        sink = out(to, stream(payload));

        Bool sent = reg(from, bool()).init(false);
        Bool taken = reg(to, bool()).init(false);
        BitSynchronizer forward = new BitSynchronizer();
        within(to, () -> instance("forward", forward));
        forward.source.set(sent);
        BitSynchronizer back = new BitSynchronizer();
        within(from, () -> instance("back", back));
        back.source.set(taken);

        T word = reg(from, payload);
        source.ready().set(back.sink.eq(sent));
        when(source.fires(), () -> {
            connect(word, source.data());
            sent.set(sent.not());
        });

        sink.valid().set(forward.sink.ne(taken));
        within(
                to,
                () -> connect(
                        sink.data(),
                        crossing(word, "stands still from before the request arrives until after the answer has")));
        when(sink.fires(), () -> taken.set(taken.not()));
    }
}
