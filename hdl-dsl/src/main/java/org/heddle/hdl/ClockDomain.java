package org.heddle.hdl;

import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.ResetStyle;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;

/**
 * A clock, whose rising edges count, with the reset and the enable that go with it. Every register, memory write, assertion and
 * port belongs to one; a value goes to another only through the synchronisers of {@code org.heddle.hdl.lib.crossing}.
 *
 * <p>Every component has a default domain; {@link Component#clockDomain()} declares more, and {@link Component#within} says
 * what belongs to them. Inside another component, the default domain is the one around {@code instance(..)}, the others are
 * joined with {@link #set}; clock, kind of reset, polarity and enable then come from there, and what the component itself
 * declares counts only where it is the top.
 */
public abstract sealed class ClockDomain permits RootDomain, DerivedDomain {
    final ModuleBuilder module;
    final NameGroup group;
    private int index = Signal.NO_DOMAIN;

    ClockDomain(ModuleBuilder module, NameGroup group) {
        this.module = module;
        this.group = group;
    }

    /**
     * Joins this domain of an instance to a domain of the component around it.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException later, with HDL041, if this is no domain of an instance
     */
    public void set(ClockDomain source) {
        Site site = Caller.find().site();
        ModuleBuilder parent = source.module;
        if (this instanceof RootDomain root && module.parent() == parent) {
            root.join(source);
            return;
        }
        source.module.report(
                Code.DOMAIN_NOT_JOINED,
                "domain " + describe() + " of " + module.name() + " cannot be set to domain " + source.describe()
                        + " of " + parent.name()
                        + ": attach " + module.name() + " with instance() first, and give it a domain of the component"
                        + " around it",
                site);
    }

    /**
     * The same clock and reset, but only edges at which the enable is 1 count. The reset wins: it acts whether enabled or not.
     */
    public ClockDomain enabledBy(Bool enable) {
        return enabled(enable, false, Caller.find());
    }

    /**
     * The same clock and reset, but only edges at which the enable is 1 count, also for a synchronous reset, which then must
     * last until such an edge. An asynchronous reset waits for no edge, so it acts whether enabled or not.
     */
    public ClockDomain enabledBeforeResetBy(Bool enable) {
        return enabled(enable, true, Caller.find());
    }

    private ClockDomain enabled(Bool enable, boolean first, Caller caller) {
        NameGroup name = derivedName(caller, "enabled");
        return new DerivedDomain(this, name).withEnable(enable.in(module, caller.site()), first);
    }

    /**
     * The same clock and enable with another reset.
     *
     * @param reset active while 1; it changes synchronously to the clock, or comes from a synchroniser
     * @param style synchronous or asynchronous
     * @throws IllegalArgumentException if the style has no reset signal, or is active low
     */
    public ClockDomain resetBy(Bool reset, Reset style) {
        if (!style.style().kind().hasSignal() || style.style().activeLow()) {
            throw new IllegalArgumentException("resetBy takes a value that resets while it is 1: style="
                    + style.style().kind() + (style.style().activeLow() ? ", active low" : ""));
        }
        Caller caller = Caller.find();
        NameGroup name = derivedName(caller, "other");
        return new DerivedDomain(this, name).withReset(reset.in(module, caller.site()), style.style());
    }

    /** The same clock and enable without a reset: for registers with no reset value. */
    public ClockDomain withoutReset() {
        return new DerivedDomain(this, derivedName(Caller.find(), "unreset")).withoutResetSignal();
    }

    private NameGroup derivedName(Caller caller, String kind) {
        String base = group.root().filter(name -> !name.isEmpty()).orElse("clock");
        return new NameGroup(Optional.of(caller.name().orElse(base + "_" + kind)), caller.site());
    }

    /** 1 while the reset of this domain is active, whatever its polarity; 0 if it has none. */
    public Bool resetActive() {
        Caller caller = Caller.find();
        clock();
        needReset();
        NameGroup name = new NameGroup(Optional.of(caller.name().orElse(prefixed("reset_active"))), caller.site());
        SignalBuilder active = new DomainSignals(this).lateNode(name, this::activeReset);
        return Types.bool().of(active);
    }

    /**
     * The Verilog name of the clock port.
     *
     * @throws IllegalStateException if the domain is not one of an elaborated component, or nothing belongs to it
     */
    public String clockName() {
        if (!module.isSealed() || !isUsed()) {
            throw new IllegalStateException("domain " + describe() + " of " + module.name()
                    + " has no clock port: its component is not elaborated, or nothing belongs to the domain");
        }
        return clock().displayName();
    }

    /** The Verilog name of the reset port; empty where there is none. */
    public Optional<String> resetName() {
        boolean isPort = module.isSealed()
                && isReset()
                && style().kind().hasSignal()
                && reset().kind().isPort();
        return isPort ? Optional.of(reset().displayName()) : Optional.empty();
    }

    /** Whether this is a domain of a component itself, not of one inside it. */
    public boolean isDomainOf(Component component) {
        return module == component.module();
    }

    // What it is made of

    /** Makes the clock part of the module. */
    abstract SignalBuilder clock();

    /** Makes the reset part of the module, if the style turns out to have a signal. */
    abstract void needReset();

    /** The reset's signal. */
    abstract SignalBuilder reset();

    /** The enable's signal. */
    abstract Optional<SignalBuilder> enable();

    abstract ResetStyle style();

    abstract boolean hasEnable();

    abstract boolean enableFirst();

    /** Whether the module has the clock. */
    abstract boolean isUsed();

    /** Whether the module has the reset, if the style has a signal. */
    abstract boolean isReset();

    /** The text of the reset being active. */
    final Expression activeReset() {
        if (!isReset() || !style().kind().hasSignal()) {
            return Expression.Literal.of(0, 1);
        }
        Expression signal = reset().reference();
        return style().activeLow() ? Expressions.not(signal) : signal;
    }

    static Expression both(Expression left, Expression right) {
        return Expressions.binary(BinaryOperator.AND, left, right);
    }

    final Statement assign(SignalBuilder target, Expression value) {
        return new Statement.Assign(target.id(), value, group.site());
    }

    final String prefixed(String name) {
        return Type.join(group.root().orElse(""), name);
    }

    final String describe() {
        return "\"" + group.root().filter(name -> !name.isEmpty()).orElse("default") + "\"";
    }

    // Building

    void number(int newIndex) {
        index = newIndex;
    }

    /** Its index in the module's list. */
    int index() {
        return index;
    }

    org.heddle.hdl.ir.ClockDomain build() {
        boolean resets = isReset() && style().kind() != ResetStyle.Kind.NONE;
        boolean hasSignal = resets && style().kind().hasSignal();
        return new org.heddle.hdl.ir.ClockDomain(
                group.root().orElse(""),
                clock().id(),
                hasSignal ? reset().id() : -1,
                resets ? style() : ResetStyle.NONE,
                enable().map(SignalBuilder::id).orElse(-1),
                enableFirst());
    }
}
