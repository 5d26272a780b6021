package org.heddle.cosim;

import org.heddle.cosim.build.ImageLayout;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;

/**
 * A port of a simulated design, looked up once by name and then used without any search.
 *
 * <p>A port serves every simulation of the same design.
 */
public final class Port {
    private final ImageLayout layout;
    private final VerilogPort port;
    private final boolean input;
    private final int firstWord;
    private final int words;
    private final long topMask;

    Port(ImageLayout layout, ImageLayout.Slot slot) {
        this.layout = layout;
        this.port = slot.port();
        this.input = port.direction() == Direction.INPUT;
        this.firstWord = slot.offset() >> 3;
        this.words = slot.words();
        int topBits = port.width() - 64 * (words - 1);
        this.topMask = topBits == 64 ? -1L : (1L << topBits) - 1;
    }

    /** The Verilog name. */
    public String name() {
        return port.name();
    }

    /** Width in bits. */
    public int width() {
        return port.width();
    }

    /** Whether the test bench drives this port. */
    public boolean isInput() {
        return input;
    }

    /** Number of 64-bit words a value takes, the least significant first. */
    public int words() {
        return words;
    }

    /** The condition that this port has a value; the port has at most 64 bits, the value is unsigned. */
    public Watch is(long value) {
        return new Watch(this, Watch.Comparison.EQUAL, value);
    }

    /** The condition that this port has another value. */
    public Watch isNot(long value) {
        return new Watch(this, Watch.Comparison.NOT_EQUAL, value);
    }

    /** The condition that this port, unsigned, is less than a value. */
    public Watch isBelow(long value) {
        return new Watch(this, Watch.Comparison.BELOW, value);
    }

    /** The condition that this port, unsigned, is at least a value. */
    public Watch isAtLeast(long value) {
        return new Watch(this, Watch.Comparison.AT_LEAST, value);
    }

    ImageLayout layout() {
        return layout;
    }

    VerilogPort.Role role() {
        return port.role();
    }

    /** Where its least significant word is in the port image, in words. */
    int firstWord() {
        return firstWord;
    }

    /** The same in bytes. */
    int offset() {
        return 8 * firstWord;
    }

    /** The bits in use of the most significant word. */
    long topMask() {
        return topMask;
    }

    @Override
    public String toString() {
        return name() + "[" + width() + "]";
    }
}
