package org.heddle.hdl.registers;

import java.util.Optional;
import org.heddle.hdl.Type;
import org.heddle.hdl.Value;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.naming.Caller;

/**
 * Some bits of a register with one meaning.
 *
 * @param <V> the field in hardware
 */
public abstract sealed class Field<V extends Value> permits FlagField, NumberField, ChoiceField {
    private final Register register;
    private final int high;
    private final int low;
    private final RegisterAccess access;
    private final Site site;
    private Optional<String> name;
    private long reset;
    private boolean isShared;
    private String doc = "";

    Field(Register register, int high, int low, RegisterAccess access, Caller caller) {
        this.register = register;
        this.high = high;
        this.low = low;
        this.access = access;
        this.site = caller.site();
        this.name = caller.name();
        register.add(this);
    }

    /** The Java name; a number where it has none, which {@link RegisterMap#requireSound} reports. */
    public final String name() {
        return name.orElseGet(() -> "field" + low);
    }

    final boolean isNamed() {
        return name.isPresent();
    }

    /** Register and field, {@code control_enable}: the stem of the hardware's ports. */
    public final String path() {
        return register.name() + "_" + name();
    }

    /** The register it is part of. */
    public final Register register() {
        return register;
    }

    /** Its highest bit in the register. */
    public final int high() {
        return high;
    }

    /** Its lowest bit in the register. */
    public final int low() {
        return low;
    }

    /** Number of bits. */
    public final int width() {
        return high - low + 1;
    }

    /** Returns the accesses that software and hardware may make. */
    public final RegisterAccess access() {
        return access;
    }

    /** Its value after a reset, right-aligned. */
    public final long resetValue() {
        return reset;
    }

    /** Whether there is one for all pages: each of them reads it, and only the first one writes it. */
    public final boolean isShared() {
        return isShared;
    }

    /** Number of values that it has: one for each page of the map if it is kept or given there, one otherwise. */
    public final int copies() {
        boolean isOne = isShared
                || access == RegisterAccess.CONSTANT
                || !access.isStored() && access != RegisterAccess.READ_ONLY;
        return isOne ? 1 : register.map().pages();
    }

    /** Returns its meaning, for whoever writes software; may be empty. */
    public final String documentation() {
        return doc;
    }

    /** Returns the place of its declaration. */
    public final Site site() {
        return site;
    }

    /** Its hardware type, of {@link #width} bits. */
    public abstract Type<V> type();

    /** Ones, {@link #width} of them. */
    public final long ones() {
        return Evaluation.onesOfWord(width());
    }

    /** Ones in the field's place in the register. */
    public final long mask() {
        return ones() << low;
    }

    /** The field's bits of a register's, right-aligned. */
    public final long bitsIn(long word) {
        return word >>> low & ones();
    }

    /** A call of a chain such as {@code flag(0, READ_WRITE).reset(true)}: the last one knows the variable. */
    final void resetTo(long bits) {
        reset = bits;
        nameIfNameless();
    }

    final void document(String text) {
        doc = text;
        nameIfNameless();
    }

    final void share() {
        isShared = true;
        nameIfNameless();
    }

    private void nameIfNameless() {
        if (name.isEmpty()) {
            name = Caller.find().name();
        }
    }

    @Override
    public final String toString() {
        return register.name() + "." + name();
    }
}
