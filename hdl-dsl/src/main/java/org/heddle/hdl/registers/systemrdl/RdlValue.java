package org.heddle.hdl.registers.systemrdl;

import java.math.BigInteger;

/** Value of a property, with its place. */
sealed interface RdlValue {
    /** Returns the place of the value. */
    RdlPlace place();

    /** A number. */
    record Numeral(BigInteger value, RdlPlace place) implements RdlValue {}

    /** A string. */
    record Text(String value, RdlPlace place) implements RdlValue {}

    /** A boolean. */
    record Truth(boolean value, RdlPlace place) implements RdlValue {}

    /** A word that the language has for the property, such as {@code rw}. */
    record Word(String value, RdlPlace place) implements RdlValue {}

    /** An enumeration. */
    record Enumerated(RdlEnum value, RdlPlace place) implements RdlValue {}
}
