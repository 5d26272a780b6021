package org.heddle.nic.stage.memory;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One aligned line of memory, read or written.
 *
 * @param write 1 to write, 0 to read
 * @param line byte address divided by the bytes of a line
 * @param data the line to write
 * @param lanes the lanes of the line, of SO-DIMM memory of 4 bytes each, that are written, or wanted by a read; at least one
 */
public record LineRequest(Bool write, UInt line, UInt data, UInt lanes) implements Bundle {
    /** Bits of a byte address: two modules of 256 MiB. */
    public static final int ADDRESS_WIDTH = 29;

    /** Bytes of a lane. */
    public static final int LANE_BYTES = 4;

    /** Makes this the read of a whole line. */
    public void readWhole(UInt number) {
        write.set(false);
        line.set(number);
        data.set(0);
        lanes.set(allLanes());
    }

    /** Makes this the write of a whole line. */
    public void writeWhole(UInt number, UInt written) {
        write.set(true);
        line.set(number);
        data.set(written);
        lanes.set(allLanes());
    }

    private long allLanes() {
        return (1L << lanes.width()) - 1;
    }

    /**
     * A request for lines of so many bytes.
     *
     * @param lineBytes a power of two, at least 16
     */
    public static BundleType<LineRequest> type(int lineBytes) {
        return type(lineBytes, lineWidth(lineBytes), lineBytes / LANE_BYTES);
    }

    /**
     * A request for lines of another memory.
     *
     * @param lineBytes bytes of a line
     * @param lineWidth bits of a line number
     * @param lanes lanes of a line that can be written by themselves
     */
    public static BundleType<LineRequest> type(int lineBytes, int lineWidth, int lanes) {
        return bundle(LineRequest.class, bool(), uint(lineWidth), uint(8 * lineBytes), uint(lanes));
    }

    /** Bits of a line number. */
    public static int lineWidth(int lineBytes) {
        return ADDRESS_WIDTH - Integer.numberOfTrailingZeros(lineBytes);
    }
}
