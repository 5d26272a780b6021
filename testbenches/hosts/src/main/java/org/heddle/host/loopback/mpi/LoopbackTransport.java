package org.heddle.host.loopback.mpi;

import java.util.Arrays;
import java.util.Objects;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Transport;

/** MPI's transport over loopback nodes: rank i on node i. */
public final class LoopbackTransport implements Transport {
    private final NodeSystem system;
    private final LoopbackEndpoint[] endpoints;
    /** Number of segments under way to each rank: a rank polls its node only while there are some. */
    private final int[] underWay;

    /**
     * @param system nodes after reset
     */
    public LoopbackTransport(NodeSystem system) {
        this.system = system;
        this.endpoints = new LoopbackEndpoint[system.nodes()];
        this.underWay = new int[system.nodes()];
    }

    @Override
    public int ranks() {
        return endpoints.length;
    }

    @Override
    public Endpoint open(Baton baton) {
        int rank = baton.rank();
        LoopbackDriver driver = new LoopbackDriver(system.port(rank, baton));
        endpoints[rank] = new LoopbackEndpoint(rank, driver, underWay, system);
        return endpoints[rank];
    }

    @Override
    public long cycle() {
        return system.cycle();
    }

    /** As the nodes do, but no further than to the cycle at which a rank polls its node again. */
    @Override
    public void advance(long limit) {
        system.advance(Arrays.stream(endpoints)
                .filter(Objects::nonNull)
                .filter(endpoint -> endpoint.polls() && endpoint.nextPoll() > cycle())
                .mapToLong(LoopbackEndpoint::nextPoll)
                .reduce(limit, Math::min));
    }

    @Override
    public boolean isQuiet() {
        return Arrays.stream(endpoints).filter(Objects::nonNull).noneMatch(LoopbackEndpoint::polls);
    }
}
