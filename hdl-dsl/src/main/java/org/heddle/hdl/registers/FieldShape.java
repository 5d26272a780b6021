package org.heddle.hdl.registers;

/**
 * Place, access and reset of a field of an {@link ImportedMap}.
 *
 * @param high its highest bit in the register
 * @param low its lowest bit in the register
 * @param access what software and hardware may do
 * @param reset the value after a reset, right-aligned; 0 where nothing is kept
 * @param isShared whether there is one for all pages of the map
 */
public record FieldShape(int high, int low, RegisterAccess access, long reset, boolean isShared) {}
