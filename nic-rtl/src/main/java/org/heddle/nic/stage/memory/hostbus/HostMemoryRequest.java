package org.heddle.nic.stage.memory.hostbus;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;

/**
 * One aligned line of host memory, read or written; it is answered once, with its tag.
 *
 * @param write 1 to write, 0 to read
 * @param tag names the request until it is answered
 * @param address byte address divided by the 32 bytes of a line: 23 bits, or as many as the memory wants
 * @param data 256 bits: the line to write, the byte at the lowest address lowest
 * @param mask 32 bits: the bytes that are written; ignored by a read
 */
public record HostMemoryRequest(Bool write, UInt tag, UInt address, UInt data, UInt mask) implements Bundle {
    /** Bytes of a line. */
    public static final int LINE_BYTES = 32;
    /** Bits of a line. */
    public static final int LINE_BITS = 8 * LINE_BYTES;
    /** Bits of a byte address: 256 MiB. */
    public static final int BYTE_ADDRESS_WIDTH = 28;
    /** Bits of a line's address. */
    public static final int LINE_ADDRESS_WIDTH = BYTE_ADDRESS_WIDTH - Integer.numberOfTrailingZeros(LINE_BYTES);

    /** Returns the type of requests by line number, before they have a tag. */
    public static BundleType<LineRequest> lineType() {
        return lineType(LINE_ADDRESS_WIDTH);
    }

    /**
     * Returns the type of requests by line number to a memory of another size.
     *
     * @param lineWidth bits of a line's address
     */
    public static BundleType<LineRequest> lineType(int lineWidth) {
        return LineRequest.type(LINE_BYTES, lineWidth, LINE_BYTES);
    }

    /**
     * Returns the type of requests.
     *
     * @param tagWidth bits of a tag
     */
    public static BundleType<HostMemoryRequest> type(int tagWidth) {
        return type(tagWidth, LINE_ADDRESS_WIDTH);
    }

    /**
     * Returns the type of requests to a memory of another size.
     *
     * @param tagWidth bits of a tag
     * @param lineWidth bits of a line's address
     */
    public static BundleType<HostMemoryRequest> type(int tagWidth, int lineWidth) {
        return bundle(
                HostMemoryRequest.class, bool(), uint(tagWidth), uint(lineWidth), uint(LINE_BITS), uint(LINE_BYTES));
    }

    /** Makes this the same request as another one, with a tag of its own. */
    public void takeOver(HostMemoryRequest other, UInt newTag) {
        write.set(other.write);
        tag.set(newTag);
        address.set(other.address);
        data.set(other.data);
        mask.set(other.mask);
    }
}
