package org.heddle.hdl;

import java.util.Optional;
import java.util.function.Supplier;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;

/**
 * Statements and values about the behaviour of a module, as the designer wrote them on one line.
 *
 * @param module where they stand
 * @param caller the line, and the variable that takes the value
 */
record Verification(ModuleBuilder module, Caller caller) {
    void property(Statement.Claim claim, Bool condition, String message) {
        ClockDomain domain = module.domains().current();
        domain.clock();
        domain.needReset();
        Expression claimed = condition.in(module, caller.site());
        module.body().add(() -> new Statement.Property(claim, claimed, message, domain.index(), caller.site()));
    }

    void invariant(Bool condition, String message) {
        Expression claimed = condition.in(module, caller.site());
        Statement.Property property =
                new Statement.Property(Statement.Claim.ASSERT, claimed, message, Signal.NO_DOMAIN, caller.site());
        module.body().add(() -> property);
    }

    /** A register that takes the value at every clock edge, whatever conditions stand around this line. */
    <V extends Value> V past(V value) {
        return caller.name().isPresent() ? follow(value, caller.name()) : unnamedPast(value);
    }

    /** One register for each signal, however many lines ask for its past. */
    private <V extends Value> V unnamedPast(V value) {
        Supplier<V> register = () -> follow(
                value,
                Optional.of(value.signalName().map(name -> name + "_past").orElse("past")));
        return value.in(module, caller.site()) instanceof Expression.Reference followed
                ? module.declarations().pastOf(followed.signal(), value, register)
                : register.get();
    }

    Bool stable(Value value) {
        Expression before = unnamedPast(value).in(module, caller.site());
        return result(Expressions.binary(BinaryOperator.EQUAL, value.in(module, caller.site()), before));
    }

    Bool changedTo(Bool value, boolean state) {
        Expression before = unnamedPast(value).in(module, caller.site());
        Expression now = value.in(module, caller.site());
        return result(Expressions.binary(
                BinaryOperator.AND, state ? now : Expressions.not(now), state ? Expressions.not(before) : before));
    }

    private Bool result(Expression expression) {
        return module.declarations().define(Types.bool(), expression, caller);
    }

    @SuppressWarnings("unchecked") // a value's type makes values of its own class
    private <V extends Value> V follow(V value, Optional<String> name) {
        ScalarType<V> type = (ScalarType<V>) value.type();
        V before = Component.unused(
                module.declarations().local(type, Signal.Kind.REGISTER, new NameGroup(name, caller.site())));
        Expression now = value.in(module, caller.site());
        Expression target = before.in(module, caller.site());
        Statement.Assign assign = new Statement.Assign(((Expression.Reference) target).signal(), now, caller.site());
        module.body().addUnconditional(() -> assign);
        return before;
    }
}
