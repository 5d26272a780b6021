package org.heddle.hdl.lib.storage;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A write port of a {@link RegisterFile}.
 *
 * @param enable write in this cycle
 * @param address of the word
 * @param data the new word
 * @param <T> the word
 */
public record WordWrite<T extends Data>(Bool enable, UInt address, T data) implements Bundle {
    /** The type of a port. */
    @SuppressWarnings("unchecked") // a record's class does not know its parameter
    public static <T extends Data> Type<WordWrite<T>> type(Type<T> word, int addressWidth) {
        return (Type<WordWrite<T>>)
                (Type<?>) Types.bundle(WordWrite.class, Types.bool(), Types.uint(addressWidth), word);
    }
}
