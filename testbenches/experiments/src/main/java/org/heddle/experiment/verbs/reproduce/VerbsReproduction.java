package org.heddle.experiment.verbs.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.verbs.claims.ArticleClaims;
import org.heddle.experiment.verbs.claims.ClaimRow;
import org.heddle.experiment.verbs.request.NodesStage;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.experiment.verbs.request.VerbsStage;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Tries the article's claims, and measures what it does not time. */
public final class VerbsReproduction {
    static final String LATENCY = "latency";
    static final String BANDWIDTH = "bandwidth";
    static final String RATE = "rate";

    private static final List<Integer> SIZES = List.of(8, 64, 4096, 65_536);
    private static final List<Integer> INLINE_SIZES = List.of(8, 64);
    private static final List<Integer> MTUS = List.of(1024, 2048, 4096);
    private static final List<VerbsOperation> STREAMS =
            List.of(VerbsOperation.WRITE, VerbsOperation.SEND, VerbsOperation.READ);
    private static final List<VerbsOperation> RATES =
            List.of(VerbsOperation.WRITE, VerbsOperation.SEND, VerbsOperation.READ, VerbsOperation.FETCH_ADD);
    private static final int STREAM_BYTES = 1 << 20;
    private static final int RATE_QUEUE_PAIRS = 16;
    private static final int RATE_MESSAGES = 512;
    private static final int SIGNAL_EVERY = 16;
    private static final int MTU = 4096;
    /** More than a node of a claim's trial waits before it sends again. */
    private static final long QUIET_CYCLES = 130_000;

    private final VerbsNodesOptions options;
    private final Map<String, Long> constants;

    /** @param constants by their names, all of {@link VerbsConstant} */
    public VerbsReproduction(
            VerbsConfiguration configuration, Map<String, Long> constants, SimulationOptions simulation) {
        this.constants = constants;
        options = VerbsNodesOptions.published(simulation.cycleLimit(Long.MAX_VALUE))
                .with(configuration)
                .withCableCycles(Math.toIntExact(constants.get(VerbsConstant.CABLE.text())))
                .withMemoryCycles(
                        Math.toIntExact(constants.get(VerbsConstant.READ.text())),
                        Math.toIntExact(constants.get(VerbsConstant.WRITE.text())));
    }

    /** Returns how the nodes are simulated. */
    VerbsNodesOptions options() {
        return options;
    }

    /**
     * Measures everything.
     *
     * @param progress hears what is done
     */
    public VerbsDocument run(Consumer<String> progress) {
        List<ClaimRow> behaviour = claims();
        progress.accept("claims: " + behaviour.stream().filter(ClaimRow::agrees).count() + " of " + behaviour.size()
                + " as the public contract has them");
        List<VerbsRow> rows = new ArrayList<>(latencies());
        progress.accept("latency: " + rows.size() + " rows");
        for (VerbsOperation operation : STREAMS) {
            for (int mtu : MTUS) {
                rows.add(bandwidth(operation, mtu));
            }
        }
        progress.accept("bandwidth: " + STREAMS.size() * MTUS.size() + " rows");
        for (VerbsOperation operation : RATES) {
            rows.add(rate(operation, 1));
            rows.add(rate(operation, RATE_QUEUE_PAIRS));
        }
        progress.accept("rate: " + 2 * RATES.size() + " rows");
        return new VerbsDocument("verbs", options.configuration().name(), constants, behaviour, rows);
    }

    /** Tries the claims. */
    List<ClaimRow> claims() {
        List<NodesStage> stages = new ArrayList<>();
        try {
            return ArticleClaims.tried(() -> stage(stages));
        } finally {
            stages.forEach(NodesStage::close);
        }
    }

    private VerbsStage stage(List<NodesStage> stages) {
        NodesStage stage =
                new NodesStage(options, PlacedFaults.of(VerbsJob.of(VerbsOperation.WRITE), List.of(), 0), QUIET_CYCLES);
        stages.add(stage);
        return stage;
    }

    private List<VerbsRow> latencies() {
        List<VerbsRow> rows = new ArrayList<>();
        try (BareLink link = new BareLink(options.configuration(), options.cableCycles(), options.simulation())) {
            for (VerbsOperation operation : VerbsOperation.values()) {
                boolean isFixed = operation.opcode().isAtomic();
                rows.addAll(latencies(operation, false, isFixed ? List.of(Long.BYTES) : SIZES, link));
                if (!operation.opcode().isReadOrAtomic()) {
                    rows.addAll(latencies(operation, true, INLINE_SIZES, link));
                }
            }
        }
        return rows;
    }

    private List<VerbsRow> latencies(VerbsOperation operation, boolean inline, List<Integer> sizes, BareLink link) {
        LatencyRun.Waits waits = LatencyRun.waits(operation, inline, options);
        return sizes.stream()
                .map(bytes -> LatencyRun.row(PostedRun.Requests.one(operation, bytes, inline), waits, options, link))
                .toList();
    }

    private VerbsRow bandwidth(VerbsOperation operation, int mtu) {
        return stream(BANDWIDTH, new PostedRun.Requests(operation, STREAM_BYTES, mtu, 1, 1, 1, false));
    }

    private VerbsRow rate(VerbsOperation operation, int queuePairs) {
        return stream(
                RATE,
                new PostedRun.Requests(
                        operation, Long.BYTES, MTU, queuePairs, RATE_MESSAGES / queuePairs, SIGNAL_EVERY, false));
    }

    private VerbsRow stream(String measure, PostedRun.Requests requests) {
        PostedRun.Times times;
        try (PostedRun run = new PostedRun(requests, options.withoutRelay())) {
            times = run.run();
        }
        double microseconds = CoreClock.microseconds(times.cycles());
        boolean isRate = measure.equals(RATE);
        return new VerbsRow(
                measure,
                requests.operation().text(),
                requests.bytes(),
                requests.mtu(),
                requests.queuePairs(),
                requests.inline(),
                times.cycles(),
                null,
                null,
                null,
                null,
                microseconds,
                isRate ? null : (double) requests.bytes() * requests.count() / microseconds,
                isRate ? requests.count() / microseconds * 1e6 : null,
                Basis.MEASURED,
                times.verified());
    }
}
