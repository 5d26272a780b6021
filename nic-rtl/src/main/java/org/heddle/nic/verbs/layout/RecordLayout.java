package org.heddle.nic.verbs.layout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.LayoutField;

/**
 * Fields one behind the other, in words of 64 bits. A field that would cross a word's end is refused, so each has one place in software too.
 */
public abstract class RecordLayout {
    private final List<LayoutField> fields = new ArrayList<>();
    private int used;

    /** Begins a record without fields. */
    protected RecordLayout() {}

    /**
     * Places the next field.
     *
     * @throws IllegalArgumentException if it has no bits, more than 64, or would cross the end of a word
     */
    protected final LayoutField field(String name, int width) {
        if (width < 1 || used / Long.SIZE != (used + width - 1) / Long.SIZE) {
            throw new IllegalArgumentException(name + " must have 1 to " + (Long.SIZE - used % Long.SIZE)
                    + " bits in its word, or begin the next one by wordField(): width=" + width);
        }
        LayoutField field = new LayoutField(name, used, width);
        fields.add(field);
        used += width;
        return field;
    }

    /** Places a field at the beginning of the next word; the rest of the word before it is 0. */
    protected final LayoutField wordField(String name, int width) {
        used = words() * Long.SIZE;
        return field(name, width);
    }

    /** Places a field at the very end of a record of so many words; what lies before it is 0. */
    protected final LayoutField lastField(String name, int width, int words) {
        used = words * Long.SIZE - width;
        return field(name, width);
    }

    /** Returns all fields, in their order. */
    public final List<LayoutField> fields() {
        return List.copyOf(fields);
    }

    /** Number of 64-bit words. */
    public final int words() {
        return (used + Long.SIZE - 1) / Long.SIZE;
    }

    /** Number of bits in whole words. */
    public final int bits() {
        return words() * Long.SIZE;
    }

    /** Number of bytes in whole words. */
    public final int bytes() {
        return words() * Long.BYTES;
    }

    /**
     * Returns a record in hardware: the given fields, and 0 elsewhere.
     *
     * @param values of at least one field, no wider than it
     * @param width bits of the result, at least those up to the last field that is given
     */
    public final UInt record(Map<LayoutField, UInt> values, int width) {
        UInt record = null;
        int filled = 0;
        int found = 0;
        for (LayoutField field : fields) {
            UInt value = values.get(field);
            if (value != null) {
                UInt whole = value.zext(field.width());
                int gap = field.low() - filled;
                UInt placed = gap == 0 ? whole : whole.shlGrow(gap);
                record = record == null ? placed : placed.cat(record);
                filled = field.low() + field.width();
                found++;
            }
        }
        if (record == null || found != values.size()) {
            throw new IllegalArgumentException(
                    getClass().getSimpleName() + " wants values of its own fields, at least one: " + values.keySet());
        }
        return record.zext(width);
    }

    /** Number of bits of all fields, without what lies between them. */
    public final int fieldBits() {
        return fields.stream().mapToInt(LayoutField::width).sum();
    }

    /** Returns the fields of a record one behind the other, as a memory keeps them: {@link #fieldBits} bits. */
    public final UInt pack(UInt record) {
        UInt packed = fields.get(0).of(record);
        for (LayoutField field : fields.subList(1, fields.size())) {
            packed = field.of(record).cat(packed);
        }
        return packed;
    }

    /** Returns the record of {@link #bits} bits whose fields stand one behind the other; 0 between them. */
    public final UInt unpack(UInt packed) {
        Map<LayoutField, UInt> values = new LinkedHashMap<>();
        int low = 0;
        for (LayoutField field : fields) {
            values.put(field, packed.bits(low + field.width() - 1, low));
            low += field.width();
        }
        return record(values, bits());
    }
}
