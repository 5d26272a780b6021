package org.heddle.host.dimmnet2.mpi;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.host.ranks.RankEndpoints;
import org.heddle.mpi.Place;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Transport;

/*
 * Design
 *
 * The protocol is the paper's (Fig. 8). Every message is fetched by its receiver: a send puts a request, with the message's address
 * and layout, into the receiver's mailbox; when a receive has matched it, the receiver's node reads the sender's memory without the
 * sender's host, by as many vector reads as it takes, of which the last tells when all is there; then a completion tells the sender.
 *
 * A setting has short messages take their data along instead; the paper has none, but programs that rely on a send's return before
 * its receive, which MPI does not promise, run only with it.
 *
 * Messages lie in the nodes' memories, where allocate() puts them. Data in the host's own memory are carried into a copy first
 * and out of one last, which costs what it costs.
 *
 * Ranks of one node share a host. Their messages need no network: the receiver copies them through its windows.
 *
 * Nothing here knows how many nodes there are or how they are joined.
 */
/** MPI's transport over DIMMnet-2 nodes: one rank in each process of each node. */
public final class Dimmnet2Transport implements Transport {
    /** Bytes of each node's memory that messages may lie in, from address 0 on; behind them the ranks write to each other. */
    public static final long MESSAGE_BYTES = SystemArea.START;

    private final NodeSystem system;
    private final RankPlaces places;
    private final Dimmnet2Settings settings;
    private final StatusesUnderWay underWay;
    private final List<SoDimmHeap> heaps = new ArrayList<>();
    private final RankEndpoints<Dimmnet2Endpoint> endpoints;
    /** Addresses that each rank has allocated and not freed, by rank. */
    private final List<Set<Long>> allocated = new ArrayList<>();

    private final List<MessageCost> costs = new ArrayList<>();

    /** A transport with default settings. */
    public Dimmnet2Transport(NodeSystem system, int ranks) {
        this(system, ranks, Dimmnet2Settings.DEFAULT);
    }

    /**
     * @param system nodes after reset
     * @param ranks how many; the first one of each node, then the second ones
     * @param settings how they use their nodes
     */
    public Dimmnet2Transport(NodeSystem system, int ranks, Dimmnet2Settings settings) {
        this.system = system;
        this.places = new RankPlaces(ranks, system.nodes());
        this.settings = settings;
        this.underWay = new StatusesUnderWay(ranks);
        this.endpoints = new RankEndpoints<>(ranks);
        for (int rank = 0; rank < ranks; rank++) {
            allocated.add(new HashSet<>());
        }
        for (int node = 0; node < system.nodes(); node++) {
            heaps.add(new SoDimmHeap(SystemArea.START));
        }
    }

    @Override
    public int ranks() {
        return places.ranks();
    }

    /** Returns when all ranks have opened theirs: nobody sends to a node that does not know its number. */
    @Override
    public Endpoint open(Baton baton) {
        int rank = baton.rank();
        return endpoints.open(baton, new Dimmnet2Endpoint(this, rank, system.port(places.node(rank), baton)));
    }

    /**
     * Memory for messages of a rank, in its node, at a multiple of 128. To be called by that rank. What it holds is whatever the
     * node's memory held; it is read and written through the place's memory, which takes time, and is the rank's until it calls
     * {@link #free}.
     *
     * @throws MpiException ERR_ARG if bytes is negative, ERR_BUFFER if the node has not so much left
     */
    public Place allocate(int rank, long bytes) {
        Place place = Place.of(endpoint(rank).memory(), heap(places.node(rank)).allocate(bytes));
        allocated.get(rank).add(place.address());
        return place;
    }

    /**
     * Gives back what {@link #allocate} gave; to be called by the same rank, once, when no message uses it any more. The memory joins what
     * is free beside it.
     *
     * @param place as it was allocated
     * @throws MpiException ERR_BUFFER if the rank has nothing allocated there; nothing is given back then
     */
    public void free(int rank, Place place) {
        boolean isHere = place.memory().isSameAs(endpoint(rank).memory());
        if (!isHere || !allocated.get(rank).remove(place.address())) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "rank " + rank + " has nothing allocated at "
                            + (isHere ? "address " + place.address() : "a place outside its node's memory")
                            + ": free takes, once, the place that allocate gave to the same rank");
        }
        heap(places.node(rank)).free(place.address());
    }

    /** Returns the cost of each message on each of its sides, in the order in which they ended. */
    public List<MessageCost> costs() {
        return List.copyOf(costs);
    }

    void log(MessageCost cost) {
        costs.add(cost);
    }

    @Override
    public long cycle() {
        return system.cycle();
    }

    /** As the nodes do, but no further than to the cycle at which a rank looks at its ring again. */
    @Override
    public void advance(long limit) {
        system.advance(endpoints.earliest(cycle(), limit, Dimmnet2Endpoint::nextPoll));
    }

    @Override
    public boolean isQuiet() {
        return !underWay.isAny();
    }

    RankPlaces places() {
        return places;
    }

    Dimmnet2Settings settings() {
        return settings;
    }

    /** Returns the number of statuses that are on their way to a rank or wait for it. */
    public int outstandingStatuses(int rank) {
        return underWay.count(rank);
    }

    /** Returns the number of requests that a rank may have outstanding with one other rank, where so many ranks share the mailboxes. */
    public static int requestSlots(int ranks) {
        return SystemArea.slots(ranks);
    }

    StatusesUnderWay underWay() {
        return underWay;
    }

    SoDimmHeap heap(int node) {
        return heaps.get(node);
    }

    /**
     * Returns the bytes of the address lists that a rank keeps in its node's memory now.
     *
     * @throws IllegalStateException if the rank has not started
     */
    public long listBytes(int rank) {
        return endpoint(rank).lists().bytes();
    }

    Dimmnet2Endpoint endpoint(int rank) {
        return endpoints.of(rank);
    }
}
