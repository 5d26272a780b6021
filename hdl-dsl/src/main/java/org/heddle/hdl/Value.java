package org.heddle.hdl;

import java.math.BigInteger;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.Caller;
import org.jspecify.annotations.Nullable;

/**
 * A single hardware value of known width. Hardware is compared with {@code eq}, never with {@code equals}.
 */
public abstract sealed class Value implements Data permits Bool, BitVector, Fixed, EnumValue {
    private final ModuleBuilder owner;
    private final Expression expression;
    private final @Nullable SignalBuilder signal;
    private final int number;

    Value(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal) {
        this.owner = owner;
        this.expression = expression;
        this.signal = signal;
        this.number = owner.nextNumber();
    }

    /** Width in bits. */
    public final int width() {
        return expression.width();
    }

    /**
     * The Verilog name of the port that this value is.
     *
     * @throws IllegalStateException if it is no port, or its component has not been elaborated
     */
    public final String portName() {
        if (signal == null || !signal.kind().isPort() || !owner.isSealed()) {
            throw new IllegalStateException("this value is not a port of an elaborated component");
        }
        return signal.displayName();
    }

    /** Whether this value is a port of a component itself, not of one inside it. */
    public final boolean isPortOf(Component component) {
        return signal != null && signal.kind().isPort() && owner == component.module();
    }

    /** Nothing need read it. */
    final void unused() {
        if (signal != null) {
            signal.unused();
        }
    }

