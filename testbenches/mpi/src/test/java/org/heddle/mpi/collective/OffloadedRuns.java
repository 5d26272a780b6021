package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.collective.Ranks.ints;

import java.nio.ByteBuffer;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.mpi.operation.Op;

/** Runs of programs whose collective operations are offloaded, over interfaces in memory. */
final class OffloadedRuns {
    static final int RANKS = 3;
    static final int MOST_BYTES = 64;
    static final OffloadSettings SETTINGS = new OffloadSettings(2, OffloadSettings.DEFAULT.order(), 0, MOST_BYTES);

    private OffloadedRuns() {}

    /** Work of a rank with offloaded operations. */
    interface Program {
        void run(Mpi mpi, Collectives offloaded);
    }

    static OffloadInMemory run(OffloadInMemory network, Program program) {
        return run(network, SETTINGS, program);
    }

    static OffloadInMemory run(OffloadInMemory network, OffloadSettings settings, Program program) {
        MpiJob.run(network, mpi -> {
            Collectives offloaded = Collectives.offloaded(mpi.world(), settings);
            program.run(mpi, offloaded);
            offloaded.close();
        });
        return network;
    }

    static OffloadInMemory run(Program program) {
        return run(new OffloadInMemory(RANKS), program);
    }

    static int[] sum(Collectives offloaded, int... own) {
        ByteBuffer data = ints(own);
        offloaded.allReduce(Place.IN_PLACE, Place.of(data), own.length, Datatype.INT, Op.SUM);
        return ints(data);
    }

    static void assertFallbacks(Collectives offloaded, String... texts) {
        assertThat(offloaded.fallbacks().stream().map(Fallback::toString)).containsExactly(texts);
    }
}
