package org.heddle.hdl.registers;

import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;

/** Declares an {@link ImportedMap} part by part, as a reader of a file finds them; {@link #build} checks the whole. */
public final class ImportedMapBuilder {
    private final ImportedMap map;

    /**
     * @param label of the block: a C identifier in lower case
     * @param width of every register in bits: 8, 16, 32 or 64
     */
    public ImportedMapBuilder(Label label, int width) {
        map = new ImportedMap(label, width);
    }

    /**
     * Adds a register.
     *
     * @param address in bytes from the map's first
     */
    public ImportedRegister register(Label label, long address) {
        return map.place(
                address, new ImportedRegister(label.documentation()), label.caller(), Optional.of(label.name()));
    }

    /** Adds a field of one bit, the shape's lowest. */
    public void flag(ImportedRegister register, Label label, FieldShape shape) {
        declare(new FlagField(register, shape.low(), shape.access(), label.caller()), label, shape);
    }

    /** Adds a field that holds a number. */
    public void number(ImportedRegister register, Label label, FieldShape shape) {
        declare(new NumberField(register, shape.high(), shape.low(), shape.access(), label.caller()), label, shape);
    }

    /** Adds a field that holds a constant of an enum. */
    public <E extends Enum<E>> void choice(
            ImportedRegister register, Label label, FieldShape shape, Class<E> constants) {
        declare(
                new ChoiceField<>(register, shape.high(), shape.low(), constants, shape.access(), label.caller()),
                label,
                shape);
    }

    private static void declare(Field<?> field, Label label, FieldShape shape) {
        field.resetTo(shape.reset());
        field.document(label.documentation());
        if (shape.isShared()) {
            field.share();
        }
    }

    /** Adds a window of so many bytes. */
    public void window(Label label, long address, long bytes, WindowMode access) {
        map.add(new Window(map, address, bytes, access, label.caller())).document(label.documentation());
    }

    /**
     * Adds numbers that the hardware gives.
     *
     * @param width of each, in bits
     * @param names of the numbers, in capitals
     * @param isSnapshot whether a write to the first keeps them all
     */
    public void array(Label label, long address, int width, List<String> names, boolean isSnapshot) {
        map.add(new WordArray(map, address, width, names, isSnapshot, label.caller()))
                .document(label.documentation());
    }

    /** Leaves addresses free, from the first byte up to but without the last. */
    public void reserve(long from, long to, Site site) {
        map.reserve(from, to, site);
    }

    /** Says that the map is there several times, one page behind the other. */
    public void pages(int count, long bytes) {
        map.pages(count, bytes);
    }

    /** Says that the block takes an access only when the answer to the one before it has gone. */
    public void inTurn() {
        map.inTurn();
    }

    /**
     * Returns the map; the builder is used up.
     *
     * @throws ElaborationException with all mistakes
     */
    public ImportedMap build() {
        map.requireSound();
        return map;
    }
}
