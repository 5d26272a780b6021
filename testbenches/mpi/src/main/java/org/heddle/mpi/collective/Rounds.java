package org.heddle.mpi.collective;

import org.heddle.mpi.Comm;
import org.heddle.mpi.Request;
import org.heddle.mpi.collective.Round.Kind;
import org.heddle.mpi.transport.HostWork;

/** The calls of one rank on one communicator: numbered in their order, some of them going on inside others. */
final class Rounds {
    private final Comm comm;
    private long number;
    /** Non-blocking operations under way. */
    private int outstanding;

    Rounds(Comm comm) {
        this.comm = comm;
    }

    int rank() {
        return comm.getRank();
    }

    /** The number of the next call. Every call takes one as soon as it begins, so that the ranks' numbers are the same. */
    long reserve() {
        return number++;
    }

    /** The messages of a call that has its number, and all of whose arguments have been checked. */
    Round next(Kind kind, CallNote note, long reserved) {
        comm.work(HostWork.COLLECTIVE_CALL, 1);
        return new Round(comm, kind, note, reserved, outstanding == 0);
    }

    /** Starts a call that goes on inside the rank's other calls. */
    Request start(String what, Runnable operation) {
        outstanding++;
        return comm.inBackground(what, () -> {
            try {
                operation.run();
            } finally {
                outstanding--;
            }
        });
    }
}
