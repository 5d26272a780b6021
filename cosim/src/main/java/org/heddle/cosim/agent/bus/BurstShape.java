package org.heddle.cosim.agent.bus;

import org.heddle.hdl.lib.bus.Axi4;

/**
 * Shape of a burst of AXI4, after ARM IHI 0022, A3.4.1.
 *
 * @param id its name; bursts of one name end in order
 * @param address of its first byte; those of the first beat that lie before it are not part of the burst
 * @param beats 1 to 256; at most 16 of a FIXED burst; 2, 4, 8 or 16 of a WRAP burst
 * @param beatBytes bytes of a beat, a power of two, at most the bus's
 * @param kind {@link Axi4#FIXED}, {@link Axi4#INCR} or {@link Axi4#WRAP}
 */
public record BurstShape(int id, long address, int beats, int beatBytes, int kind) {
    private static final int MOST_BEATS = 256;
    private static final int MOST_FIXED_BEATS = 16;
    private static final int MOST_BEAT_BYTES = 128;
    private static final int BOUNDARY_BYTES = 4096;

    /** @throws IllegalArgumentException if the standard has no such burst */
    public BurstShape {
        require(
                Integer.bitCount(beatBytes) == 1 && beatBytes > 0 && beatBytes <= MOST_BEAT_BYTES,
                "a beat has 1, 2, 4 .. 128 bytes",
                beatBytes);
        require(beats >= 1 && beats <= MOST_BEATS, "a burst has 1 to 256 beats", beats);
        require(kind >= Axi4.FIXED && kind <= Axi4.WRAP, "a burst is FIXED, INCR or WRAP", kind);
        if (kind == Axi4.FIXED) {
            require(beats <= MOST_FIXED_BEATS, "a FIXED burst has at most 16 beats", beats);
        } else if (kind == Axi4.WRAP) {
            require(
                    Integer.bitCount(beats) == 1 && beats > 1 && beats <= MOST_FIXED_BEATS,
                    "a WRAP burst has 2, 4, 8 or 16 beats",
                    beats);
            require(address % beatBytes == 0, "a WRAP burst begins at a multiple of its beat", address);
        } else {
            long from = address & -beatBytes;
            require(
                    (from & BOUNDARY_BYTES - 1) + (long) beats * beatBytes <= BOUNDARY_BYTES,
                    "a burst does not cross 4 KiB",
                    address);
        }
    }

    private static void require(boolean holds, String rule, long value) {
        if (!holds) {
            throw new IllegalArgumentException("ARM IHI 0022, A3.4.1: " + rule + ": " + value);
        }
    }

    /** Bytes of all beats that belong to the burst. */
    public int bytes() {
        int before = (int) (address & beatBytes - 1);
        return kind == Axi4.FIXED ? beats * (beatBytes - before) : beats * beatBytes - before;
    }

    /** Address of a beat: of the first one where the burst begins, of others the lowest byte. */
    long addressOf(int beat) {
        return addressOf(address, beats, beatBytes, kind, beat);
    }

    /** As {@link #addressOf(int)}, of a burst that need not keep the standard's rules. */
    static long addressOf(long address, int beats, int beatBytes, int kind, int beat) {
        if (kind == Axi4.FIXED || beat == 0) {
            return address;
        }
        long ahead = (address & -beatBytes) + (long) beat * beatBytes;
        long block = (long) beatBytes * beats;
        long low = Long.divideUnsigned(address, block) * block;
        return kind == Axi4.WRAP && ahead >= low + block ? ahead - block : ahead;
    }
}
