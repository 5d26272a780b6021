package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.heddle.hdl.ir.ResetStyle;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.NameGroup;
import org.jspecify.annotations.Nullable;

/**
 * A domain that comes from outside the module, through ports that are made when something needs them. Which domain it is joined
 * to is known only when the component has been attached, so its style is asked for when everything has been built.
 */
public final class RootDomain extends Domain {
    private ResetStyle declared;
    private @Nullable SignalBuilder clock;
    private @Nullable SignalBuilder reset;
    private @Nullable SignalBuilder enable;
    private @Nullable Domain source;

    RootDomain(ModuleBuilder module, NameGroup group, ResetStyle declared) {
        super(module, group);
        this.declared = declared;
    }

    /** Says how its registers are reset where its module is the top. */
    public void declare(ResetStyle style) {
        declared = style;
    }

    void join(Domain newSource) {
        source = newSource;
        if (clock != null) {
            newSource.clock();
        }
        if (reset != null) {
            newSource.needReset();
        }
    }

    /** The signal of the parent that a port of this domain is joined to. */
    SignalBuilder joined(Signal.Kind port) {
        Domain outer = Objects.requireNonNull(source);
        return switch (port) {
            case CLOCK -> outer.clock();
            case RESET -> outer.reset();
            default -> outer.enable().orElseThrow();
        };
    }

    @Nullable
    Domain source() {
        return source;
    }

    @Override
    public SignalBuilder clock() {
        if (clock == null) {
            clock = new DomainSignals(this).port(Signal.Kind.CLOCK, prefixed("clock"));
        }
        return clock;
    }

    @Override
    public void needReset() {
        reset();
    }

    @Override
    public SignalBuilder reset() {
        if (reset == null) {
            reset = new DomainSignals(this).port(Signal.Kind.RESET, prefixed("reset"));
        }
        return reset;
    }

    @Override
    Optional<SignalBuilder> enable() {
        if (enable == null && hasEnable()) {
            enable = new DomainSignals(this).latePort(Signal.Kind.ENABLE, prefixed("clock_enable"));
        }
        return Optional.ofNullable(enable);
    }

    /** The module's ports of this domain, as far as they are there. */
    List<SignalBuilder> ports() {
        List<SignalBuilder> ports = new ArrayList<>();
        if (clock != null) {
            ports.add(clock);
        }
        if (reset != null && !reset.isPhantom()) {
            ports.add(reset);
        }
        if (enable != null) {
            ports.add(enable);
        }
        return ports;
    }

    @Override
    ResetStyle style() {
        return source == null ? declared : source.style();
    }

    @Override
    boolean isOn(RootDomain root) {
        return root == this;
    }

    @Override
    boolean hasEnable() {
        return source != null && source.hasEnable();
    }

    @Override
    boolean enableFirst() {
        return source != null && source.enableFirst();
    }

    @Override
    boolean isUsed() {
        return clock != null;
    }

    @Override
    boolean isReset() {
        return reset != null;
    }

    /** Returns the suffix that tells the module from the one that stands alone; empty if nothing does. */
    String difference() {
        if (!isUsed()) {
            return "";
        }
        StringBuilder words = new StringBuilder();
        if (isReset() && !style().equals(declared)) {
            words.append(
                    switch (style().kind()) {
                        case NONE -> "_unreset";
                        case INITIAL -> "_initial";
                        case SYNCHRONOUS -> "_sync";
                        case ASYNCHRONOUS -> "_async";
                    });
            words.append(style().activeLow() ? "_low" : "");
            words.append(style().initial() && style().kind().hasSignal() ? "_initial" : "");
        } else if (style().initial() && !declared.initial() && module.domains().passesValuesOn(this)) {
            words.append("_initial");
        }
        if (hasEnable()) {
            words.append(enableFirst() ? "_enabled_first" : "_enabled");
        }
        String name = group.root().orElse("");
        return words.length() == 0 || name.isEmpty() ? words.toString() : "_" + name + words;
    }
}
