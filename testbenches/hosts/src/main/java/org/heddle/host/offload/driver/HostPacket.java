package org.heddle.host.offload.driver;

import org.heddle.nic.offload.host.ReductionHostMap;

/**
 * A packet between hosts, in words as the host port has them; the first names the other node and the bytes of the payload.
 *
 * @param words four of header, then the payload
 */
public record HostPacket(long[] words) {
    private static final int BYTES_AT = 32;
    private static final int BYTES_MASK = (1 << 14) - 1;

    /**
     * A packet to send.
     *
     * @param node where to
     * @param header the hosts' own three words
     * @param payload 1 to {@link ReductionHostMap#MESSAGE_BYTES} bytes, the first one lowest in its word
     * @param bytes of the payload
     */
    public static HostPacket to(int node, long[] header, long[] payload, int bytes) {
        long[] words = new long[ReductionHostMap.MESSAGE_HEADER_WORDS + payload.length];
        words[0] = node | (long) bytes << BYTES_AT;
        System.arraycopy(header, 0, words, 1, header.length);
        System.arraycopy(payload, 0, words, ReductionHostMap.MESSAGE_HEADER_WORDS, payload.length);
        return new HostPacket(words);
    }

    /** Words of a packet, from its first one. */
    static int words(long first) {
        return ReductionHostMap.MESSAGE_HEADER_WORDS + (bytes(first) + 7) / 8;
    }

    private static int bytes(long first) {
        return (int) (first >>> BYTES_AT) & BYTES_MASK;
    }

    /** The node that has sent it. */
    public int sender() {
        return (int) (words[0] >>> 16) & 0xFFFF;
    }

    /** Bytes of its payload. */
    public int bytes() {
        return bytes(words[0]);
    }

    /** One of the hosts' own words, 0 to 2. */
    public long header(int index) {
        return words[1 + index];
    }

    /** A byte of the payload. */
    public byte payload(int index) {
        return (byte) (words[ReductionHostMap.MESSAGE_HEADER_WORDS + index / 8] >>> 8 * (index % 8));
    }
}
