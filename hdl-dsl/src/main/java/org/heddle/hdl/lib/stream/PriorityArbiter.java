package org.heddle.hdl.lib.stream;

import java.util.Optional;
import java.util.function.Function;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;

/**
 * Serves the source with the lowest index that asks.
 *
 * <p>A source waits for ever while those before it always ask. An offer that was made stays, even if a more urgent source asks
 * before it is taken. Proof: {@code priority-3}.
 *
 * @param <T> the payload; without flipped parts
 */
public final class PriorityArbiter<T extends Data> extends Arbiter<T> {
    /**
     * Beats of different sources may follow each other.
     *
     * @param payload of each beat
     * @param count of sources, at least 2
     */
    public PriorityArbiter(Type<T> payload, int count) {
        this(payload, count, Optional.empty());
    }

    /**
     * A source is served until the last beat of its packet, whoever else asks.
     *
     * @param payload of each beat
     * @param count of sources, at least 2
     * @param endsPacket whether a beat is the last of its packet
     */
    public PriorityArbiter(Type<T> payload, int count, Function<T, Bool> endsPacket) {
        this(payload, count, Optional.of(endsPacket));
    }

    private PriorityArbiter(Type<T> payload, int count, Optional<Function<T, Bool>> endsPacket) {
        super(payload, count, endsPacket);
        serve(requests.lowestOne());
    }
}
