package org.heddle.hdl.registers.systemrdl;

import java.util.Optional;

/**
 * A component that is used, once or as an array.
 *
 * @param name of it
 * @param place of the name
 * @param component what it is one of
 * @param isExternal whether {@code external} stands before it
 * @param suffix the numbers behind the name
 */
record RdlInstance(String name, RdlPlace place, RdlComponent component, boolean isExternal, Suffix suffix) {
    /**
     * Numbers behind a name, each where it is given.
     *
     * @param count in brackets: the elements of an array, or the bits of a field
     * @param high first of two bits in brackets
     * @param low second of two bits in brackets
     * @param reset behind {@code =}
     * @param address behind {@code @}, in bytes
     * @param stride behind {@code +=}, in bytes
     * @param alignment behind {@code %=}, in bytes
     */
    record Suffix(
            Optional<Long> count,
            Optional<Long> high,
            Optional<Long> low,
            Optional<RdlValue.Numeral> reset,
            Optional<Long> address,
            Optional<Long> stride,
            Optional<Long> alignment) {}
}
