package org.heddle.hdl;

import java.util.function.UnaryOperator;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SignalBuilder;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.operation.OperatorCall;
import org.heddle.hdl.operation.ProbedCircuit;
import org.jspecify.annotations.Nullable;

/**
 * A single hardware value of known width. Hardware is compared with {@code eq}, never with {@code equals}.
 */
public abstract sealed class Value implements Data permits Bool, BitVector, Fixed, EnumValue {
    private final Net net;
    private final int number;

    Value(Net net) {
        this.net = net;
        this.number = net.owner().nextNumber();
    }

    /** Returns the value of the module's builder that this one stands for. */
    final Net net() {
        return net;
    }

    /** Returns the meaning of the bits. */
    final Format format() {
        return net.format();
    }

    /** Width in bits. */
    public final int width() {
        return net.width();
    }

    /**
     * The Verilog name of the port that this value is.
     *
     * @throws IllegalStateException if it is no port, or its component has not been elaborated
     */
    public final String portName() {
        if (!net.isPort() || !net.owner().isSealed()) {
            throw new IllegalStateException("this value is not a port of an elaborated component");
        }
        return net.signal().map(SignalBuilder::displayName).orElseThrow();
    }

    /** Whether this value is a port of a component itself, not of one inside it. */
    public final boolean isPortOf(Component component) {
        return net.isPort() && net.owner() == component.module();
    }

    /**
     * The Verilog name of the port at which {@link Design#probing} shows this value.
     *
     * @throws IllegalArgumentException if it has no name, or is not inside the component
     */
    public final String probeName(Component component) {
        return ProbedCircuit.portName(component.module(), net);
    }

    /** The scalar type of this value. */
    abstract ScalarType<? extends Value> type();

    /** An operation on this value alone, at the designer's line. */
    final Net unary(Format result, UnaryOperator<Expression> operator) {
        return OperatorCall.on(net).unary(result, net, operator);
    }

    /** An operation on this value and another, at the designer's line. */
    final Net binary(Format result, Value other, java.util.function.BinaryOperator<Expression> operator) {
        return OperatorCall.on(net).binary(result, net, other.net, operator);
    }

    /**
     * Whether this is the same object, so that values can be keys. While hardware is made, a comparison with any other object
     * breaks HDL018: its answer would be the same whatever the hardware does; hardware is compared with {@code eq}.
     */
    @Override
    public final boolean equals(@Nullable Object other) {
        return Leaves.isSame(this, other);
    }

    /** The number of this value among those of its design: the same in every run, and no other value's. */
    @Override
    public final int hashCode() {
        return number;
    }

    @Override
    public final String toString() {
        return net.toString();
    }
}
