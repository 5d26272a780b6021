package org.heddle.experiment.mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.heddle.host.offload.mpi.ReductionCosts;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Algorithm;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.mpi.operation.Op;
import org.heddle.nic.offload.ReductionConfiguration;

/** Programs of ranks on reducing nodes in RTL. */
final class Offloaded {
    private Offloaded() {}

    /** Program of a rank, with collective operations that its node takes, and the same in software. */
    @FunctionalInterface
    interface Program {
        void run(Mpi mpi, Collectives offloaded, Collectives software) throws Exception;
    }

    /** Runs a program on fresh improved nodes. */
    static void run(int ranks, OffloadSettings settings, Program program) {
        run(ranks, ReductionConfiguration.improved(), settings, program);
    }

    /** Runs a program on fresh nodes. */
    static void run(int ranks, ReductionConfiguration configuration, OffloadSettings settings, Program program) {
        try (ClusterTransports transports = new ClusterTransports(configuration, ReductionCosts.NONE)) {
            MpiJob.run(transports.open(ranks), mpi -> {
                Comm world = mpi.world();
                Collectives offloaded = Collectives.offloaded(world, settings);
                program.run(mpi, offloaded, new Collectives(world, Algorithm.TREE, settings.arity()));
            });
        }
    }

    /** A tree of so many children. */
    static OffloadSettings tree(int arity) {
        return OffloadSettings.DEFAULT.withArity(arity);
    }

    /** Random bytes of a rank. */
    static ByteBuffer random(int bytes, long seed, int rank) {
        byte[] data = new byte[bytes];
        new Random(1_000 * seed + rank).nextBytes(data);
        return ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
    }

    static ByteBuffer zeros(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    static ByteBuffer doubles(double... values) {
        ByteBuffer buffer = zeros(8 * values.length);
        buffer.asDoubleBuffer().put(values);
        return buffer;
    }

    static ByteBuffer longs(long... values) {
        ByteBuffer buffer = zeros(8 * values.length);
        buffer.asLongBuffer().put(values);
        return buffer;
    }

    /** An allreduce; gives the bytes of its result. */
    static byte[] allReduce(Collectives way, ByteBuffer own, int count, Datatype type, Op op) {
        ByteBuffer result = zeros(own.capacity());
        way.allReduce(Place.of(own), Place.of(result), count, type, op);
        return result.array();
    }
}
