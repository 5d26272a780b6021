package org.heddle.experiment.study.path;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.heddle.experiment.resource.ResourceLog;
import org.heddle.mpi.CallObserver;
import org.heddle.mpi.rank.ActivityObserver;
import org.heddle.mpi.transport.Transport;

/** Everything that is noted of one job. */
public final class JobWatch {
    private final List<RankTimeline> timelines = new ArrayList<>();
    private final List<ResourceLog> logs = new ArrayList<>();
    private final MessageLog messages;

    /** A watch over so many ranks, each on a node of its own. */
    public JobWatch(int ranks) {
        for (int rank = 0; rank < ranks; rank++) {
            timelines.add(new RankTimeline());
            logs.add(new ResourceLog());
        }
        messages = new MessageLog(ranks);
    }

    /** Returns the logs of the nodes' resources, which a network fills. */
    public List<ResourceLog> logs() {
        return Collections.unmodifiableList(logs);
    }

    /** Returns a transport over another one, whose ranks are watched. */
    public Transport over(Transport transport) {
        return new WatchedTransport(transport, timelines);
    }

    /** Returns the observer of a rank that has no transport of its own. */
    public ActivityObserver activity(int rank) {
        return timelines.get(rank);
    }

    /** Returns the observer of the job's calls and messages. */
    public CallObserver observer() {
        return messages;
    }

    /** Returns the window of a whole program: from the last rank's first call to the last rank's call of MPI_Finalize. */
    public PathWindow program() {
        long from = 0;
        int slowest = 0;
        for (int rank = 0; rank < timelines.size(); rank++) {
            from = Math.max(from, messages.firstCall(rank));
            if (messages.finalizeCall(rank) > messages.finalizeCall(slowest)) {
                slowest = rank;
            }
        }
        return new PathWindow(slowest, from, Math.max(from, messages.finalizeCall(slowest)));
    }

    /** Returns the packets that all nodes have sent in a window. */
    public long packets(PathWindow window) {
        return logs.stream()
                .mapToLong(log -> log.packets(window.from(), window.to()))
                .sum();
    }

    /** Returns the messages that were sent in a window, those inside collective operations included. */
    public long messages(PathWindow window) {
        return messages.sends(window.from(), window.to());
    }

    /**
     * Returns the parts of a window.
     *
     * @param offloaded whether collective operations are the nodes' work
     */
    public PathParts parts(PathWindow window, boolean offloaded) {
        return new CriticalPath(window, timelines, logs, messages).parts(offloaded);
    }
}
