package org.heddle.hdl.lib.stream;

import java.util.Optional;
import java.util.function.Function;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.UInt;

/**
 * Serves each source in its turn: behind the source that was served last, the next one that asks.
 *
 * <p>A source that asks is served after at most one beat (one packet) of each other. The reset puts source 0 first. Proof:
 * {@code round-robin-3}.
 *
 * @param <T> the payload; without flipped parts
 */
public final class RoundRobinArbiter<T extends Data> extends Arbiter<T> {
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
        super(payload, count, endsPacket);
        UInt behindLast = reg(uint(count)).init(0);
        UInt later = requests.and(behindLast);
        serve(mux(later.ne(0), later.lowestOne(), requests.lowestOne()));
        when(sink.fires(), () -> behindLast.set(grant.or(grant.subWrap(1)).not()));
    }
}