    /** Says something of what this value is called in the Verilog. */
    final void document(String text) {
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

    /** Whether the component of this value, or one around it, is being built. */
    final boolean isBeingBuilt() {
        return !owner.isSealed() || Elaboration.current().isPresent();
    }

    /** The constant that this value is, if it is one. */
    final Optional<Expression.Literal> constant() {
        return expression instanceof Expression.Literal literal ? Optional.of(literal) : Optional.empty();
    }

    /** The scalar type of this value. */
    abstract ScalarType<? extends Value> type();

    /** The module in which an operation on this value stands: the parent, once the owner has been attached to it. */
    final ModuleBuilder reader() {
        return owner.parent() != null ? owner.parent() : owner;
    }

    /** This value as seen in a module; reports HDL006 if it cannot be seen there. */
    final Expression in(ModuleBuilder module, Site site) {
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

    /** Drives this value from another of the same kind. */
    final void assign(Value source) {
        Site site = Caller.find().site();
        assign(reader(), source, site);
    }

    /** Drives this value from another of the same kind. */
    final void assign(ModuleBuilder module, Value source, Site site) {
        if (source.getClass() != getClass()) {
            module.report(
                    Code.BUNDLE_SHAPE,
                    describe() + " is " + type().description() + " and cannot take "
                            + source.type().description() + ": convert it first",
                    site);
            return;
        }
        assign(module, fitted(source, module, site), site);
    }

    /** A source of the same kind as this value takes it; reports what cannot be. */
    Expression fitted(Value source, ModuleBuilder module, Site site) {
        return source.in(module, site);
    }

    /** Whether a multiplexer may choose between this value and another. */
    boolean isLike(Value other) {
        return getClass() == other.getClass() && width() == other.width();
    }

    /** The line that declares or computes this value, if it has a name of its own. */
    final Optional<Site> site() {
        return Optional.ofNullable(signal).map(SignalBuilder::site);
    }

    /** Drives this value with a constant. */
    final void assign(BigInteger constant) {
        Site site = Caller.find().site();
        ModuleBuilder module = reader();
        assign(module, literal(module, constant, site), site);
    }

    final void assign(ModuleBuilder module, Expression value, Site site) {
        module.requireUnfinished(this);
        if (isInside(module)) {
            module.report(Code.FOREIGN_VALUE, describe() + " is inside " + owner.name() + insideMend(), site);
            return;
        } else if (!isAssignableIn(module)) {
            module.report(Code.NOT_ASSIGNABLE, whyNotAssignable(module), site);
            return;
        } else if (!module.isDescribedHere(describe(), () -> site)) {
            return;
        }
        if (signal.kind() == Signal.Kind.REGISTER && module.domains().isWithinOther(signal.domain())) {
            module.report(
                    Code.WITHIN_OTHER_DOMAIN,
                    describe() + " is a register of domain " + signal.domain().describe() + " and is set within domain "
                            + module.domains().current().describe() + ", which changes nothing: it takes its value at"
                            + " the edges of its own domain; declare it within "
                            + module.domains().current().describe()
                            + ", or set it outside",
                    site,
                    signal.site());
        }
        Expression fitted = value;
        if (value.width() > width()) {
            module.report(
                    Code.VALUE_TOO_WIDE,
                    "value of " + value.width() + " bits does not fit the " + width() + "-bit target " + describe()
                            + ": truncate it with trunc(" + width() + "), or widen the target",
                    site);
            fitted = Expression.Literal.of(0, width());
        } else if (value.width() < width() && !widensItself()) {
            module.report(
                    Code.WIDTHS_DIFFER,
                    "value of " + value.width() + " bits for the " + width() + "-bit target " + describe()
                            + ": bits have no value to keep, so join zeros with cat, or give both one width",
                    site);
            fitted = Expression.Literal.of(0, width());
        } else if (value.width() < width()) {
            fitted = widen(value, width());
        }
        SignalBuilder driven = owner == module ? signal : module.instances().signalFor(signal);
        module.body().addAssign(driven, fitted, site);
    }

    /** An expression of this value's kind at a larger width, as the same number. */
    Expression widen(Expression value, int width) {
        return Expressions.zeroExtend(value, width);
    }

    /** Whether a narrower value is taken as the same number. */
    boolean widensItself() {
        return true;
    }

    /** The operation that makes a value of this kind wider. */
    final Optional<String> howToWiden() {
        return widensItself() ? Optional.of(smallest().signum() < 0 ? "sext" : "zext") : Optional.empty();
    }

    /** The smallest number of this value's kind and width. */
    BigInteger smallest() {
        return BigInteger.ZERO;
    }

    /** The largest number of this value's kind and width. */
    BigInteger largest() {
        return BigInteger.ONE.shiftLeft(width()).subtract(BigInteger.ONE);
    }

    /** A literal at this value's width, in two's complement; reports HDL002 if it does not fit. */
    final Expression.Literal literal(ModuleBuilder module, BigInteger constant, Site site) {
        if (constant.compareTo(smallest()) < 0 || constant.compareTo(largest()) > 0) {
            String kind = smallest().signum() < 0 ? " signed bits" : " unsigned bits";
            module.report(
                    Code.LITERAL_DOES_NOT_FIT,
                    constant + " does not fit " + width() + kind + (signal == null ? "" : " of " + describe())
                            + ": use a value from " + smallest() + " to " + largest() + ", or widen it"
                            + asPattern(constant),
                    site);
            return Expression.Literal.of(0, width());
        }
        return Expression.Literal.of(constant.mod(BigInteger.ONE.shiftLeft(width())), width());
    }

    /** A long in hexadecimal is negative where its top bit is 1. */
    private String asPattern(BigInteger constant) {
        boolean pattern = constant.signum() < 0 && constant.bitLength() < Long.SIZE && width() >= Long.SIZE;
        return pattern && smallest().signum() == 0
                ? "; if 0x" + Long.toHexString(constant.longValue()) + " is meant, give unsigned(0x"
                        + Long.toHexString(constant.longValue()) + "L), which takes its 64 bits as they are"
                : "";
    }

    /** Gives a register its reset value and, if it has no name yet, the name of the variable that takes it. */
    final void setResetValue(BigInteger constant) {
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

    final void changeAtAnyTime() {
        if (signal != null) {
            signal.changeAtAnyTime();
        }
    }

    final void cross(String reason) {
        if (signal != null) {
            signal.crossBecause(reason);
        }
    }

    final void markSynchronizer(Caller caller) {
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

    final void resetToZero() {
        if (signal != null) {
            signal.resetTo(zero());
        }
    }

    /** The bits that {@code regZero} gives. */
    BigInteger zero() {
        return BigInteger.ZERO;
    }

    /** The name of the signal that this value is, as far as it is known yet. */
    final Optional<String> signalName() {
        return Optional.ofNullable(signal).map(SignalBuilder::displayName).filter(name -> !name.isEmpty());
    }

    final String describe() {
        String name = signal == null ? "" : signal.displayName();
        return name.isEmpty() ? "a value of " + width() + " bits" : "\"" + name + "\"";
    }

    final String describeWithWidth() {
        boolean named = signal != null && !signal.displayName().isEmpty();
        return named ? describe() + " (" + width() + " bits)" : describe();
    }

    /** Whether this is a register or wire of an instance of the module. */
    private boolean isInside(ModuleBuilder module) {
        return owner != module
                && signal != null
                && (signal.kind() == Signal.Kind.WIRE || signal.kind() == Signal.Kind.REGISTER);
    }

    private String insideMend() {
        return ": make it a port of " + owner.name();
    }

    private String partMend() {
        return expression instanceof Expression.MemoryRead
                ? "the word that a memory reads cannot be set: write it with write()"
                : "a part of a value cannot be set alone: set the whole with cat(..) of its parts, or declare the parts as"
                        + " a vector or bundle";
    }

    private boolean isAssignableIn(ModuleBuilder module) {
        if (signal == null) {
            return false;
        }
        return switch (signal.kind()) {
            case OUTPUT, WIRE, REGISTER -> owner == module;
            case INPUT -> owner.parent() == module;
            default -> false;
        };
    }

    private String whyNotAssignable(ModuleBuilder module) {
        if (signal == null) {
            return expression instanceof Expression.Slice || expression instanceof Expression.MemoryRead
                    ? partMend()
                    : "the result of an operation cannot be set: set a wire, register or output";
        }
        String where = owner == module ? "" : " of " + owner.name();
        return switch (signal.kind()) {
            case INPUT -> describe() + where + " is an input: it is set by the component that holds the instance";
            case NODE ->
                signal.definition().filter(Expression.Slice.class::isInstance).isPresent()
                        ? partMend()
                        : describe() + " is the result of an operation and cannot be set: declare it with wire()";
            default ->
                describe() + where + " cannot be set in " + module.name()
                        + ": only the inputs of an instance are set from outside";
        };
    }

    /**
     * Whether this is the same object, so that values can be keys. While hardware is made, a comparison with any other object
     * breaks HDL018: its answer would be the same whatever the hardware does; hardware is compared with {@code eq}.
     */
    @Override
    public final boolean equals(@Nullable Object other) {
        return Comparisons.isSame(this, other);
    }

    /** The number of this value among those of its design: the same in every run, and no other value's. */
    @Override
    public final int hashCode() {
        return number;
    }

    @Override
    public final String toString() {
        return type().description() + " " + describe();
    }
}
