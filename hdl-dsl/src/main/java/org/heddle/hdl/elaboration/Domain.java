package org.heddle.hdl.elaboration;

import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.ResetStyle;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;

/**
 * A clock with the reset and the enable that go with it, while the module that has it is being built.
 *
 * <p>Inside another module, a domain that comes from outside takes clock, kind of reset, polarity and enable from the domain that it
 * is joined to; what its own module declares counts only where that is the top.
 */
public abstract sealed class Domain permits RootDomain, DerivedDomain {
    final ModuleBuilder module;
    final NameGroup group;
    private int index = Signal.NO_DOMAIN;

    Domain(ModuleBuilder module, NameGroup group) {
        this.module = module;
        this.group = group;
    }

    /**
     * Joins this domain of an instance to a domain of the component around it.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException later, with HDL041, if this is no domain of an instance
     */
    public void set(Domain source) {
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
     * The same clock and reset, but only edges at which an enable is 1 count.
     *
     * @param enable of one bit
     * @param first whether a synchronous reset waits for an enabled edge as well; otherwise the reset wins
     */
    public Domain enabled(Net enable, boolean first) {
        Caller caller = Caller.find();
        NameGroup name = derivedName(caller, "enabled");
        return new DerivedDomain(this, name).withEnable(enable.in(module, caller.site()), first);
    }

    /**
     * The same clock and enable with another reset.
     *
     * @param reset active while 1
     * @param style has a signal that is active while 1
     */
    public Domain resetBy(Net reset, ResetStyle style) {
        Caller caller = Caller.find();
        NameGroup name = derivedName(caller, "other");
        return new DerivedDomain(this, name).withReset(reset.in(module, caller.site()), style);
    }

    /** The same clock and enable without a reset: for registers with no reset value. */
    public Domain withoutReset() {
        return new DerivedDomain(this, derivedName(Caller.find(), "unreset")).withoutResetSignal();
    }

    private NameGroup derivedName(Caller caller, String kind) {
        String base = group.root().filter(name -> !name.isEmpty()).orElse("clock");
        return new NameGroup(Optional.of(caller.name().orElse(base + "_" + kind)), caller.site());
    }

    /** 1 while the reset of this domain is active, whatever its polarity; 0 if it has none. */
    public Net resetActive() {
        Caller caller = Caller.find();
        clock();
        needReset();
        NameGroup name = new NameGroup(Optional.of(caller.name().orElse(prefixed("reset_active"))), caller.site());
        SignalBuilder active = new DomainSignals(this).lateNode(name, this::activeReset);
        return new Net(active, Format.bool());
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

    /** The module that has it. */
    public ModuleBuilder module() {
        return module;
    }

    // What it is made of

    /** Makes the clock part of the module. */
    public abstract SignalBuilder clock();

    /** Makes the reset part of the module, if the style turns out to have a signal. */
    public abstract void needReset();

    /** The reset's signal. */
    public abstract SignalBuilder reset();

    /** The enable's signal. */
    abstract Optional<SignalBuilder> enable();

    abstract ResetStyle style();

    /** Whether the clock is that of a domain from outside, with whatever reset and enable. */
    abstract boolean isOn(RootDomain root);

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
        return NameGroup.join(group.root().orElse(""), name);
    }

    /** Returns how a message calls it. */
    public final String describe() {
        return "\"" + group.root().filter(name -> !name.isEmpty()).orElse("default") + "\"";
    }

    // Building

    void number(int newIndex) {
        index = newIndex;
    }

    /** Its index in the module's list. */
    public int index() {
        return index;
    }

    DomainDefinition build() {
        boolean resets = isReset() && style().kind() != ResetStyle.Kind.NONE;
        boolean hasSignal = resets && style().kind().hasSignal();
        return new DomainDefinition(
                group.root().orElse(""),
                clock().id(),
                hasSignal ? reset().id() : -1,
                resets ? style() : ResetStyle.NONE,
                enable().map(SignalBuilder::id).orElse(-1),
                enableFirst());
    }
}
