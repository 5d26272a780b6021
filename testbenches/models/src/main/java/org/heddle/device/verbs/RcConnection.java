package org.heddle.device.verbs;

import java.util.Set;

/**
 * Attributes of a queue pair that its states set.
 *
 * @param rights of the peer
 * @param node of the peer
 * @param queuePair of the peer
 * @param mtu bytes of data in a packet
 * @param receivePsn of the peer's first request
 * @param sendPsn of the first own request
 * @param maxDestReadAtomic READs and atomics that are kept for the peer
 * @param maxReadAtomic own READs and atomics outstanding
 * @param rnrTimer code of the time that the peer is to wait
 * @param rnrRetry retransmissions to a peer that is not ready, 7 for ever
 * @param retry retransmissions without an answer
 * @param timeout code of the time without an answer, 0 for ever
 */
public record RcConnection(
        Set<RcRight> rights,
        int node,
        int queuePair,
        int mtu,
        int receivePsn,
        int sendPsn,
        int maxDestReadAtomic,
        int maxReadAtomic,
        int rnrTimer,
        int rnrRetry,
        int retry,
        int timeout) {
    /** Nothing set. */
    public static final RcConnection NONE = new RcConnection(Set.of(), 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 0);

    /** Times of min_rnr_timer's codes, in units of 10 us, from the table of the InfiniBand specification. */
    private static final int[] RNR_UNITS = {
        65536, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096,
        6144, 8192, 12288, 16384, 24576, 32768, 49152
    };

    /** Returns the cycles of 10 ns that a code of min_rnr_timer stands for. */
    public static long rnrCycles(int code) {
        return RNR_UNITS[code] * 1000L;
    }

    /** Returns the cycles of 10 ns, rounded up, that a timeout's code from 1 on stands for: 4.096 us x 2^t. */
    public static long timeoutCycles(int code) {
        return (4096L * (1L << code) + 9) / 10;
    }
}
