package org.heddle.hdl.machine;

import java.util.Locale;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SignalBuilder;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;

/**
 * The cycles that a state lasts. They are counted from 0 while the state neither ends nor is held.
 *
 * @param counter empty where there is one cycle, and nothing to count
 * @param last 1 in the last cycle; empty where each is the last
 */
record StateDelay(int cycles, Optional<Net> counter, Optional<Net> last) {
    static StateDelay of(StateMachine<?> machine, Enum<?> state, int cycles, Site site) {
        if (cycles == 1) {
            return new StateDelay(cycles, Optional.empty(), Optional.empty());
        }
        ModuleBuilder module = machine.module();
        String name = machine.name() + "_" + state.name().toLowerCase(Locale.ROOT);
        Net counter = module.declarations()
                .local(
                        Format.uint(Range.bitsToNumber(cycles)),
                        Signal.Kind.REGISTER,
                        machine.register().domain(),
                        new NameGroup(Optional.of(name + "_cycles"), site),
                        "");
        counter.resetToZero();
        signal(counter).keep("it counts the cycles of state " + state + ": leave the state to end it");
        Expression last = Expressions.binary(
                BinaryOperator.EQUAL, counter.in(module, site), Expression.Literal.of(cycles - 1, counter.width()));
        Caller caller = new Caller(Optional.of(name + "_lasted"), site);
        return new StateDelay(
                cycles, Optional.of(counter), Optional.of(module.declarations().define(Format.bool(), last, caller)));
    }

    /** Counts on. */
    void count(ModuleBuilder module, Site site) {
        counter.ifPresent(net -> module.body()
                .addAssign(
                        signal(net),
                        Expressions.binary(
                                BinaryOperator.ADD, net.in(module, site), Expression.Literal.of(1, net.width())),
                        site));
    }

    /** Begins anew. */
    void restart(ModuleBuilder module, Site site) {
        counter.ifPresent(net -> module.body().addAssign(signal(net), Expression.Literal.of(0, net.width()), site));
    }

    String cyclesText() {
        return cycles == 1 ? "1 cycle" : cycles + " cycles";
    }

    private static SignalBuilder signal(Net net) {
        return net.signal().orElseThrow();
    }
}
