package org.heddle.experiment.mpi;

import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.mpi.DeadlockTest;
import org.heddle.mpi.MatchingTest;
import org.heddle.mpi.ProbeTest;
import org.heddle.mpi.RequestTest;
import org.heddle.mpi.TypedMessageTest;
import org.heddle.mpi.transport.Transport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/**
 * The MPI core's own tests over two nodes in RTL. Their buffers lie in the host's memory, so that every message is carried into its
 * node and out of it; short ones travel in their requests, as some of these programs rely on a send's return before its receive.
 */
@Tag("slow")
class Dimmnet2RowsTest {
    private static final Dimmnet2Settings SETTINGS = Dimmnet2Settings.DEFAULT.withEagerLimit(64);
    /** From a send to the end of a probe that finds it, for the host that takes no time: three commands and two statuses. */
    private static final long[] SHORT_MESSAGE_CYCLES = {150, 600};

    private final SimulatedTransports transports = new SimulatedTransports();

    @AfterEach
    void closeSimulations() {
        transports.close();
    }

    @Nested
    class Matching extends MatchingTest {
        @Override
        protected Transport transport(int ranks) {
            return transports.open(ranks, SETTINGS);
        }
    }

    @Nested
    class Requests extends RequestTest {
        @Override
        protected Transport transport(int ranks) {
            return transports.open(ranks, SETTINGS);
        }
    }

    @Nested
    class Probes extends ProbeTest {
        @Override
        protected Transport transport(int ranks) {
            return transports.open(ranks, SETTINGS);
        }

        @Override
        protected long[] shortMessageCycles() {
            return SHORT_MESSAGE_CYCLES;
        }
    }

    @Nested
    class Deadlocks extends DeadlockTest {
        @Override
        protected Transport transport(int ranks) {
            return transports.open(ranks, SETTINGS);
        }
    }

    @Nested
    class Types extends TypedMessageTest {
        @Override
        protected Transport transport(int ranks, long eagerLimit) {
            return transports.open(ranks, SETTINGS.withEagerLimit((int) Math.min(64, eagerLimit)));
        }
    }
}
