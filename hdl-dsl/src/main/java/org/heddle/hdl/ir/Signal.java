package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;

/**
 * A named value of a module.
 *
 * @param id index in the module's signal list
 * @param name the Verilog identifier, unique in the module
 * @param kind what drives it
 * @param width in bits
 * @param resetValue for a register with a reset: the value it takes; empty otherwise
 * @param domain for a register, a port and a crossing: index of its clock domain, or {@link #ASYNCHRONOUS};
 *     {@link #NO_DOMAIN} otherwise, also for a port of a module without a clock
 * @param definition for a node: its value; empty otherwise
 * @param enumeration the state names, for a value of an enum type
 * @param crossing for a node: why its value may be used in its domain, whatever domain it comes from; for a register: why it
 *     is part of a synchroniser; empty otherwise
 * @param part for bits that are set apart from the others of a signal: which they are; empty otherwise
 * @param site where it was made
 */
public record Signal(
        int id,
        String name,
        Kind kind,
        int width,
        Optional<BigInteger> resetValue,
        int domain,
        Optional<Expression> definition,
        Optional<Enumeration> enumeration,
        Optional<String> crossing,
        Optional<Part> part,
        Site site) {
    /** The domain of what belongs to none. */
    public static final int NO_DOMAIN = -1;

    /** The domain of an input that may change at any time. */
    public static final int ASYNCHRONOUS = -2;

    /** This node with another definition of the same width. */
    Signal definedAs(Expression other) {
        return new Signal(
                id, name, kind, width, resetValue, domain, Optional.of(other), enumeration, crossing, part, site);
    }

    /**
     * Bits of a signal.
     *
     * @param whole name of the signal
     * @param high number of the highest bit
     * @param low number of the lowest bit
     */
    public record Part(String whole, int high, int low) {
        @Override
        public String toString() {
            return whole + "[" + (high == low ? "" : high + ":") + low + "]";
        }
    }

    /** Returns the name for messages: that of a part is {@code whole[high:low]}. */
    public String nameForMessages() {
        return part.map(Part::toString).orElse(name);
    }

    /** Kind of a signal, by its driver. */
    public enum Kind {
        CLOCK,
        RESET,
        /** The enable of a clock, as the parent gives it. */
        ENABLE,
        INPUT,
        OUTPUT,
        /** Driven by statements, combinationally. */
        WIRE,
        /** Driven by its definition. */
        NODE,
        /** Driven by statements, at its domain's clock edge. */
        REGISTER,
        /** A sub-module's input, driven by statements of this module. */
        INSTANCE_INPUT,
        /** A sub-module's output. */
        INSTANCE_OUTPUT;

        /** Whether it stands in the module's port list. */
        public boolean isPort() {
            return isDomainPort() || this == INPUT || this == OUTPUT;
        }

        /** Whether it belongs to a clock domain itself, not to what the module does. */
        public boolean isDomainPort() {
            return this == CLOCK || this == RESET || this == ENABLE;
        }

        /** Whether statements drive it combinationally. */
        public boolean isCombinationalTarget() {
            return this == OUTPUT || this == WIRE || this == INSTANCE_INPUT;
        }
    }
}
