package org.heddle.experiment.dimmnet2.ddtbench.measure;

import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.mpi.datatype.Runs;

/**
 * Cost of packing and unpacking on the paper's hosts, for messages of any layout: a time for each run of bytes and one for each byte.
 *
 * <p>The paper gives times of runs of 8 bytes (Table 4, d = 8: 124.43 and 156.13 us for 512 of them) and of 128 bytes (162.6 and 135.4
 * MB/s: 403.04 and 484.02 us for 512 of them), each run on cache lines of its own. Two points, two unknowns:
 *
 * <ul>
 *   <li>packing 0.2068 us for a run and 0.00453 us for a byte
 *   <li>unpacking 0.2622 us for a run and 0.00534 us for a byte
 * </ul>
 *
 * <p>As in the paper, a message is packed, sent and unpacked in 8 segments, of which each is packed while the one before is on its way;
 * a send call takes 2.40 us.
 */
public final class PackingHost {
    /** d. */
    public static final int SEGMENTS = 8;

    private static final double SEND = 2.40;
    private static final double PACK_RUN = 0.2068;
    private static final double PACK_BYTE = 0.00453;
    private static final double UNPACK_RUN = 0.2622;
    private static final double UNPACK_BYTE = 0.00534;

    private PackingHost() {}

    /**
     * The latency of a message of which at least one side lies apart, in microseconds. A side that lies together is not packed.
     *
     * @param transfer of one segment, measured as a contiguous message
     */
    public static double microseconds(FlatLayout send, FlatLayout receive, double transfer) {
        double pack = runs(send) == 1 ? 0 : PACK_RUN * runs(send) + PACK_BYTE * send.bytes();
        double unpack = runs(receive) == 1 ? 0 : UNPACK_RUN * runs(receive) + UNPACK_BYTE * receive.bytes();
        return pack + SEND * (SEGMENTS - 1) + transfer + unpack / SEGMENTS;
    }

    /** How many runs of bytes lie apart. */
    public static long runs(FlatLayout layout) {
        long runs = 0;
        for (Runs group : layout) {
            runs += group.count();
        }
        return runs;
    }
}
