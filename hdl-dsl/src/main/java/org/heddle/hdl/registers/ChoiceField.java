package org.heddle.hdl.registers;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.EnumType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.option.Coded;

/**
 * A field that holds a constant of a Java enum: its code, if the enum is {@link Coded}, or its place in the enum. It may have more bits than its
 * codes need. A code without a constant is not written: the field keeps what it has. The hardware's side is a value of the enum, and has no codes of software's.
 *
 * @param <E> the Java enum
 */
public final class ChoiceField<E extends Enum<E>> extends Field<EnumValue<E>> {
    private final Class<E> constants;

    ChoiceField(Register register, int high, int low, Class<E> constants, RegisterAccess access, Caller caller) {
        super(register, high, low, access, caller);
        this.constants = constants;
    }

    /** Gives the value after a reset; the first constant otherwise. */
    public ChoiceField<E> reset(E value) {
        resetTo(codeOf(value));
        return this;
    }

    /** Makes it one for all pages of the map: each of them reads it, and only the first one writes it. */
    public ChoiceField<E> shared() {
        share();
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
        return Arrays.stream(constants.getEnumConstants())
                .sorted(Comparator.comparingInt(this::codeOf))
                .toList();
    }

    /** Returns the code of a constant. */
    public int codeOf(E constant) {
        return codeOfConstant(constant);
    }

    static int codeOfConstant(Enum<?> constant) {
        return constant instanceof Coded coded ? coded.code() : constant.ordinal();
    }

    /** Returns the constant of a code, if there is one. */
    public Optional<E> constantOf(long code) {
        return constants().stream().filter(constant -> codeOf(constant) == code).findFirst();
    }

    /** Whether each constant's code is its place in the enum, as hardware has it. */
    public boolean isCodedByOrder() {
        return constants().stream().allMatch(constant -> codeOf(constant) == constant.ordinal());
    }

    /** Number of bits of the largest code, at least 1. */
    int codeWidth() {
        List<E> inOrder = constants();
        return Types.bitsToNumber(Math.max(0, codeOf(inOrder.get(inOrder.size() - 1))) + 1);
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
        return constantOf(code)
                .orElseThrow(() -> new IllegalStateException(this + " holds code " + code + ", and "
                        + constants.getSimpleName() + " has " + constants().size() + " constants"));
    }

    /** Writes this field and leaves the others alone: by reading the register first, where it must. */
    public void write(E value) {
        register().write(of(value));
    }

    /** For {@link Register#write}. */
    public FieldValue of(E value) {
        return new FieldValue(this, codeOf(value));
    }
}
