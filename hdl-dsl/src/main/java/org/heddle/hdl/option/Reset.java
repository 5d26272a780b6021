package org.heddle.hdl.option;

import org.heddle.hdl.ir.ResetStyle;

/**
 * Way in which the registers of a clock domain get the values that {@code init} gives them. Immutable: begin with one of the four
 * kinds.
 */
public final class Reset {
    private final ResetStyle style;

    private Reset(ResetStyle style) {
        this.style = style;
    }

    /** Returns a reset that acts at each clock edge at which it is active. A domain has it unless it says otherwise. */
    public static Reset synchronous() {
        return new Reset(ResetStyle.SYNCHRONOUS);
    }

    /**
     * Returns a reset that acts as soon as it is active, whatever the clock does. Its driver releases it synchronously to the clock:
     * {@code org.heddle.hdl.lib.crossing.ResetSynchronizer} makes such a reset of any signal.
     */
    public static Reset asynchronous() {
        return new Reset(new ResetStyle(ResetStyle.Kind.ASYNCHRONOUS, false, false));
    }

    /** Returns a reset without a signal: registers have their values from the start, by the configuration of an FPGA. */
    public static Reset initialValues() {
        return new Reset(new ResetStyle(ResetStyle.Kind.INITIAL, false, true));
    }

    /** Returns no reset: registers of the domain have no reset value. */
    public static Reset none() {
        return new Reset(ResetStyle.NONE);
    }

    /**
     * Returns the same reset, active while its signal is 0; the port's name then ends with {@code _n}.
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
     * Returns the same reset with the same values also from the start, by the configuration of an FPGA.
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

    /** Returns the style of this reset in the circuit. */
    public ResetStyle style() {
        return style;
    }
}
