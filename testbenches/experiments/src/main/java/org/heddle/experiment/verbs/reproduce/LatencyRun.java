package org.heddle.experiment.verbs.reproduce;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/**
 * Latency of one request, and where it goes. How many accesses to memory wait for each other is measured at {@value #COUNTED_BYTES} bytes, by memory that
 * takes {@value #MORE_CYCLES} cycles more: the latency grows by as many times that. Further lines of a longer message stream behind the first one; what of
 * their way is not hidden counts as the NIC's.
 */
final class LatencyRun {
    /** Bytes of the request whose accesses are counted. */
    static final int COUNTED_BYTES = 8;

    private static final int MORE_CYCLES = 40;

    /**
     * Accesses that wait for each other.
     *
     * @param reads of lines
     * @param writes of lines
     */
    record Waits(int reads, int writes) {}

    private LatencyRun() {}

    /** Counts the accesses of a request. */
    static Waits waits(VerbsOperation operation, boolean inline, VerbsNodesOptions options) {
        PostedRun.Requests small = PostedRun.Requests.one(operation, COUNTED_BYTES, inline);
        int reads = options.readCycles();
        int writes = options.writeCycles();
        long usual = times(small, options).cycles();
        long slowReads = times(small, options.withMemoryCycles(reads + MORE_CYCLES, writes))
                .cycles();
        long slowWrites = times(small, options.withMemoryCycles(reads, writes + MORE_CYCLES))
                .cycles();
        return new Waits(times(slowReads - usual), times(slowWrites - usual));
    }

    private static int times(long more) {
        return (int) Math.round((double) more / MORE_CYCLES);
    }

    private static PostedRun.Times times(PostedRun.Requests requests, VerbsNodesOptions options) {
        try (PostedRun run = new PostedRun(requests, options.withoutRelay())) {
            return run.run();
        }
    }

    /**
     * Measures a request.
     *
     * @param waits of that operation
     * @param options of the nodes, with a relay, which only tells the packets: times are measured without it
     */
    static VerbsRow row(PostedRun.Requests requests, Waits waits, VerbsNodesOptions options, BareLink link) {
        PostedRun.Times times = times(requests, options);
        long linkCycles = linkCycles(requests, options, link);
        long memoryCycles = (long) waits.reads() * options.readCycles() + (long) waits.writes() * options.writeCycles();
        return new VerbsRow(
                VerbsReproduction.LATENCY,
                requests.operation().text(),
                requests.bytes(),
                requests.mtu(),
                1,
                requests.inline(),
                times.cycles(),
                times.cycles() - linkCycles - memoryCycles,
                waits.reads(),
                waits.writes(),
                linkCycles,
                CoreClock.microseconds(times.cycles()),
                null,
                null,
                requests.bytes() == COUNTED_BYTES ? Basis.MEASURED : Basis.FORMULA,
                times.verified());
    }

    private static long linkCycles(PostedRun.Requests requests, VerbsNodesOptions options, BareLink link) {
        List<List<Long>> there = new ArrayList<>();
        List<List<Long>> back = new ArrayList<>();
        try (PostedRun run = new PostedRun(requests, options)) {
            run.nodes().listenToPackets((side, words) -> (side == 0 ? there : back).add(List.copyOf(words)));
            run.run();
        }
        boolean comesBack = requests.operation().opcode().isReadOrAtomic();
        return link.cycles(0, Channel.PUT, there) + (comesBack ? link.cycles(1, Channel.RESPONSE, back) : 0);
    }
}
