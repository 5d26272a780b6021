package org.heddle.host.verbs.choose;

import org.heddle.host.verbs.type.Mtu;

/**
 * Path MTUs by the pieces of a message.
 *
 * <p>A node sends a packet when the addresses of all its pieces are known, and writes none of it before: a packet of 4,096 bytes in pieces of 8 waits for 512
 * translations at each end. In packets of 512 bytes the ends work beside each other.
 *
 * @param usual of most messages
 * @param ofShortPieces of messages whose pieces have fewer than {@value #SHORT_BYTES} bytes on average, at an end
 */
public record PacketSizes(Mtu usual, Mtu ofShortPieces) {
    /** Bytes from which on pieces are not short. */
    public static final int SHORT_BYTES = 32;

    private static final PacketSizes IMPROVED = new PacketSizes(Mtu.MTU_4096, Mtu.MTU_512);

    /** Returns one path MTU for all messages. */
    public static PacketSizes all(Mtu mtu) {
        return new PacketSizes(mtu, mtu);
    }

    /** Returns what is best for a configuration of the node: 4,096 bytes, and 512 for short pieces between improved ones. */
    public static PacketSizes of(String configuration) {
        return configuration.equals("improved") ? IMPROVED : all(Mtu.MTU_4096);
    }

    /** Returns whether there are two path MTUs. */
    public boolean differ() {
        return usual != ofShortPieces;
    }

    /**
     * Returns whether the pieces of a message are short.
     *
     * @param pieces at the end that has more of them, at least 1
     */
    public boolean isShort(long bytes, long pieces) {
        return differ() && bytes < SHORT_BYTES * pieces;
    }

    /** Returns the path MTU of a message, as {@link #isShort} judges it. */
    public Mtu of(long bytes, long pieces) {
        return isShort(bytes, pieces) ? ofShortPieces : usual;
    }
}
