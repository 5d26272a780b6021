package org.heddle.hdl.registers;

/**
 * A field and what to write into it.
 *
 * @param field in the register that is written
 * @param bits right-aligned
 */
public record FieldValue(Field<?> field, long bits) {}
