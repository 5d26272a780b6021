package org.heddle.nic.stage.pattern;

/** Smallest run of bytes, and widths of addresses and lengths, of the segments that a data path moves. */
public enum SegmentFormat {
    /** SO-DIMM memory with the host's windows above it, in lanes of 4 bytes; accesses of up to 255 elements of 128 bytes. */
    SO_DIMM(4, 30, 16),
    /** Host memory of 256 MiB at any byte; segments of up to 2^24 bytes. */
    HOST_MEMORY(1, 28, 25),
    /** Physical memory of a host with addresses of 48 bits, at any byte; segments of less than 2^31 bytes. */
    PHYSICAL_MEMORY(1, 48, 31);

    private final int laneBytes;
    private final int addressWidth;
    private final int bytesWidth;

    SegmentFormat(int laneBytes, int addressWidth, int bytesWidth) {
        this.laneBytes = laneBytes;
        this.addressWidth = addressWidth;
        this.bytesWidth = bytesWidth;
    }

    /** Bytes of a lane: every address and every length is a multiple of it. */
    public int laneBytes() {
        return laneBytes;
    }

    /** Bits of a byte address. */
    public int addressWidth() {
        return addressWidth;
    }

    /** Bits of a number of bytes. */
    public int bytesWidth() {
        return bytesWidth;
    }

    /** Bits of a byte's number in its lane. */
    public int laneOffsetBits() {
        return Integer.numberOfTrailingZeros(laneBytes);
    }
}
