package org.heddle.hdl;

import org.heddle.hdl.option.Flip;

/**
 * A ready/valid stream. A beat moves in each cycle in which both {@code valid} and {@code ready} are 1. The source never
 * waits for {@code ready} before it raises {@code valid}, and keeps valid and data stable until the beat has moved.
 *
 * @param data the payload
 * @param valid the source has a beat
 * @param ready the sink takes a beat
 * @param <T> the payload
 */
public record Stream<T extends Data>(
        T data, Bool valid, @Flip Bool ready) implements Bundle {
    /** 1 in the cycles in which a beat moves. */
    public Bool fires() {
        return valid.and(ready);
    }
}
