package org.heddle.experiment.verbs.reproduce;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/**
 * Latency of one request, and where it goes. Accesses to memory that wait for each other are the longest chain of accesses, each asked for when the one
 * before is answered: of the requester before its first packet leaves, of the responder when the last one has left there, and of the
 * requester again behind the last response.
 */
final class LatencyRun {
    private final PostedRun.Requests requests;
    private final VerbsNodesOptions options;
    private final BareLink link;
    private int reads;
    private int writes;

    private LatencyRun(PostedRun.Requests requests, VerbsNodesOptions options, BareLink link) {
        this.requests = requests;
        this.options = options;
        this.link = link;
    }

    /**
     * Measures a request.
     *
     * @param options of the nodes, with a relay, which only tells the packets: times are measured without it
     */
    static VerbsRow row(VerbsOperation operation, int bytes, boolean inline, VerbsNodesOptions options, BareLink link) {
        return new LatencyRun(PostedRun.Requests.one(operation, bytes, inline), options, link).row();
    }

    private VerbsRow row() {
        PostedRun.Times times;
        try (PostedRun run = new PostedRun(requests, options.withoutRelay())) {
            times = run.run();
            count(run, times);
        }
        long linkCycles = linkCycles();
        long nic = times.cycles()
                - linkCycles
                - (long) reads * options.readCycles()
                - (long) writes * options.writeCycles();
        double microseconds = CoreClock.microseconds(times.cycles());
        return new VerbsRow(
                VerbsReproduction.LATENCY,
                requests.operation().text(),
                requests.bytes(),
                requests.mtu(),
                1,
                requests.inline(),
                times.cycles(),
                nic,
                reads,
                writes,
                linkCycles,
                microseconds,
                null,
                null,
                Basis.MEASURED,
                times.verified());
    }

    private boolean comesBack() {
        return requests.operation().opcode().isReadOrAtomic();
    }

    private void count(PostedRun run, PostedRun.Times times) {
        long first = run.nodes().firstWordCycle(0);
        long last = run.nodes().lastWordCycle(0);
        long answers = run.nodes().firstWordCycle(1);
        chain(run.accesses(), 0, times.doorbell(), first);
        if (comesBack()) {
            chain(run.accesses(), 1, last, answers);
            chain(run.accesses(), 0, run.nodes().lastWordCycle(1), times.end());
        } else {
            chain(run.accesses(), 1, last, times.end());
        }
    }

    /** Adds the longest chain of accesses of a node that begin and end in a time. */
    private void chain(List<PostedRun.Access> accesses, int node, long begin, long end) {
        List<PostedRun.Access> inside = new ArrayList<>(accesses);
        inside.removeIf(access -> access.node() != node || access.asked() < begin || access.answered() > end);
        inside.sort(Comparator.comparingLong(PostedRun.Access::answered));
        long free = begin;
        for (PostedRun.Access access : inside) {
            if (access.asked() >= free) {
                free = access.answered();
                reads += access.write() ? 0 : 1;
                writes += access.write() ? 1 : 0;
            }
        }
    }

    private long linkCycles() {
        List<List<Long>> there = new ArrayList<>();
        List<List<Long>> back = new ArrayList<>();
        try (PostedRun run = new PostedRun(requests, options)) {
            run.nodes().listenToPackets((side, words) -> (side == 0 ? there : back).add(List.copyOf(words)));
            run.run();
        }
        return link.cycles(0, Channel.PUT, there) + (comesBack() ? link.cycles(1, Channel.RESPONSE, back) : 0);
    }
}
