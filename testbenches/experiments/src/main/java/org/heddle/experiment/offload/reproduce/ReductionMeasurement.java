package org.heddle.experiment.offload.reproduce;

import java.util.List;
import java.util.function.Consumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.mpi.offload.FoldOrder;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.ReductionCluster;
import org.heddle.testbench.fabric.ReductionPartReport;
import org.heddle.testbench.fabric.ReductionProcesses;

/** One allreduce on a system of its own. */
public final class ReductionMeasurement {
    private static final int MOST_NODES = 1_024;
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
     * Checks that nodes can be divided over processes.
     *
     * @throws IllegalArgumentException if they cannot; the text says what to do
     */
    public static void requireProcesses(int nodes, int processes) {
        ReductionProcesses.require(nodes, processes);
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
                            cluster.ranks(),
                            setting.costs(),
                            setting.offload().withOrder(order),
                            List.of(call),
                            ignored -> {})
                    .get(0);
        }
    }

    /**
     * Runs one allreduce, the nodes and switches divided over processes; bits and cycles are those of one process.
     *
     * @param order in which network interfaces put values together
     * @param processes 1 to the nodes
     * @param told takes lines about the progress and, at the end, about each process
     * @throws org.heddle.cosim.partition.PartFailedException if a process dies or throws
     */
    public static AllreduceOutcome over(
            int processes,
            ReductionSetting setting,
            AllreduceCall call,
            FoldOrder order,
            SimulationOptions options,
            Consumer<String> told) {
        try (ReductionProcesses nodes = setting.open(call.values().size(), options, processes, told)) {
            AllreduceOutcome outcome = measure(nodes, setting, call, order);
            nodes.finish().stream().map(ReductionPartReport::text).forEach(told);
            return outcome;
        }
    }

    /** Runs one allreduce; what ended a process is told as it is, whatever rank met it. */
    static AllreduceOutcome measure(
            ReductionProcesses nodes, ReductionSetting setting, AllreduceCall call, FoldOrder order) {
        try {
            return AllreduceRuns.measure(
                            nodes.ranks(),
                            setting.costs(),
                            setting.offload().withOrder(order),
                            List.of(call),
                            ignored -> {})
                    .get(0);
        } catch (RuntimeException failure) {
            // What ended the processes says more than the rank that met it.
            RuntimeException first = nodes.failure();
            throw first == null ? failure : first;
        }
    }
}
