package org.heddle.hdl.elaboration;

import java.math.BigInteger;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.Caller;
import org.jspecify.annotations.Nullable;

/**
 * A single value while its module is being built: an expression, what its bits mean, and the signal that it is, if it is one. What a
 * designer writes with is a face of it.
 */
public final class Net {
    private final ModuleBuilder owner;
    private final Expression expression;
    private final @Nullable SignalBuilder signal;
    private final Format format;

    /** A value without a signal of its own. */
    public Net(ModuleBuilder owner, Expression expression, Format format) {
        this(owner, expression, null, format);
    }

    Net(SignalBuilder signal, Format format) {
        this(signal.owner(), signal.reference(), signal, format);
    }

    private Net(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal, Format format) {
        this.owner = owner;
        this.expression = expression;
        this.signal = signal;
        this.format = format;
    }

    /** The module that declares or computes it. */
    public ModuleBuilder owner() {
        return owner;
    }

    /** Returns its expression, as its own module sees it. */
    public Expression expression() {
        return expression;
    }

    /** The signal that it is, if it is one. */
    public Optional<SignalBuilder> signal() {
        return Optional.ofNullable(signal);
    }

    /** Returns the meaning of its bits. */
    public Format format() {
        return format;
    }

    /** Width in bits. */
    public int width() {
        return expression.width();
    }

    /** Whether it is a port of its module. */
    public boolean isPort() {
        return signal != null && signal.kind().isPort();
    }

    /** The constant that it is, if it is one. */
    public Optional<Expression.Literal> constant() {
        return expression instanceof Expression.Literal literal ? Optional.of(literal) : Optional.empty();
    }

    /** Whether its module, or one around it, is being built. */
    public boolean isBeingBuilt() {
        return !owner.isSealed() || Elaboration.current().isPresent();
    }

    /** The module in which an operation on it stands: the parent, once the owner has been attached to it. */
    public ModuleBuilder reader() {
        ModuleBuilder parent = owner.parent();
        return parent != null ? parent : owner;
    }

    /** Returns its expression as a module sees it; reports HDL006 and returns zeros if it cannot be seen there. */
    public Expression in(ModuleBuilder module, Site site) {
        if (owner == module) {
            return expression;
        }
        if (owner.parent() == module && signal != null && signal.kind().isPort()) {
            return module.instances().signalFor(signal).reference();
        }
        String reason = owner.parent() == module
                ? describe() + " is inside " + owner.name() + insideMend()
                : describe() + " belongs to " + owner.name() + " and is used in " + module.name() + foreignMend(module);
        module.report(Code.FOREIGN_VALUE, reason, site);
        return Expression.Literal.of(0, width());
    }

    private String foreignMend(ModuleBuilder module) {
        if (owner.isFinished()) {
            return ": " + owner.name()
                    + " is complete, a design of its own: make another one here and attach it with instance()";
        }
        return owner.parent() == null && !owner.isOlderThan(module)
                ? ": attach " + owner.name() + " with instance(), or pass the value through ports"
                : ": pass the value through ports";
    }

    /** Returns the end of a message about a signal inside its module. */
    public String insideMend() {
        return ": make it a port of " + owner.name();
    }

    /** A literal at its width, in two's complement; reports HDL002 if it does not fit. */
    public Expression.Literal literal(ModuleBuilder module, BigInteger constant, Site site) {
        if (!format.range().contains(constant)) {
            String kind = format.isSigned() ? " signed bits" : " unsigned bits";
            module.report(
                    Code.LITERAL_DOES_NOT_FIT,
                    constant + " does not fit " + width() + kind + (signal == null ? "" : " of " + describe())
                            + ": use a value from " + format.range().least() + " to "
                            + format.range().most() + ", or widen it" + asPattern(constant),
                    site);
            return Expression.Literal.of(0, width());
        }
        return Expression.Literal.of(constant.mod(BigInteger.ONE.shiftLeft(width())), width());
    }

    /** A long in hexadecimal is negative where its top bit is 1. */
    private String asPattern(BigInteger constant) {
        boolean pattern = constant.signum() < 0 && constant.bitLength() < Long.SIZE && width() >= Long.SIZE;
        return pattern && format.range().least().signum() == 0
                ? "; if 0x" + Long.toHexString(constant.longValue()) + " is meant, give unsigned(0x"
                        + Long.toHexString(constant.longValue()) + "L), which takes its 64 bits as they are"
                : "";
    }

