package org.heddle.host.offload.mpi;

import org.heddle.host.offload.driver.ReductionDriver;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.host.ranks.RankEndpoints;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Transport;

/*
 * Design
 *
 * Every message takes its data along, in as many packets as they need, and its sender has done its part when they lie in the host's
 * queue. The receiver's host takes packets from its node whenever it looks at it, matched or not, so that no packet ever waits in the
 * network for a receive. Messages of a pair keep their order, since their packets do.
 *
 * Who looks at a node when: a rank that waits looks again and again, as long as anything is under way to it. That it does not look when
 * nothing is, which a real host could not know, only spares the simulation's time: such a look finds nothing.
 */
/** MPI's transport over packets between the hosts of reducing nodes: rank i on node i. */
public final class ReductionTransport implements Transport {
    private static final long MESSAGE_LIMIT = 10_000_000;

    private final NodeSystem system;
    private final ReductionCosts costs;
    private final RankEndpoints<ReductionEndpoint> endpoints;
    private final PacketsUnderWay underWay;
    private final long messageLimit;

    /**
     * @param system nodes after reset
     * @param costs of the ranks' hosts
     */
    public ReductionTransport(NodeSystem system, ReductionCosts costs) {
        this(system, costs, MESSAGE_LIMIT);
    }

    /**
     * @param system nodes after reset
     * @param costs of the ranks' hosts
     * @param messageLimit cycles, at least 1, within which each packet of a message is there behind the one before, while its host
     *     looks for it; what takes longer is an error: a link or a node is dead
     * @throws IllegalArgumentException if the limit is less than 1
     */
    public ReductionTransport(NodeSystem system, ReductionCosts costs, long messageLimit) {
        if (messageLimit < 1) {
            throw new IllegalArgumentException("messageLimit must be >= 1: messageLimit=" + messageLimit);
        }
        this.messageLimit = messageLimit;
        this.system = system;
        this.costs = costs;
        this.endpoints = new RankEndpoints<>(system.nodes());
        this.underWay = new PacketsUnderWay(system.nodes());
    }

    @Override
    public int ranks() {
        return system.nodes();
    }

    /** Returns when all ranks have opened theirs. */
    @Override
    public Endpoint open(Baton baton) {
        int rank = baton.rank();
        return endpoints.open(
                baton, new ReductionEndpoint(this, rank, new CostedHost(system.port(rank, baton), costs)));
    }

    @Override
    public long cycle() {
        return system.cycle();
    }

    /** As the nodes do, but no further than to the cycle at which a rank looks at its node again. */
    @Override
    public void advance(long limit) {
        system.advance(endpoints.earliest(cycle(), limit, ReductionEndpoint::nextLook));
    }

    @Override
    public boolean isQuiet() {
        return endpoints.allMatch(endpoint -> !endpoint.looks());
    }

    PacketsUnderWay underWay() {
        return underWay;
    }

    long messageLimit() {
        return messageLimit;
    }

    /** Lets a rank's host have another speed from now on: what is not measured need not take its time. */
    public void useCosts(int rank, ReductionCosts other) {
        endpoint(rank).host().costs(other);
    }

    /** A rank's driver, for whoever reads its node's counters; the rank must have started. */
    public ReductionDriver driver(int rank) {
        return endpoint(rank).driver();
    }

    private ReductionEndpoint endpoint(int rank) {
        return endpoints.of(rank);
    }
}
