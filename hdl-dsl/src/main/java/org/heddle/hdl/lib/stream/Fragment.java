package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;

/**
 * One beat of a packet.
 *
 * @param data the payload
 * @param last 1 in the packet's last beat
 * @param <T> the payload
 */
public record Fragment<T extends Data>(T data, Bool last) implements Bundle {
    /** The type of a fragment. */
    @SuppressWarnings("unchecked") // a record's class does not know its parameter
    public static <T extends Data> Type<Fragment<T>> type(Type<T> data) {
        return (Type<Fragment<T>>) (Type<?>) Types.bundle(Fragment.class, data, Types.bool());
    }
}
