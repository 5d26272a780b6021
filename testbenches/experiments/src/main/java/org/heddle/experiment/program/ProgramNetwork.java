package org.heddle.experiment.program;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.resource.ResourceLog;
import org.heddle.mpi.CallObserver;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.Transport;
import org.heddle.testbench.VerilogSource;
import org.jspecify.annotations.Nullable;

/** A network of nodes after reset, for one program. */
public interface ProgramNetwork extends AutoCloseable {
    /** Returns the transport over it. */
    Transport transport();

    /** Tells that a rank has finalized MPI, on its thread: counters that only its host can read are read then. */
    default void finalized(int rank) {}

    /** Returns an observer that tells the network of each rank's MPI_Finalize, and another one of everything. */
    default CallObserver observed(CallObserver next) {
        return new CallObserver() {
            @Override
            public void calls(int rank, String name, long cycle) {
                next.calls(rank, name, cycle);
            }

            @Override
            public void called(int rank, String name, long from, long to) {
                next.called(rank, name, from, to);
                if (name.equals("MPI_Finalize")) {
                    finalized(rank);
                }
            }

            @Override
            public void sent(int rank, int destination, long bytes, long cycle) {
                next.sent(rank, destination, bytes, cycle);
            }

            @Override
            public void received(int source, int rank, long bytes, long posted, long cycle) {
                next.received(source, rank, bytes, posted, cycle);
            }
        };
    }

    /**
     * Allocates memory for messages of a rank, on its thread, where its node reaches it best.
     *
     * @param bytes at least 1
     */
    default Place allocate(int rank, int bytes) {
        return Place.of(ByteBuffer.allocate(bytes));
    }

    /** Returns the bytes that the hosts' processors have copied, or null where nobody counts them. */
    @Nullable
    Long copiedBytes();

    /** Returns the counters of each node's network interface, by their names; none where there is no interface. */
    List<Map<String, Long>> counters();

    /** Returns the first 10,000 choices of methods for messages whose data do not lie together, a line each; none where there is no choice. */
    default List<String> choices() {
        return List.of();
    }

    /**
     * Tells which resources of each node are busy, from now on.
     *
     * @param logs one for each node that has a rank
     */
    default void watch(List<ResourceLog> logs) {}

    @Override
    void close();

    /** Opens a network as its paper has it. */
    static ProgramNetwork open(ProgramNetworkOptions options, SimulationOptions simulation, VerilogSource verilog) {
        return open(options, NetworkConstants.published(), simulation, verilog);
    }

    /**
     * Opens a network.
     *
     * @param constants of what stands around the nodes
     *
     * @param simulation how nodes are simulated
     * @param verilog of the nodes, where it is not made from Java
     */
    static ProgramNetwork open(
            ProgramNetworkOptions options,
            NetworkConstants constants,
            SimulationOptions simulation,
            VerilogSource verilog) {
        SimulationOptions unlimited = simulation.cycleLimit(Long.MAX_VALUE).seed(options.seed());
        return switch (options.nic()) {
            case MEMORY -> new MemoryNetwork(options);
            case DIMMNET2 -> new Dimmnet2Network(options, constants, unlimited, verilog);
            case OFFLOAD -> new OffloadNetwork(options, constants, unlimited, verilog);
            case MPC -> new MpcNetwork(options, constants, unlimited, verilog);
            case VERBS -> new VerbsNetwork(options, constants, unlimited, verilog);
        };
    }
}
