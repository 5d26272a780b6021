package org.heddle.host.verbs.mpi;

import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.model.ModelSystem;
import org.heddle.mpi.DeadlockTest;
import org.heddle.mpi.MatchingTest;
import org.heddle.mpi.ProbeTest;
import org.heddle.mpi.RequestTest;
import org.heddle.mpi.TypedMessageTest;
import org.heddle.mpi.transport.Transport;
import org.junit.jupiter.api.Nested;

/** The MPI core's own tests over verbs. Their buffers lie in Java's memory, so that a rendezvous copies on both sides. */
class VerbsReadRowsTest {
    RendezvousProtocol protocol() {
        return RendezvousProtocol.READ;
    }

    private Transport open(int ranks, int eagerLimit) {
        return new VerbsTransport(
                new ModelSystem(ranks),
                ranks,
                VerbsMpiSettings.DEFAULT
                        .with(protocol())
                        .withEagerLimit(eagerLimit)
                        .with(VerbsCosts.NONE));
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

        /** From a send to the end of a probe that finds it: 100 bytes at 10 a cycle, and 50 cycles of the network. */
        @Override
        protected long[] shortMessageCycles() {
            return new long[] {60, 80};
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
