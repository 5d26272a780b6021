package org.heddle.experiment.offload.reproduce;

import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.mpi.offload.FoldOrder;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.ReductionCluster;

/** One allreduce on a system of its own. */
public final class ReductionMeasurement {
    private static final int MOST_NODES = 256;
    private static final int MOST_BYTES = 4_096;

    private ReductionMeasurement() {}

    /**
     * Checks that there is such an allreduce.
     *
     * @param bytes of each node's values
     * @throws IllegalArgumentException if there is not; the text says what to do
     */
    public static void require(int nodes, int bytes, ElementKind kind, OperationKind operation) {
        if (nodes < 2 || nodes > MOST_NODES) {
            throw new IllegalArgumentException("a system has 2 to " + MOST_NODES + " nodes: --nodes " + nodes);
        }
        if (bytes < 1 || bytes > MOST_BYTES || bytes % kind.bytes() != 0) {
            throw new IllegalArgumentException("data of type " + kind.word() + " are a multiple of " + kind.bytes()
                    + " bytes, up to " + MOST_BYTES + ": --bytes " + bytes);
        }
        if (kind.isFloating() && !operation.isForFloats()) {
            throw new IllegalArgumentException(
                    "bits and truth of floating-point values have no meaning in MPI: use sum, min,"
                            + " max, minloc or maxloc for type " + kind.word());
        }
    }

    /**
     * Runs one allreduce.
     *
     * @param order in which network interfaces put values together
     * @param verilog of nodes and switches
     */
    public static AllreduceOutcome of(
            ReductionSetting setting,
            AllreduceCall call,
            FoldOrder order,
            SimulationOptions options,
            VerilogSource verilog) {
        try (ReductionCluster cluster = setting.open(call.values().size(), options, verilog)) {
            return AllreduceRuns.measure(
                            cluster, setting.costs(), setting.offload().withOrder(order), List.of(call), ignored -> {})
                    .get(0);
        }
    }
}
