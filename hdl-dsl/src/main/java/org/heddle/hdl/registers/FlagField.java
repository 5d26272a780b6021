package org.heddle.hdl.registers;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.naming.Caller;

/** A field of one bit. */
public final class FlagField extends Field<Bool> {
    FlagField(Register register, int bit, RegisterAccess access, Caller caller) {
        super(register, bit, bit, access, caller);
    }

    /** Gives the value after a reset; 0 otherwise. */
    public FlagField reset(boolean value) {
        resetTo(value ? 1 : 0);
        return this;
    }

    /** Makes it one for all pages of the map: each of them reads it, and only the first one writes it. */
    public FlagField shared() {
        share();
        return this;
    }

    /** Says what it means. */
    public FlagField doc(String text) {
        document(text);
        return this;
    }

    @Override
    public Type<Bool> type() {
        return Types.bool();
    }

    /** Reads the register, and returns this field of it. */
    public boolean read() {
        return in(register().read());
    }

    /** This field of a register's value. */
    public boolean in(long word) {
        return bitsIn(word) != 0;
    }

    /** Writes this field and leaves the others alone: by reading the register first, where it must. */
    public void write(boolean value) {
        register().write(of(value));
    }

    /** For {@link Register#write}. */
    public FieldValue of(boolean value) {
        return new FieldValue(this, value ? 1 : 0);
    }
}
