package org.heddle.experiment.dimmnet2.reproduce;

import org.heddle.experiment.dimmnet2.submatrix.PaperPacking;

/**
 * The paper's model of a host that packs (section 5.3): a message of m rows of n doubles is cut into d segments; each is packed by
 * the sender's processor while the one before is on its way, and the last one is unpacked when it has arrived.
 *
 * <pre>
 *   Latency(m, n, d) = t_pack(m/d, n) * d + t_send * (d - 1) + t_transfer(m*n/d) + t_unpack(m/d, n)
 * </pre>
 *
 * <p>The processor's times are the paper's, the transfer of a segment is measured on our nodes. d is 8, the best for m = 4,096.
 *
 * @param send t_send: Table 4 says 2.24, but its latencies come out with 2.40 only, all five of them
 * @param narrow packing and unpacking of segments with n = 1
 * @param wide the same with n = 16
 */
public record PackModel(double send, PaperPacking narrow, PaperPacking wide) {
    /** d. */
    static final int SEGMENTS = 8;
    /** n of the wide segments. */
    static final int WIDE = 16;

    private static final int ROWS = 4_096;

    /** The paper's testbed. */
    public static PackModel paper() {
        return new PackModel(2.40, PaperPacking.of(ROWS / SEGMENTS, 1), PaperPacking.of(ROWS / SEGMENTS, WIDE));
    }

    /** Packing of one segment. */
    PaperPacking packing(int n) {
        return n == WIDE ? wide : narrow;
    }

    /** The latency of a message, in microseconds, of which one segment's transfer takes so many. */
    double latency(int n, double transfer) {
        return latency(SEGMENTS, send, packing(n), transfer);
    }

    /** The formula for any number of segments. */
    static double latency(int segments, double send, PaperPacking packing, double transfer) {
        return packing.pack() * segments + send * (segments - 1) + transfer + packing.unpack();
    }
}
