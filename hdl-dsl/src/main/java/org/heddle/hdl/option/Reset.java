package org.heddle.hdl.option;

import org.heddle.hdl.ir.ResetStyle;

/**
 * How the registers of a clock domain get the values that {@code init} gives them. Immutable: begin with one of the four
 * kinds.
 */
public final class Reset {
    private final ResetStyle style;

    private Reset(ResetStyle style) {
        this.style = style;
    }

    /** At each clock edge at which the reset is active. What a domain has unless it says otherwise. */
    public static Reset synchronous() {
        return new Reset(ResetStyle.SYNCHRONOUS);
    }

    /**
     * As soon as the reset is active, whatever the clock does. Whoever drives the reset releases it synchronously to the clock:
     * {@code org.heddle.hdl.lib.crossing.ResetSynchronizer} makes such a reset of any signal.
     */
    public static Reset asynchronous() {
        return new Reset(new ResetStyle(ResetStyle.Kind.ASYNCHRONOUS, false, false));
    }

    /** From the start, by the configuration of an FPGA. There is no reset signal. */
    public static Reset initialValues() {
        return new Reset(new ResetStyle(ResetStyle.Kind.INITIAL, false, true));
    }

    /** Never: registers of the domain have no reset value. */
    public static Reset none() {
        return new Reset(ResetStyle.NONE);
    }

    /**
     * The same reset, active while its signal is 0; the port's name then ends with {@code _n}.
     *
     * @throws IllegalStateException if the kind has no reset signal
     */
    public Reset activeLow() {
        if (!style.kind().hasSignal()) {
            throw new IllegalStateException("a reset of kind " + style.kind() + " has no signal, so it has no polarity:"
                    + " leave out activeLow()");
        }
        return new Reset(new ResetStyle(style.kind(), true, style.initial()));
    }

    /**
     * The same reset, and the same values from the start, by the configuration of an FPGA.
     *
     * @throws IllegalStateException if the kind gives no values
     */
    public Reset withInitialValues() {
        if (style.kind() == ResetStyle.Kind.NONE) {
            throw new IllegalStateException(
                    "registers without a reset have no values to begin with: take" + " Reset.initialValues()");
        }
        return new Reset(new ResetStyle(style.kind(), style.activeLow(), true));
    }

    /** The same as the circuit says it. */
    public ResetStyle style() {
        return style;
    }
}
