package org.heddle.hdl.lib.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;

/**
 * Merges several streams into one. Who is served is the subclass's rule; what all share is that an offer stays as it is while the
 * sink stalls, and that a packet is not interrupted.
 *
 * <p>Latency: 0 cycles; valid, data and ready run through combinationally. Throughput: 1 beat per cycle.
 *
 * @param <T> the payload; without flipped parts
 */
public abstract class Arbiter<T extends Data> extends Component {
    /** Streams that request the sink. */
    public final Vec<Stream<T>> sources;
    /** Beats of the stream that is granted. */
    public final Stream<T> sink;

    /** The index of the source whose beat is offered. */
    public final UInt chosen;

    /** One bit for each source that asks, that of source 0 in bit 0. */
    final UInt requests;

    /** The bit of the source whose beat is offered. */
    final UInt grant;

    private final Optional<Function<T, Bool>> endsPacket;

    /**
     * @param payload of each beat
     * @param count of sources, at least 2
     * @param endsPacket whether a beat is the last of its packet; without it, every beat is
     */
    Arbiter(Type<T> payload, int count, Optional<Function<T, Bool>> endsPacket) {
        requireSeveral(count);
        allow(Code.INDEX_RANGE, "chosen is the place of a one in as many bits as there are sources");

        parameter("payload", payload);
        parameter("count", count);
        parameter("kind", endsPacket.isPresent() ? "packets" : "beats");
        this.endsPacket = endsPacket;
        sources = in(vec(count, stream(payload)));
        sink = out(stream(payload));
        chosen = out(uint(Types.bitsToNumber(count)));
        List<Value> asking = new ArrayList<>();
        for (int i = count - 1; i >= 0; i--) {
            asking.add(sources.get(i).valid());
        }
        requests = Types.cat(asking);
        grant = wire(uint(count));
    }

    /** Serves a newcomer whenever nobody's offer or packet is under way; 0 when nobody asks. */
    final void serve(UInt newcomer) {
        Bool kept = reg(bool()).init(false);
        UInt keptGrant = reg(uint(grant.width())).init(0);
        grant.set(mux(kept, keptGrant, newcomer));
        chosen.set(grant.oneHotIndex());
        sink.valid().set(requests.and(grant).reduceOr());
        connect(
                sink.data(),
                Vec.of(sources.elements().stream().map(Stream::data).toList()).get(chosen));
        for (int i = 0; i < sources.size(); i++) {
            sources.get(i).ready().set(grant.bit(i).and(sink.ready()));
        }
        when(sink.valid(), () -> keptGrant.set(grant));
        when(
                        sink.fires(),
                        () -> kept.set(endsPacket
                                .map(ending -> ending.apply(sink.data()).not())
                                .orElseGet(() -> lit(false))))
                .elseWhen(sink.valid(), () -> kept.set(true));
    }

    private static void requireSeveral(int count) {
        if (count < 2) {
            throw new IllegalArgumentException("count must be >= 2: count=" + count);
        }
    }
}
