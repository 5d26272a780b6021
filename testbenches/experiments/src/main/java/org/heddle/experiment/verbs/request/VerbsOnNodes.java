package org.heddle.experiment.verbs.request;

import java.util.List;
import org.heddle.device.verbs.RcConnection;
import org.heddle.host.HostTimeoutException;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Executes a job on two nodes in RTL, and judges it by the reference model. */
public final class VerbsOnNodes {
    /** Cycles of a request and its answer, and of the host's part in them, at most. */
    private static final long REQUEST_CYCLES = 2_000;
    /** Cycles of a packet's data at most, over a cable and through four memories. */
    private static final long CYCLES_PER_BYTE = 16;

    private static final long MARGIN_CYCLES = 1_000_000;
    private static final int RNR_FOR_EVER = 7;

    /**
     * Result of a job.
     *
     * @param result its JSON
     * @param complaints differences from what the reference model expects, in words
     */
    public record Judged(VerbsResult result, List<String> complaints) {}

    private VerbsOnNodes() {}

    /**
     * Executes a job.
     *
     * @param options of the nodes, with a relay
     * @throws HostTimeoutException if it does not end
     */
    public static Judged run(VerbsJob job, PlacedFaults faults, VerbsNodesOptions options) {
        long quiet = quietCycles(job);
        try (NodesStage stage = new NodesStage(options.with(faults.onCables()), faults, quiet)) {
            VerbsMeasurement measured = new VerbsRun(job, stage, limitCycles(job, quiet)).run();
            VerbsOutcome expected = OverrunAllowance.of(job, ExpectedVerbs.of(job), measured.outcome());
            return new Judged(
                    VerbsResult.of(job, options.configuration().name(), measured, expected),
                    measured.outcome().differencesFrom(expected, job.shape().queuePairs()));
        }
    }

    /** Returns more cycles than a node of this job is ever silent before it sends again. */
    static long quietCycles(VerbsJob job) {
        int timeout = job.retries().timeout();
        long silence = timeout == 0 ? 0 : (410L << timeout) + (410L << timeout) / 4;
        boolean waits =
                job.operation().opcode().takesReceive() && job.responder().receiveAfter() != 0;
        long rnr = waits ? RcConnection.rnrCycles(job.retries().rnrTimer()) : 0;
        return 2 * Math.max(silence, rnr) + 20_000;
    }

    private static long limitCycles(VerbsJob job, long quiet) {
        VerbsRetries retries = job.retries();
        long moved = (long) job.shape().count()
                * (REQUEST_CYCLES + CYCLES_PER_BYTE * job.shape().bytes());
        long rnr = retries.rnrRetry() == RNR_FOR_EVER ? 1 : retries.rnrRetry() + 1L;
        long troubled = (retries.retry() + rnr + job.losses().requests().size()) * quiet;
        return MARGIN_CYCLES
                + 4 * moved
                + Math.max(0, job.responder().receiveAfter())
                + troubled * (1 + job.losses().responses().size());
    }
}
