package org.heddle.host.message;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.Function;
import org.heddle.host.HostPort;
import org.heddle.host.MessagePort;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Transport;

/**
 * MPI's transport over nodes that carry short messages: rank i on node i. Every message leaves at once, in as many of the nodes' messages as
 * it needs; a synchronous send completes by a message that comes back.
 */
public final class MessageTransport implements Transport {
    private final NodeSystem system;
    private final Function<HostPort, ? extends MessagePort> drivers;
    private final double cyclesPerSecond;
    private final MessageEndpoint[] endpoints;
    /** Number of segments under way to each rank: a rank polls its node only while there are some. */
    private final int[] underWay;

    /**
     * Over nodes of 100 MHz.
     *
     * @param system nodes after reset
     * @param drivers makes a node's driver
     */
    public MessageTransport(NodeSystem system, Function<HostPort, ? extends MessagePort> drivers) {
        this(system, drivers, 100e6);
    }

    /**
     * Over nodes of any clock.
     *
     * @param system nodes after reset
     * @param drivers makes a node's driver
     * @param cyclesPerSecond of the nodes' clock
     */
    public MessageTransport(
            NodeSystem system, Function<HostPort, ? extends MessagePort> drivers, double cyclesPerSecond) {
        this.system = system;
        this.drivers = drivers;
        this.cyclesPerSecond = cyclesPerSecond;
        this.endpoints = new MessageEndpoint[system.nodes()];
        this.underWay = new int[system.nodes()];
    }

    @Override
    public int ranks() {
        return endpoints.length;
    }

    @Override
    public double cyclesPerSecond() {
        return cyclesPerSecond;
    }

    @Override
    public Endpoint open(Baton baton) {
        int rank = baton.rank();
        MessagePort node = drivers.apply(system.port(rank, baton));
        endpoints[rank] = new MessageEndpoint(rank, node, underWay, system);
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
                .mapToLong(MessageEndpoint::nextPoll)
                .reduce(limit, Math::min));
    }

    @Override
    public boolean isQuiet() {
        return Arrays.stream(endpoints).filter(Objects::nonNull).noneMatch(MessageEndpoint::polls);
    }
}
