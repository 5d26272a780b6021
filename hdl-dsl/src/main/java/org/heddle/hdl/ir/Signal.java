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
 * @param domain for a register: index of its clock domain; -1 otherwise
 * @param definition for a node: its value; empty otherwise
 * @param enumeration the state names, for a value of an enum type
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
        Site site) {
    /** This node with another definition of the same width. */
    Signal definedAs(Expression other) {
        return new Signal(id, name, kind, width, resetValue, domain, Optional.of(other), enumeration, site);
    }

    /** What drives a signal. */
    public enum Kind {
        CLOCK,
        RESET,
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
            return this == CLOCK || this == RESET || this == INPUT || this == OUTPUT;
        }

        /** Whether statements drive it combinationally. */
        public boolean isCombinationalTarget() {
            return this == OUTPUT || this == WIRE || this == INSTANCE_INPUT;
        }
    }
}
