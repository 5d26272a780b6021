package org.heddle.nic.stage.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.option.Coded;

/**
 * One field of a record of 64-bit words that hosts and hardware share: a descriptor, an entry of a list, a context.
 *
 * @param name for messages
 * @param low number of its lowest bit in the record; the field lies in one word
 * @param width bits, 1 to 64
 */
public record LayoutField(String name, int low, int width) {
    /** Returns the field of a record in hardware. */
    public UInt of(UInt record) {
        return record.bits(low + width - 1, low);
    }

    /** Returns a field of one bit of a record in hardware. */
    public Bool is(UInt record) {
        return record.bit(low);
    }

    /** Returns the field's value in the words of a record; of 64 bits as they are. */
    public long get(long[] record) {
        return record[low / Long.SIZE] >>> low % Long.SIZE & Evaluation.onesOfWord(width);
    }

    /** Returns whether a field is not 0 in the words of a record. */
    public boolean isSet(long[] record) {
        return get(record) != 0;
    }

    /**
     * Writes the field into the words of a record.
     *
     * @throws IllegalArgumentException if the value has more bits than the field
     */
    public void put(long[] record, long value) {
        if ((value & ~Evaluation.onesOfWord(width)) != 0) {
            throw new IllegalArgumentException(name + " must fit " + width + " bits: value=" + value);
        }
        int word = low / Long.SIZE;
        int shift = low % Long.SIZE;
        record[word] = record[word] & ~(Evaluation.onesOfWord(width) << shift) | value << shift;
    }

    /** Writes the code of a constant. */
    public void put(long[] record, Coded constant) {
        put(record, constant.code());
    }
}
