package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.DeadlockTest;
import org.heddle.mpi.MatchingTest;
import org.heddle.mpi.ProbeTest;
import org.heddle.mpi.RequestTest;
import org.heddle.mpi.TypedMessageTest;
import org.heddle.mpi.transport.Transport;
import org.junit.jupiter.api.Nested;

/** The MPI core's own tests over MPI-MPC2. Their buffers lie in Java's memory, so that a rendezvous copies on both sides. */
class Mpc2RowsTest {
    /** A host that takes no time but 20 cycles for a register: these programs count on a fast network. */
    private static final MpcConstants NO_TIME = new MpcConstants(20, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    MpcMode mode() {
        return MpcMode.MPC2;
    }

    private Transport open(int ranks, int mostShort) {
        ChSettings channel = ChSettings.published(mode()).withMostShort(mostShort);
        return new MpcTransport(
                new ModelNodes(Math.max(2, ranks), 64, NO_TIME.configAccess()),
                ranks,
                MpcSettings.published(mode()).with(channel).with(NO_TIME));
    }

    @Nested
    class Matching extends MatchingTest {
        @Override
        protected Transport transport(int ranks) {
            return open(ranks, 1024);
        }
    }

    @Nested
    class Requests extends RequestTest {
        @Override
        protected Transport transport(int ranks) {
            return open(ranks, 1024);
        }
    }

    @Nested
    class Probes extends ProbeTest {
        @Override
        protected Transport transport(int ranks) {
            return open(ranks, 1024);
        }

        /** From a send to the end of a probe that finds it: 24 bytes at 0.64 a cycle, 50 cycles of the network, three registers. */
        @Override
        protected long[] shortMessageCycles() {
            return new long[] {100, 200};
        }
    }

    @Nested
    class Deadlocks extends DeadlockTest {
        @Override
        protected Transport transport(int ranks) {
            return open(ranks, 1024);
        }
    }

    @Nested
    class Types extends TypedMessageTest {
        @Override
        protected Transport transport(int ranks, long eagerLimit) {
            return open(ranks, (int) Math.min(1024, eagerLimit));
        }
    }
}
