package org.heddle.hdl.registers;

import java.util.List;
import org.heddle.hdl.EnumType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;

/**
 * A field that holds a constant of a Java enum, coded by its order. A code without a constant is not written: the field keeps
 * what it has.
 *
 * @param <E> the Java enum
 */
public final class ChoiceField<E extends Enum<E>> extends Field<EnumValue<E>> {
    private final Class<E> constants;

    ChoiceField(Register register, int high, int low, Class<E> constants, RegisterAccess access) {
        super(register, high, low, access);
        this.constants = constants;
    }

    /** Gives the value after a reset; the first constant otherwise. */
    public ChoiceField<E> reset(E value) {
        resetTo(value.ordinal());
        return this;
    }

    /** Says what it means. */
    public ChoiceField<E> doc(String text) {
        document(text);
        return this;
    }

    @Override
    public EnumType<E> type() {
        return Types.enumOf(constants);
    }

    /** The constants in the order of their codes. */
    public List<E> constants() {
        return List.of(constants.getEnumConstants());
    }

    /**
     * Reads the register, and returns this field of it.
     *
     * @throws IllegalStateException if the code is no constant's
     */
    public E read() {
        return in(register().read());
    }

    /**
     * This field of a register's value.
     *
     * @throws IllegalStateException if the code is no constant's
     */
    public E in(long word) {
        long code = bitsIn(word);
        if (code >= constants().size()) {
            throw new IllegalStateException(this + " holds code " + code + ", and " + constants.getSimpleName()
                    + " has " + constants().size() + " constants");
        }
        return constants().get((int) code);
    }

    /** Writes this field and leaves the others alone: by reading the register first, where it must. */
    public void write(E value) {
        register().write(of(value));
    }

    /** For {@link Register#write}. */
    public FieldValue of(E value) {
        return new FieldValue(this, value.ordinal());
    }
}
