package org.heddle.hdl.lib;

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

/**
 * Merges several streams into one, each in its turn: behind the source that was served last, the next one that asks.
 *
 * <p>Latency: 0 cycles; valid, data and ready run through combinationally. Throughput: 1 beat per cycle. A source that asks
 * is served after at most one beat (one packet) of each other. An offer stays as it is while the sink stalls. The reset puts
 * source 0 first.
 *
 * @param <T> the payload; without flipped parts
 */
public final class RoundRobinArbiter<T extends Data> extends Component {
    /** What asks. */
    public final Vec<Stream<T>> sources;

    /** What is served. */
    public final Stream<T> sink;

    /** The index of the source whose beat is offered. */
    public final UInt chosen;

    /**
     * Beats of different sources may follow each other.
     *
     * @param payload of each beat
     * @param count of sources, at least 2
     */
    public RoundRobinArbiter(Type<T> payload, int count) {
        this(payload, count, Optional.empty());
    }

    /**
     * A source keeps its turn until the last beat of its packet.
     *
     * @param payload of each beat
     * @param count of sources, at least 2
     * @param endsPacket whether a beat is the last of its packet
     */
    public RoundRobinArbiter(Type<T> payload, int count, Function<T, Bool> endsPacket) {
        this(payload, count, Optional.of(endsPacket));
    }

    private RoundRobinArbiter(Type<T> payload, int count, Optional<Function<T, Bool>> endsPacket) {
        if (count < 2) {
            throw new IllegalArgumentException("count must be >= 2: count=" + count);
        }
        parameter("payload", payload);
        parameter("count", count);
        parameter("kind", endsPacket.isPresent() ? "packets" : "beats");
        sources = in(vec(count, stream(payload)));
        sink = out(stream(payload));
        chosen = out(uint(Types.bitsToNumber(count)));

        List<Value> asking = new ArrayList<>();
        for (int i = count - 1; i >= 0; i--) {
            asking.add(sources.get(i).valid());
        }
        UInt requests = Types.cat(asking);
        UInt behindLast = reg(uint(count)).init(0);
        Bool kept = reg(bool()).init(false);
        UInt keptGrant = reg(uint(count)).init(0);

        UInt later = requests.and(behindLast);
        UInt fresh = mux(later.ne(0), later.lowestOne(), requests.lowestOne());
        UInt grant = mux(kept, keptGrant, fresh);
        chosen.set(grant.oneHotIndex());
        sink.valid().set(requests.and(grant).reduceOr());
        connect(sink.data(), offered().get(chosen));
        for (int i = 0; i < count; i++) {
            sources.get(i).ready().set(grant.bit(i).and(sink.ready()));
        }

        when(sink.valid(), () -> keptGrant.set(grant));
        when(sink.fires(), () -> {
                    Bool ends =
                            endsPacket.map(ending -> ending.apply(sink.data())).orElseGet(() -> lit(true));
                    kept.set(ends.not());
                    behindLast.set(grant.or(grant.subWrap(1)).not());
                })
                .elseWhen(sink.valid(), () -> kept.set(true));
    }

    private Vec<T> offered() {
        return Vec.of(sources.elements().stream().map(Stream::data).toList());
    }
}
