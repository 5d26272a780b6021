package org.heddle.experiment.board;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.heddle.cosim.tool.Sha256;
import org.heddle.experiment.GuardedMessage;
import org.heddle.experiment.MessageWords;
import org.heddle.experiment.program.BoardNetwork;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.rank.DeadlockException;
import org.heddle.mpi.rank.RankFailedException;

/** One MPI message from rank 0 to rank 1, each on a node of a board. */
public final class BoardMessage {
    private static final int GUARD_BYTES = 64;
    /** More than an hour at 12 MHz: a line takes minutes for the longest message. */
    private static final long LIMIT_CYCLES = 60_000_000_000L;

    private BoardMessage() {}

    /**
     * Sends a message, and compares what came with it.
     *
     * @param bytes of it
     * @param seed of its words: word w is splitmix64(seed + w), little-endian
     * @throws RankFailedException if the line or a node fails
     * @throws DeadlockException if the message does not come
     */
    public static BoardMessageResult send(BoardNetwork network, int bytes, long seed) {
        byte[] sent = MessageWords.of(seed, bytes);
        byte[] landed = GuardedMessage.of(new byte[bytes], GUARD_BYTES);
        long[] times = new long[3]; // the sender's call, and both returns
        MpiJob.run(network.transport(), LIMIT_CYCLES, mpi -> {
            new Collectives(mpi.world()).barrier();
            if (mpi.world().getRank() == 0) {
                times[0] = mpi.cycle();
                mpi.world().send(Place.of(ByteBuffer.wrap(sent.clone())), bytes, Datatype.BYTE, 1, 0);
                times[1] = mpi.cycle();
            } else {
                ByteBuffer room = ByteBuffer.wrap(landed, GUARD_BYTES, bytes).slice();
                mpi.world().recv(Place.of(room), bytes, Datatype.BYTE, 0, 0);
                times[2] = mpi.cycle();
            }
        });
        long cycles = Math.max(times[1], times[2]) - times[0];
        return new BoardMessageResult(
                1e6 * cycles / network.transport().cyclesPerSecond(),
                cycles,
                bytes,
                counted(network, "lost"),
                counted(network, "misrouted"),
                Arrays.equals(landed, GuardedMessage.of(sent, GUARD_BYTES)),
                Sha256.of(Arrays.copyOfRange(landed, GUARD_BYTES, GUARD_BYTES + bytes)));
    }

    private static long counted(BoardNetwork network, String counter) {
        return network.counters().stream().mapToLong(each -> each.get(counter)).sum();
    }
}