    // What is said about it

    /** Says that nothing need read it. */
    public void unused() {
        if (signal != null) {
            signal.unused();
        }
    }

    /**
     * Says something of what it is called in the Verilog.
     *
     * @throws IllegalArgumentException if it has no line there
     */
    public void document(String text) {
        if (!(expression instanceof Expression.Reference reference)) {
            throw new IllegalArgumentException(
                    "doc(\"" + text + "\") of a value that has no line of its own in the Verilog:"
                            + " give it a name first, then call doc on that");
        }
        if (signal != null) {
            signal.group().nameIfNameless(Caller.find());
        }
        owner.documentation().add(reference.signal(), text);
    }

    /** Says that it may change at any time. */
    public void changeAtAnyTime() {
        if (signal != null) {
            signal.changeAtAnyTime();
        }
    }

    /** Says why it may hold values of other clock domains. */
    public void cross(String reason) {
        if (signal != null) {
            signal.crossBecause(reason);
        }
    }

    /** Makes a register a stage of a synchroniser; reports HDL013 if it is none. */
    public void markSynchronizer(Caller caller) {
        if (signal == null || signal.kind() != Signal.Kind.REGISTER) {
            reader().report(
                            Code.INIT_NOT_REGISTER,
                            describe() + " is not a register: only a register can be a stage of a synchroniser",
                            caller.site());
            return;
        }
        signal.group().nameIfNameless(caller);
        signal.crossBecause("stage of a synchroniser");
    }

    /** Gives a register the reset value 0, or an enum's first constant. */
    public void resetToZero() {
        if (signal != null) {
            signal.resetTo(format.zero());
        }
    }

    /**
     * Gives a register its reset value and, if it has no name yet, the name of the variable that takes it; reports HDL013 if it is no
     * register or has one already.
     */
    public void resetTo(BigInteger constant) {
        Caller caller = Caller.find();
        if (signal == null || signal.kind() != Signal.Kind.REGISTER) {
            reader().report(
                            Code.INIT_NOT_REGISTER,
                            describe() + " is not a register: make it one with reg(), or set() its value",
                            caller.site());
            return;
        }
        owner.requireOpen();
        signal.group().nameIfNameless(caller);
        if (!owner.isDescribedHere("the reset value of " + describe(), caller::site)) {
            return;
        }
        signal.initialized()
                .ifPresent(earlier -> owner.report(
                        Code.INIT_NOT_REGISTER,
                        describe() + " has a reset value already: remove one init()",
                        caller.site(),
                        earlier));
        signal.initializedAt(caller.site());
        signal.resetTo(literal(owner, constant, caller.site()).value());
    }

    // How messages call it

    /** The line that declares or computes it, if it has a name of its own. */
    public Optional<Site> site() {
        return signal().map(SignalBuilder::site);
    }

    /** The name of the signal that it is, as far as it is known yet. */
    public Optional<String> signalName() {
        return signal().map(SignalBuilder::displayName).filter(name -> !name.isEmpty());
    }

    /** Its name, or how many bits it has. */
    public String describe() {
        String name = signal == null ? "" : signal.displayName();
        return name.isEmpty() ? "a value of " + width() + " bits" : "\"" + name + "\"";
    }

    /** Its name and how many bits it has. */
    public String describeWithWidth() {
        boolean named = signal != null && !signal.displayName().isEmpty();
        return named ? describe() + " (" + width() + " bits)" : describe();
    }

    /**
     * A method of it with a width, as a designer writes it: {@code narrow.zext(8)}. A value without a variable of its own, such as a part of a
     * bundle or a port of an instance, is left out.
     *
     * @param writer the module whose designer is told
     */
    public String call(ModuleBuilder writer, String method, int width) {
        String variable = signal == null || owner != writer ? "" : signal.variable();
        return (variable.isEmpty() ? "" : variable + ".") + method + "(" + width + ")";
    }

    @Override
    public String toString() {
        return format.description() + " " + describe();
    }
}
