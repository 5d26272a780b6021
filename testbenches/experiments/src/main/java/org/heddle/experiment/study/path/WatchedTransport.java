package org.heddle.experiment.study.path;

import java.util.List;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Transport;

/** A transport whose ranks' activities are noted. */
final class WatchedTransport implements Transport {
    private final Transport transport;
    private final List<RankTimeline> timelines;

    WatchedTransport(Transport transport, List<RankTimeline> timelines) {
        this.transport = transport;
        this.timelines = timelines;
    }

    @Override
    public int ranks() {
        return transport.ranks();
    }

    @Override
    public double cyclesPerSecond() {
        return transport.cyclesPerSecond();
    }

    @Override
    public Endpoint open(Baton baton) {
        RankTimeline timeline = timelines.get(baton.rank());
        baton.observe(timeline);
        return new WatchedEndpoint(transport.open(baton), timeline);
    }

    @Override
    public long cycle() {
        return transport.cycle();
    }

    @Override
    public void advance(long limit) {
        transport.advance(limit);
    }

    @Override
    public boolean isQuiet() {
        return transport.isQuiet();
    }
}
