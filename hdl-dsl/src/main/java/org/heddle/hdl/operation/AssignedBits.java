package org.heddle.hdl.operation;

import java.util.Optional;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SignalBuilder;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;

/**
 * Bits of a signal that a value stands for: all of them, or those that {@code bits}, {@code bit} or {@code trunc} have chosen.
 *
 * @param signal in the module of the assignment
 * @param high number of the highest bit
 * @param low number of the lowest bit
 */
record AssignedBits(SignalBuilder signal, int high, int low) {
    /** The bits that an assignment in the module would drive; empty if the value is no signal and no part of one. */
    static Optional<AssignedBits> of(Net target, ModuleBuilder module) {
        Optional<SignalBuilder> whole = target.signal().filter(signal -> signal.kind() != Signal.Kind.NODE);
        if (whole.isPresent()) {
            SignalBuilder signal = whole.get();
            boolean isOfInstance =
                    signal.kind() == Signal.Kind.INPUT && signal.owner().parent() == module;
            return Optional.of(all(isOfInstance ? module.instances().signalFor(signal) : signal));
        }
        boolean isNamed = target.signal().isPresent();
        Expression expression =
                target.signal().flatMap(SignalBuilder::definition).orElseGet(target::expression);
        return target.owner() == module && !(isNamed && expression instanceof Expression.Reference)
                ? chosen(expression, module)
                : Optional.empty();
    }

    private static AssignedBits all(SignalBuilder signal) {
        return new AssignedBits(signal, signal.width() - 1, 0);
    }

    /** Follows slices, and names of slices, down to the signal that they are of. */
    private static Optional<AssignedBits> chosen(Expression value, ModuleBuilder module) {
        int low = 0;
        Expression of = value;
        while (true) {
            if (of instanceof Expression.Slice slice) {
                low += slice.low();
                of = slice.operand();
            } else if (of instanceof Expression.Reference reference) {
                SignalBuilder signal = module.declarations().signal(reference);
                Optional<Expression> definition = signal.definition();
                if (definition.isEmpty()) {
                    return Optional.of(new AssignedBits(signal, low + value.width() - 1, low));
                }
                of = definition.get();
            } else {
                return Optional.empty();
            }
        }
    }

    /** Whether statements of a module may drive them: its outputs, wires and registers, and its instances' inputs. */
    boolean isAssignableIn(ModuleBuilder module) {
        return switch (signal.kind()) {
            case OUTPUT, WIRE, REGISTER, INSTANCE_INPUT -> signal.owner() == module;
            default -> false;
        };
    }
}
