package org.heddle.hdl.registers;

import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.naming.Caller;

/** A field that holds an unsigned number, or bits that are not worth a name each. */
public final class NumberField extends Field<UInt> {
    NumberField(Register register, int high, int low, RegisterAccess access, Caller caller) {
        super(register, high, low, access, caller);
    }

    /** Gives the value after a reset; 0 otherwise. */
    public NumberField reset(long value) {
        resetTo(value);
        return this;
    }

    /** Makes it one for all pages of the map: each of them reads it, and only the first one writes it. */
    public NumberField shared() {
        share();
        return this;
    }

    /** Says what it means. */
    public NumberField doc(String text) {
        document(text);
        return this;
    }

    @Override
    public Type<UInt> type() {
        return Types.uint(width());
    }

    /** Reads the register, and returns this field of it; 64 bits come as Java's signed number of the same bits. */
    public long read() {
        return in(register().read());
    }

    /** This field of a register's value. */
    public long in(long word) {
        return bitsIn(word);
    }

    /**
     * Writes this field and leaves the others alone: by reading the register first, where it must.
     *
     * @throws IllegalArgumentException if the number does not fit
     */
    public void write(long value) {
        register().write(of(value));
    }

    /**
     * For {@link Register#write}.
     *
     * @throws IllegalArgumentException if the number does not fit
     */
    public FieldValue of(long value) {
        if ((value & ~ones()) != 0) {
            throw new IllegalArgumentException(
                    "value must fit " + width() + " bits of " + this + ": value=" + Long.toUnsignedString(value));
        }
        return new FieldValue(this, value);
    }

    /** For {@link Register#write}: the lowest bits of a number, such as a negative one. */
    public FieldValue ofLowBits(long value) {
        return new FieldValue(this, value & ones());
    }
}
