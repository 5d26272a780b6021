package org.heddle.experiment.study.path;

import java.util.Optional;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.offload.CollectiveOffload;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Expected;
import org.heddle.mpi.transport.HostWork;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;

/**
 * A rank's endpoint. A look at the node that finds neither a message nor a completion is no work, but part of the wait for one, as long as it
 * takes no longer than such a look does; else the host has done something that leads to one. The first look of a call is work.
 */
final class WatchedEndpoint implements Endpoint {
    /** Cycles by which an answer of a node comes later than another one. */
    private static final long SPREAD = 4;

    private final Endpoint endpoint;
    private final RankTimeline timeline;
    /** Arrivals and completions so far. */
    private long found;
    /** Cycles of the shortest look that found nothing. */
    private long shortest = Long.MAX_VALUE / 2;

    WatchedEndpoint(Endpoint endpoint, RankTimeline timeline) {
        this.endpoint = endpoint;
        this.timeline = timeline;
    }

    private Completion noted(Completion completion) {
        return () -> {
            found++;
            completion.completed();
        };
    }

    @Override
    public boolean hasNews() {
        return endpoint.hasNews();
    }

    @Override
    public void progress(Arrivals arrivals) {
        int mark = timeline.mark();
        long before = found;
        endpoint.progress(message -> {
            found++;
            arrivals.arrived(message);
        });
        long took = timeline.cyclesSince(mark);
        if (found == before && took > 0) {
            shortest = Math.min(shortest, took);
            if (took <= shortest + SPREAD) {
                timeline.waitedSince(mark);
            }
        }
    }

    @Override
    public void send(Outgoing message) {
        endpoint.send(new Outgoing(message.envelope(), message.data(), noted(message.completion()), message.waits()));
    }

    @Override
    public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
        endpoint.receive(message, target, bytes, noted(completion));
    }

    @Override
    public boolean wantsExpected() {
        return endpoint.wantsExpected();
    }

    @Override
    public Optional<Expected.Withdrawal> expect(Expected receive) {
        return endpoint.expect(receive);
    }

    @Override
    public Optional<CollectiveOffload> collectives() {
        return endpoint.collectives();
    }

    @Override
    public boolean isInterrupted() {
        return endpoint.isInterrupted();
    }

    @Override
    public void interrupt() {
        endpoint.interrupt();
    }

    @Override
    public void work(HostWork kind, long amount) {
        endpoint.work(kind, amount);
    }
}
