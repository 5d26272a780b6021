package org.heddle.cosim.lanes;

import org.heddle.cosim.build.ImageLayout;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;

/** A port of a design in lanes, looked up once by name and then used without any search; only in the {@link LaneSimulation} that gave it. */
public final class LanePort {
    private final LaneSimulation owner;
    private final VerilogPort port;
    private final int number;
    private final int words;
    private final long topMask;

    LanePort(LaneSimulation owner, ImageLayout.Slot slot, int number) {
        this.owner = owner;
        this.port = slot.port();
        this.number = number;
        this.words = slot.words();
        int topBits = port.width() - Long.SIZE * (words - 1);
        this.topMask = -1L >>> (Long.SIZE - topBits);
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
        return port.direction() == Direction.INPUT;
    }

    /** Number of 64-bit words that a value takes, the least significant first. */
    public int words() {
        return words;
    }

    LaneSimulation owner() {
        return owner;
    }

    VerilogPort.Role role() {
        return port.role();
    }

    /** Its place among the ports. */
    int number() {
        return number;
    }

    /** The bits in use of a word. */
    long mask(int word) {
        return word == words - 1 ? topMask : -1;
    }

    @Override
    public String toString() {
        return name() + "[" + width() + "]";
    }
}
