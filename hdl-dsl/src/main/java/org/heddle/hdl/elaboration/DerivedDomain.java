package org.heddle.hdl.elaboration;

import java.util.Optional;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ResetStyle;
import org.heddle.hdl.naming.NameGroup;
import org.jspecify.annotations.Nullable;

/** The clock of another domain with a reset or an enable of its own. */
final class DerivedDomain extends Domain {
    private final Domain base;
    private @Nullable ResetStyle style;
    private @Nullable SignalBuilder reset;
    private @Nullable SignalBuilder enable;
    private boolean enableFirst;
    private boolean used;

    DerivedDomain(Domain base, NameGroup group) {
        super(base.module, group);
        this.base = base;
        module.domains().add(this);
    }

    DerivedDomain withEnable(Expression condition, boolean first) {
        SignalBuilder wire = new DomainSignals(this).wire(prefixed("enable"));
        module.body()
                .addUnconditional(() -> assign(
                        wire,
                        base.isUsed() && base.hasEnable()
                                ? both(base.enable().orElseThrow().reference(), condition)
                                : condition));
        enable = wire;
        enableFirst = first;
        return this;
    }

    DerivedDomain withReset(Expression active, ResetStyle newStyle) {
        SignalBuilder wire = new DomainSignals(this).wire(prefixed("reset"));
        module.body().addUnconditional(() -> assign(wire, active));
        reset = wire;
        style = newStyle;
        return this;
    }

    DerivedDomain withoutResetSignal() {
        style = ResetStyle.NONE;
        return this;
    }

    @Override
    public SignalBuilder clock() {
        used = true;
        return base.clock();
    }

    @Override
    public void needReset() {
        if (reset == null && style == null) {
            base.needReset();
        }
    }

    @Override
    public SignalBuilder reset() {
        return reset == null ? base.reset() : reset;
    }

    @Override
    Optional<SignalBuilder> enable() {
        return enable == null ? base.enable() : Optional.of(enable);
    }

    /** Returns the style of the reset; where the base begins with values, this domain does too. */
    @Override
    ResetStyle style() {
        if (style == null) {
            return base.style();
        }
        boolean initial =
                style.initial() || style.kind().hasSignal() && base.style().initial();
        return new ResetStyle(style.kind(), style.activeLow(), initial);
    }

    /** Whether its registers, which have a reset of their own, begin with values only if those of this domain do. */
    boolean takesValuesFrom(RootDomain root) {
        boolean begins = style != null && style.kind().hasSignal() && !style.initial();
        return used && begins && base.isOn(root);
    }

    @Override
    boolean isOn(RootDomain root) {
        return base.isOn(root);
    }

    @Override
    boolean hasEnable() {
        return enable != null || base.hasEnable();
    }

    @Override
    boolean enableFirst() {
        return enableFirst || base.enableFirst();
    }

    @Override
    boolean isUsed() {
        return used;
    }

    @Override
    boolean isReset() {
        return reset != null || style == null && base.isReset();
    }
}
