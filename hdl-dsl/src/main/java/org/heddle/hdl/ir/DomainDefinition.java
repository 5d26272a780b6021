package org.heddle.hdl.ir;

/**
 * One clock, and the reset and enable that go with it. Registers change at the clock's rising edge.
 *
 * @param name the Java name; empty for a component's own default domain
 * @param clock id of the clock signal
 * @param reset id of the reset signal, or -1 where there is none
 * @param style how the reset acts; {@link ResetStyle#NONE} where nothing is reset
 * @param enable id of the 1-bit signal without which no clock edge counts, or -1 where every one does
 * @param enableFirst whether a synchronous reset acts at enabled edges only; otherwise the reset wins over the enable
 */
public record DomainDefinition(String name, int clock, int reset, ResetStyle style, int enable, boolean enableFirst) {
    public DomainDefinition {
        if ((reset >= 0) != style.kind().hasSignal()) {
            throw new IllegalArgumentException("reset=" + reset + " does not go with " + style);
        }
    }

    /** Whether there is a reset signal. */
    public boolean hasReset() {
        return reset >= 0;
    }

    /** Whether not every edge counts. */
    public boolean hasEnable() {
        return enable >= 0;
    }

    /** Whether the reset acts without a clock edge. */
    public boolean isAsynchronous() {
        return style.kind() == ResetStyle.Kind.ASYNCHRONOUS;
    }

    /** Returns the name of the domain in messages. */
    public String displayName() {
        return name.isEmpty() ? "default" : name;
    }
}
