package org.heddle.experiment.offload.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.testbench.fabric.ReductionCluster;

/**
 * The paper's experiment: completion times of allreduces of a sum, from a common start to the last node's end, where the hosts reduce and
 * where their network interfaces do. The hosts' way is recursive doubling, which MPICH takes for so few bytes.
 */
public final class ReductionReproduction {
    private static final Method WITHOUT = Method.RECURSIVE_DOUBLING;

    private final ReductionSetting setting;
    private final List<Integer> nodes;
    private final List<Workload> workloads;
    private final SimulationOptions options;

    /**
     * Data that each node contributes.
     *
     * @param bytes of data
     * @param kind of the elements
     */
    public record Workload(int bytes, ElementKind kind) {
        /** Number of elements. */
        int count() {
            return bytes / kind.bytes();
        }
    }

    /**
     * @param nodes of the systems, each 2 to 256
     * @param options how nodes and switches are simulated
     */
    public ReductionReproduction(
            ReductionSetting setting, List<Integer> nodes, List<Workload> workloads, SimulationOptions options) {
        this.setting = setting;
        this.nodes = List.copyOf(nodes);
        this.workloads = List.copyOf(workloads);
        this.options = options;
    }

    /** The rows that it will measure. */
    public int rows() {
        return nodes.size() * workloads.size();
    }

    /**
     * Measures everything; what fails its check does not stop the others.
     *
     * @param each told of every row, in words, when it is there
     */
    public ReductionDocument run(Consumer<String> each) {
        List<ReductionRow> rows = new ArrayList<>();
        for (int size : nodes) {
            rows.addAll(measure(size, each));
        }
        return new ReductionDocument(
                ReductionDocument.EXPERIMENT, setting.configuration().name(), setting.constants(), rows);
    }

    private List<ReductionRow> measure(int size, Consumer<String> told) {
        List<AllreduceCall> calls = new ArrayList<>();
        for (Workload each : workloads) {
            List<long[]> values = AllreduceCall.randomValues(each.kind, size, each.count(), size + each.bytes);
            calls.add(AllreduceCall.of(WITHOUT, OperationKind.SUM, each.kind, values));
            calls.add(AllreduceCall.of(Method.NIC, OperationKind.SUM, each.kind, values));
        }
        List<ReductionRow> rows = new ArrayList<>();
        List<AllreduceOutcome> outcomes = new ArrayList<>();
        try (ReductionCluster cluster = setting.open(size, options)) {
            AllreduceRuns.measure(cluster.ranks(), setting.costs(), setting.offload(), calls, outcome -> {
                outcomes.add(outcome);
                if (outcomes.size() % 2 == 0) {
                    Workload workload = workloads.get(rows.size());
                    AllreduceOutcome without = outcomes.get(outcomes.size() - 2);
                    boolean verified = isExact(calls.get(outcomes.size() - 1), without, outcome);
                    ReductionRow row = ReductionRow.of(
                            size,
                            workload.bytes,
                            workload.kind,
                            without.cycles(),
                            outcome.cycles(),
                            verified,
                            isFitted());
                    rows.add(row);
                    told.accept(line(row));
                }
            });
        }
        return rows;
    }

    /** Whether the hosts' constants were fitted on such rows, as far as the paper prints them. */
    private boolean isFitted() {
        return setting.configuration()
                .name()
                .equals(ReductionConfiguration.published().name());
    }

    private static String line(ReductionRow row) {
        return String.format(
                Locale.ROOT,
                "%3d nodes, %2d bytes of %-6s  without %7.2f us, with %6.2f us, %.2f times  %s",
                row.nodes(),
                row.bytes(),
                row.type(),
                row.withoutMicroseconds(),
                row.withMicroseconds(),
                row.ratio(),
                row.verified() ? "verified" : "NOT VERIFIED");
    }

    private static boolean isExact(AllreduceCall call, AllreduceOutcome... outcomes) {
        long[] expected = sums(call);
        return Arrays.stream(outcomes)
                .flatMap(outcome -> outcome.values().stream())
                .allMatch(values -> Arrays.equals(values, expected));
    }

    /** The exact sums: the values are such that no addition rounds. */
    static long[] sums(AllreduceCall call) {
        long[] sums = new long[call.count()];
        for (int i = 0; i < sums.length; i++) {
            int at = i;
            sums[i] = switch (call.kind()) {
                case DOUBLE ->
                    Double.doubleToRawLongBits(call.values().stream()
                            .mapToDouble(own -> Double.longBitsToDouble(own[at]))
                            .sum());
                case FLOAT ->
                    Float.floatToRawIntBits((float) call.values().stream()
                                    .mapToDouble(own -> Float.intBitsToFloat((int) own[at]))
                                    .sum())
                            & 0xFFFF_FFFFL;
                case INT32, UINT32 ->
                    call.values().stream().mapToLong(own -> own[at]).sum() & 0xFFFF_FFFFL;
                case INT64, UINT64 ->
                    call.values().stream().mapToLong(own -> own[at]).sum();
            };
        }
        return sums;
    }
}
