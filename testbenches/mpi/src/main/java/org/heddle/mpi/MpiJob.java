package org.heddle.mpi;

import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.rank.DeadlockException;
import org.heddle.mpi.rank.RankFailedException;
import org.heddle.mpi.rank.RankScheduler;
import org.heddle.mpi.transport.Transport;

/** Runs an MPI program on all ranks of a transport. The same program on the same transport takes the same cycles every time. */
public final class MpiJob {
    private static final long DEFAULT_LIMIT = 1_000_000_000;

    private MpiJob() {}

    /** Runs a program; gives up after 10^9 cycles. */
    public static void run(Transport transport, MpiProgram program) {
        run(transport, DEFAULT_LIMIT, program);
    }

    /**
     * Runs a program.
     *
     * @param limitCycles when to give up
     * @throws RankFailedException if a rank throws, ends with an operation under way, or leaves a message unreceived
     * @throws DeadlockException if all ranks wait and nothing can happen, or at the limit; it says who waits for what
     */
    public static void run(Transport transport, long limitCycles, MpiProgram program) {
        run(transport, limitCycles, CallObserver.NONE, program);
    }

    /**
     * Runs a program.
     *
     * @param limitCycles when to give up
     * @param observer told of each call and message, on the thread of its rank
     * @throws RankFailedException if a rank throws, ends with an operation under way, or leaves a message unreceived
     * @throws DeadlockException if all ranks wait and nothing can happen, or at the limit; it says who waits for what
     */
    public static void run(Transport transport, long limitCycles, CallObserver observer, MpiProgram program) {
        List<RankProcess> done = new ArrayList<>();
        int ranks = transport.ranks();
        new RankScheduler(ranks, transport, limitCycles).run(baton -> {
            RankProcess process = new RankProcess(baton, transport, observer);
            Runnable finish = () -> {
                done.add(process);
                process.finish(() -> done.size() == ranks
                        && transport.isQuiet()
                        && done.stream().noneMatch(RankProcess::hasNews));
            };
            try {
                program.run(new Mpi(process, ranks, transport.cyclesPerSecond(), finish));
                if (!process.isFinalized()) {
                    finish.run();
                }
            } finally {
                process.stopBackgrounds();
            }
        });
    }
}
