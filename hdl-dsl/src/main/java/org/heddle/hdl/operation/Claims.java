package org.heddle.hdl.operation;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.elaboration.Domain;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SignalBuilder;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;

/**
 * Statements and values about the behaviour of a module, as the designer wrote them on one line.
 *
 * @param module where they stand
 * @param caller the line, and the variable that takes the value
 */
public record Claims(ModuleBuilder module, Caller caller) {
    /** A claim about a condition at every clock edge outside reset. */
    public void property(Statement.Claim claim, Net condition, String message) {
        Objects.requireNonNull(message);
        Domain domain = module.domains().current();
        domain.clock();
        domain.needReset();
        Expression claimed = condition.in(module, caller.site());
        module.body().add(() -> new Statement.Property(claim, claimed, message, domain.index(), caller.site()));
    }

    /** A claim about a condition at every moment. */
    public void invariant(Net condition, String message) {
        Objects.requireNonNull(message);
        Expression claimed = condition.in(module, caller.site());
        Statement.Property property =
                new Statement.Property(Statement.Claim.ASSERT, claimed, message, Signal.NO_DOMAIN, caller.site());
        module.body().add(() -> property);
    }

    /**
     * Says that registers and outputs mean something only while a bit is 1, at all times: conditions around it would seem to say more.
     *
     * @throws ElaborationException HDL038 for anything else or nothing, where such a bit was named before, and inside a condition; HDL023 once the
     *     component is complete
     */
    public void payloads(Net valid, List<Net> data) {
        if (data.isEmpty()) {
            throw refused("no data are given: name registers and outputs behind the bit");
        }
        module.requireOpen();
        if (module.body().isConditional()) {
            throw refused("it stands inside a condition, which would not count:"
                    + " say it outside, with a bit that is 1 whenever the data count");
        }
        Expression counts = valid.in(module, caller.site());
        data.forEach(payload -> payload(counts, payload));
    }

    private void payload(Expression counts, Net data) {
        SignalBuilder signal = data.signal()
                .filter(builder -> builder.owner() == module
                        && (builder.kind() == Signal.Kind.REGISTER || builder.kind() == Signal.Kind.OUTPUT))
                .orElseThrow(() -> refused(data.describe() + " is no register and no output of " + module.name()
                        + ": name those, or leave it out, as nobody asks whether anything else is known"));
        if (!module.documentation().addPayload(signal, counts)) {
            throw refused(data.describe()
                    + " is a payload already: name it once, with one bit, which is 1 whenever it counts");
        }
    }

    private ElaborationException refused(String message) {
        return new ElaborationException(
                new Diagnostic(Code.LIBRARY_ARGUMENT, "payloadOf(..): " + message, caller.site()));
    }

    /** A register that takes the value at every clock edge, whatever conditions stand around this line. */
    public Net past(Net value) {
        return caller.name().isPresent() ? follow(value, caller.name()) : unnamedPast(value);
    }

    /** One register for each signal, however many lines ask for its past. */
    private Net unnamedPast(Net value) {
        Supplier<Net> register = () -> follow(
                value,
                Optional.of(value.signalName().map(name -> name + "_past").orElse("past")));
        return value.in(module, caller.site()) instanceof Expression.Reference followed
                ? module.declarations().pastOf(followed.signal(), value, register)
                : register.get();
    }

    /** 1 where a value is what it was at the last clock edge. */
    public Net stable(Net value) {
        Expression before = unnamedPast(value).in(module, caller.site());
        return result(Expressions.binary(BinaryOperator.EQUAL, value.in(module, caller.site()), before));
    }

    /** 1 where a bit has a state that it had not at the last clock edge. */
    public Net changedTo(Net value, boolean state) {
        Expression before = unnamedPast(value).in(module, caller.site());
        Expression now = value.in(module, caller.site());
        return result(Expressions.binary(
                BinaryOperator.AND, state ? now : Expressions.not(now), state ? Expressions.not(before) : before));
    }

    private Net result(Expression expression) {
        return module.declarations().define(Format.bool(), expression, caller);
    }

    private Net follow(Net value, Optional<String> name) {
        Net before =
                module.declarations().local(value.format(), Signal.Kind.REGISTER, new NameGroup(name, caller.site()));
        before.unused();
        Expression now = value.in(module, caller.site());
        Expression target = before.in(module, caller.site());
        Statement.Assign assign = new Statement.Assign(((Expression.Reference) target).signal(), now, caller.site());
        module.body().addUnconditional(() -> assign);
        return before;
    }
}
