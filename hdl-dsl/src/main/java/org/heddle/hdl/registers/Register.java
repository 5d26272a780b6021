package org.heddle.hdl.registers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.naming.Caller;
import org.jspecify.annotations.Nullable;

/**
 * A word of a register map. Subclasses declare their fields as Java fields; bits without a field are reserved, which read as 0 and
 * ignore writes.
 */
public abstract class Register {
    private final List<Field<?>> fields = new ArrayList<>();
    private @Nullable RegisterMap map;
    private Optional<String> name = Optional.empty();
    private long address;
    private Site site = Site.NONE;
    private String doc = "";

    // Declarations

    /** A field of one bit. */
    protected final FlagField flag(int bit, RegisterAccess access) {
        return new FlagField(this, bit, access, Caller.find());
    }

    /** A field of bits {@code high} down to {@code low}, both included. */
    protected final NumberField number(int high, int low, RegisterAccess access) {
        return new NumberField(this, high, low, access, Caller.find());
    }

    /** A field of bits {@code high} down to {@code low}, as many as the constants' codes need. */
    protected final <E extends Enum<E>> ChoiceField<E> choice(
            int high, int low, Class<E> constants, RegisterAccess access) {
        return new ChoiceField<>(this, high, low, constants, access, Caller.find());
    }

    /** Says what the register is for. */
    protected final void doc(String text) {
        doc = text;
    }

    final void add(Field<?> field) {
        fields.add(field);
    }

    final void place(RegisterMap owner, long byteAddress, Caller caller, Optional<String> givenName) {
        map = owner;
        address = byteAddress;
        site = caller.site();
        name = givenName.or(caller::name);
    }

    // What it is

    /** The Java name; its address where it has none, which {@link RegisterMap#requireSound} reports. */
    public final String name() {
        return name.orElseGet(() -> "register" + Long.toHexString(address));
    }

    final boolean isNamed() {
        return name.isPresent();
    }

    /** Address in bytes from the map's first. */
    public final long address() {
        return address;
    }

    /** Returns the place of its declaration. */
    public final Site site() {
        return site;
    }

    /** Returns its purpose, for whoever writes software; may be empty. */
    public final String documentation() {
        return doc;
    }

    /** The fields from bit 0 up. */
    public final List<Field<?>> fields() {
        return fields.stream().sorted(Comparator.comparingInt(Field::low)).toList();
    }

    /** The map it is part of. */
    public final RegisterMap map() {
        if (map == null) {
            throw new IllegalStateException(getClass().getSimpleName()
                    + " is part of no register map: declare it with register(address, new "
                    + getClass().getSimpleName() + "())");
        }
        return map;
    }

    /** Returns the word that is read after a reset, with 0 for the fields that the hardware gives or software cannot read. */
    public final long resetValue() {
        long value = 0;
        for (Field<?> field : fields) {
            if (field.access().isStored() && field.access().isReadable() || field.access() == RegisterAccess.CONSTANT) {
                value |= field.resetValue() << field.low();
            }
        }
        return value;
    }

    /**
     * Whether its fields are a stream's value.
     *
     * @param kind {@link RegisterAccess#PUSH} or {@link RegisterAccess#POP}
     */
    public final boolean isQueue(RegisterAccess kind) {
        return kind.isQueued() && fields.stream().anyMatch(field -> field.access() == kind);
    }

    // The driver

    /** Reads all fields at once; {@code field.in(word)} takes one out. Fields that reads clear are cleared. */
    public final long read() {
        return map().port().read(map().base() + address);
    }

    /**
     * Writes some fields in one access and leaves the others alone. The register is read first only if there are other fields whose
     * value must be repeated.
     *
     * @throws IllegalArgumentException if a field is another register's or software cannot write it, or one is left out whose
     *     value nobody can know: those that are written only
     */
    public final void write(FieldValue... values) {
        long word = 0;
        long named = 0;
        for (FieldValue value : values) {
            requireMine(value.field());
            word |= value.bits() << value.field().low();
            named |= value.field().mask();
        }
        long repeated = 0;
        for (Field<?> field : fields) {
            boolean isNamed = (field.mask() & named) != 0;
            if (!isNamed && isBlind(field)) {
                throw new IllegalArgumentException(field + " cannot be read, and a write of " + name()
                        + " would change it: write it together with the others");
            }
            repeated |= !isNamed && field.access().isKept() ? field.mask() : 0;
        }
        if (repeated != 0) {
            word |= read() & repeated;
        }
        map().port().write(map().base() + address, word);
    }

    private void requireMine(Field<?> field) {
        if (field.register() != this) {
            throw new IllegalArgumentException(
                    field + " is no field of " + name() + ": write it with its own register");
        }
        if (!field.access().isWritable()) {
            throw new IllegalArgumentException(field + " is " + field.access().code() + ": software cannot write it");
        }
    }

    /** Whether a write changes it whatever is written, and what it was cannot be read. */
    static boolean isBlind(Field<?> field) {
        return field.access() == RegisterAccess.WRITE_ONLY
                || field.access() == RegisterAccess.PUSH
                || field.access() == RegisterAccess.STROBE && !(field instanceof FlagField);
    }
}
