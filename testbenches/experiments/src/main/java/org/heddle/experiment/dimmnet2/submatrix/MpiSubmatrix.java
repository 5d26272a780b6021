package org.heddle.experiment.dimmnet2.submatrix;

import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.CoreClock;
import org.heddle.hdl.Design;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.testbench.Dimmnet2Designs;
import org.heddle.testbench.NodePair;

/**
 * The paper's transfer as MPI programs see it: rank 0 on node 0 sends an MPI_Type_vector(m, n, z + 1, MPI_DOUBLE), or as many doubles
 * in one piece, and rank 1 on node 1 receives the same type.
 *
 * <p>Both ranks call at the same cycle. What is measured is the time from the later of both calls to the later return: request,
 * matching, all vector reads, their status, and the send-complete packet, with whatever the host costs. Types have been committed.
 */
public final class MpiSubmatrix {
    /** Both ranks are ready by then. */
    private static final long START_CYCLES = 2_000;

    private static final long LIMIT_CYCLES = 100_000_000;
    private final Dimmnet2Configuration configuration;
    private final HostCosts costs;
    private final Design<Dimmnet2Pair> design;

    /**
     * Result of one message: its time and its errors.
     *
     * @param cycles time in cycles of the 100-MHz clock, from the later call to the later return
     * @param complaints errors in the memories after it, one sentence each; empty if every byte is right
     */
    public record Result(long cycles, List<String> complaints) {
        /** The same in microseconds. */
        public double microseconds() {
            return CoreClock.microseconds(cycles);
        }

        /** Whether every byte of both memories is what it should be. */
        public boolean isVerified() {
            return complaints.isEmpty();
        }
    }

    /**
     * @param configuration of both nodes
     * @param costs of both hosts
     */
    public MpiSubmatrix(Dimmnet2Configuration configuration, HostCosts costs) {
        this.configuration = configuration;
        this.costs = costs;
        this.design = Dimmnet2Designs.pair(configuration);
    }

    /** The elaborated pair. */
    Design<Dimmnet2Pair> design() {
        return design;
    }

    /** The configuration's name. */
    public String configuration() {
        return configuration.name();
    }

    /** Sends one message between two fresh nodes. */
    public Result run(Submatrix workload) {
        Exchange exchange = new Exchange(workload);
        try (NodePair nodes = new NodePair(design, SimulationOptions.defaults())) {
            exchange.run(new Dimmnet2Transport(nodes.ranks(), 2, Dimmnet2Settings.DEFAULT.withCosts(costs)));
            Measurement measurement = new Measurement(
                    exchange.cycles(), nodes.node(0).memory(), nodes.node(1).memory());
            return new Result(
                    exchange.cycles(),
                    DestinationCheck.complaints(workload, measurement, Dimmnet2Transport.MESSAGE_BYTES));
        }
    }

    /** One message, and when its two calls began and ended. */
    static final class Exchange {
        private final Submatrix workload;
        private final Datatype type;
        private final long[] called = new long[2];
        private final long[] returned = new long[2];

        Exchange(Submatrix workload) {
            this.workload = workload;
            Integer columns = workload.z();
            type = columns == null
                    ? Datatype.createContiguous(workload.m() * workload.n(), Datatype.DOUBLE)
                    : Datatype.createVector(workload.m(), workload.n(), columns + 1, Datatype.DOUBLE);
            type.commit();
        }

        /** Runs both ranks; their matrices are the first thing in each node's memory. */
        void run(Dimmnet2Transport transport) {
            MpiJob.run(transport, LIMIT_CYCLES, mpi -> {
                int rank = mpi.world().getRank();
                Place matrix = transport.allocate(rank, workload.destinationBytes());
                mpi.idle(START_CYCLES - mpi.cycle());
                called[rank] = mpi.cycle();
                if (rank == 0) {
                    mpi.world().send(matrix, 1, type, 1, 0);
                } else {
                    mpi.world().recv(matrix, 1, type, 0, 0);
                }
                returned[rank] = mpi.cycle();
            });
        }

        /** From the later call to the later return. */
        long cycles() {
            return Math.max(returned[0], returned[1]) - Math.max(called[0], called[1]);
        }
    }
}
