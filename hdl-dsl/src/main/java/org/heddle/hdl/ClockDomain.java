package org.heddle.hdl;

import java.util.Optional;
import org.heddle.hdl.elaboration.Domain;
import org.heddle.hdl.option.Reset;
import org.jspecify.annotations.Nullable;

/**
 * A clock, whose rising edges count, with the reset and the enable that go with it. Every register, memory write, assertion and
 * port belongs to one; a value goes to another only through the synchronisers of {@code org.heddle.hdl.lib.crossing}.
 *
 * <p>Every component has a default domain; {@link Component#clockDomain()} declares more, and {@link Component#within} says
 * what belongs to them. Inside another component, the default domain is the one around {@code instance(..)}, the others are
 * joined with {@link #set}; clock, kind of reset, polarity and enable then come from there, and what the component itself
 * declares counts only where it is the top.
 */
public final class ClockDomain {
    private final Domain domain;

    ClockDomain(Domain domain) {
        this.domain = domain;
    }

    /** Returns the domain of the module's builder that this one stands for. */
    Domain domain() {
        return domain;
    }

    /**
     * Joins this domain of an instance to a domain of the component around it.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException later, with HDL041, if this is no domain of an instance
     */
    public void set(ClockDomain source) {
        domain.set(source.domain);
    }

    /**
     * The same clock and reset, but only edges at which the enable is 1 count. The reset wins: it acts whether enabled or not.
     */
    public ClockDomain enabledBy(Bool enable) {
        return new ClockDomain(domain.enabled(enable.net(), false));
    }

    /**
     * The same clock and reset, but only edges at which the enable is 1 count, also for a synchronous reset, which then must
     * last until such an edge. An asynchronous reset waits for no edge, so it acts whether enabled or not.
     */
    public ClockDomain enabledBeforeResetBy(Bool enable) {
        return new ClockDomain(domain.enabled(enable.net(), true));
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
        return new ClockDomain(domain.resetBy(reset.net(), style.style()));
    }

    /** The same clock and enable without a reset: for registers with no reset value. */
    public ClockDomain withoutReset() {
        return new ClockDomain(domain.withoutReset());
    }

    /** 1 while the reset of this domain is active, whatever its polarity; 0 if it has none. */
    public Bool resetActive() {
        return new Bool(domain.resetActive());
    }

    /**
     * The Verilog name of the clock port.
     *
     * @throws IllegalStateException if the domain is not one of an elaborated component, or nothing belongs to it
     */
    public String clockName() {
        return domain.clockName();
    }

    /** The Verilog name of the reset port; empty where there is none. */
    public Optional<String> resetName() {
        return domain.resetName();
    }

    /** Whether this is a domain of a component itself, not of one inside it. */
    public boolean isDomainOf(Component component) {
        return domain.module() == component.module();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ClockDomain same && same.domain == domain;
    }

    @Override
    public int hashCode() {
        return domain.hashCode();
    }
}
