package org.heddle.host.mpc.mpi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.heddle.host.mpc.ch.ChNetwork;
import org.heddle.host.mpc.ch.ChProcess;
import org.heddle.host.mpc.ch.ChRdma;
import org.heddle.host.mpc.ch.MpcPlaces;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.cost.MpcCounts;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.memory.PageFrames;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.memory.Redistrib;
import org.heddle.host.mpc.put.EventPort;
import org.heddle.host.mpc.put.OwnLists;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.rdma.AddressTranslation;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.host.mpc.rdma.MpiDriver;
import org.heddle.host.mpc.rdma.ProcessRdma;
import org.heddle.host.mpc.rdma.RdmaApi;
import org.heddle.host.mpc.rdma.RdmaEvents;
import org.heddle.host.mpc.rdma.RdmaNode;
import org.heddle.host.mpc.rdma.Registrations;
import org.heddle.host.mpc.rdma.RemoteZones;
import org.heddle.host.mpc.rdma.SystemRdma;
import org.heddle.host.mpc.rdma.UserRdma;
import org.heddle.host.ranks.RankEndpoints;
import org.heddle.host.ranks.UserMemory;
import org.heddle.mpi.Place;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Transport;
import org.heddle.nic.mpc.host.ProcessMap;
import org.jspecify.annotations.Nullable;

/** MPI's transport over nodes with remote writes: MPI-MPC1, MPI-MPC2 or MPI-MPC3. */
public final class MpcTransport implements Transport {
    /** Bytes of each node's memory, from address 0 on, that belong to its system: no process has them, no remote write reaches them. */
    public static final long SYSTEM_BYTES = 16 << 20;

    private final MpcSystem system;
    private final MpcSettings settings;
    private final MpcPlaces places;
    private final ChNetwork network;
    private final List<PageFrames> frames = new ArrayList<>();
    /** The same frames as each rank sees them. */
    private final List<@Nullable PageFrames> framesOfRanks;

    private final List<@Nullable RdmaNode> nodes;
    private final RankEndpoints<MpcEndpoint> endpoints;

    /**
     * @param system nodes after reset
     * @param ranks how many; the first one of each node, then the second ones
     * @param settings how they use their nodes
     * @throws IllegalArgumentException if there are more ranks than places, or than lists
     */
    public MpcTransport(MpcSystem system, int ranks, MpcSettings settings) {
        this.system = system;
        this.settings = settings;
        places = new MpcPlaces(ranks, system.nodes());
        if (settings.channel().mode().hasOwnLists() && places.processes() > ProcessMap.PROCESSES) {
            throw new IllegalArgumentException("a node has lists for " + ProcessMap.PROCESSES + " processes: ranks="
                    + ranks + " on " + system.nodes() + " nodes");
        }
        network = new ChNetwork(settings.channel(), places);
        for (int node = 0; node < system.nodes(); node++) {
            frames.add(new PageFrames(SYSTEM_BYTES, system.memory(node).bytes(), settings.seed() + node));
        }
        nodes = new ArrayList<>(Collections.nCopies(system.nodes(), null));
        framesOfRanks = new ArrayList<>(Collections.nCopies(ranks, null));
        endpoints = new RankEndpoints<>(ranks);
    }

    @Override
    public int ranks() {
        return places.ranks();
    }

    /** Returns when all ranks have opened theirs: nobody writes to buffers that are not there. */
    @Override
    public Endpoint open(Baton baton) {
        int rank = baton.rank();
        int node = places.node(rank);
        MpcMode mode = settings.channel().mode();
        HostProcessor processor = new HostProcessor(baton, settings.constants());
        Optional<EventPort> port = mode.hasOwnLists()
                ? Optional.of(system.eventPort(node, places.process(rank), baton))
                : Optional.empty();
        PageFrames own = port.map(frames.get(node)::of).orElse(frames.get(node));
        framesOfRanks.set(rank, own);
        ProcessMemory memory = new ProcessMemory(system.memory(node), own, settings.heapBytes());
        if (mode == MpcMode.MPC3) {
            Redistrib.run(memory);
        }
        network.open(rank, own);
        // Stacks hold no messages.
        UserMemory<ProcessMemory> user = new UserMemory<>(memory, memory.heap().end());
        MpiDriver driver = new MpiDriver(processor, memory);
        AddressTranslation translation = mode.hasOwnLists()
                ? new Registrations(driver, memory)
                : mode.translatesByCalls() ? AddressTranslation.by(driver) : AddressTranslation.byDisplacement(memory);
        ChRdma channel = ChRdma.open(
                network,
                events -> new ChProcess(
                        rank,
                        processor,
                        system.memory(node),
                        user,
                        rdma(baton, processor, driver, port, events),
                        translation));
        return endpoints.open(baton, new MpcEndpoint(this, rank, processor, user, channel));
    }

    private RdmaApi rdma(
            Baton baton, HostProcessor processor, MpiDriver driver, Optional<EventPort> own, RdmaEvents events) {
        int node = places.node(baton.rank());
        int process = places.process(baton.rank());
        RemoteZones zones = new RemoteZones(
                system.nodes(), SYSTEM_BYTES, system.memory(node).bytes());
        if (own.isPresent()) {
            return new ProcessRdma(processor, new OwnLists(own.get(), processor), zones, events);
        }
        PutPort port = system.port(node, baton);
        RdmaNode shared = nodes.get(node);
        if (shared == null) {
            shared = new RdmaNode(
                    places.processes(), port.entries(), settings.channel().mode());
            nodes.set(node, shared);
        }
        return settings.channel().mode().isInSystemSpace()
                ? new SystemRdma(process, processor, port, shared, zones, driver, events)
                : new UserRdma(process, processor, port, shared, zones, events);
    }

    /**
     * Allocates memory for messages of a rank, filled with zeros. To be called by that rank.
     *
     * @param bytes 0 or more
     * @param placement in physical memory
     * @throws MpiException ERR_ARG if bytes is negative, ERR_BUFFER if there is no room left
     */
    public Place allocate(int rank, long bytes, BufferPlacement placement) {
        return allocate(rank, bytes, placement, 0);
    }

    /**
     * Allocates the same with some pages more on each side, by which it can be seen whether anything is written outside.
     *
     * @param bytes 0 or more
     * @param placement of the memory between them
     * @param guardPages on each side, 0 or more
     * @throws MpiException ERR_ARG if bytes or pages are negative, ERR_BUFFER if there is no room left
     */
    public Place allocate(int rank, long bytes, BufferPlacement placement, int guardPages) {
        if (bytes < 0 || guardPages < 0) {
            throw new MpiException(
                    ErrorClass.ERR_ARG,
                    "memory for messages has 0 or more bytes and guard pages: bytes=" + bytes + ", guardPages="
                            + guardPages);
        }
        UserMemory<ProcessMemory> memory = endpoint(rank).memory();
        try {
            return Place.of(memory, memory.process().allocate(bytes, placement, guardPages));
        } catch (IllegalStateException full) {
            throw new MpiException(ErrorClass.ERR_BUFFER, "rank " + rank + " gets no memory: " + full.getMessage());
        }
    }

    /**
     * Frees what {@link #allocate} returned; to be called by the same rank, once, when no message uses it any more.
     *
     * @throws MpiException ERR_BUFFER if the rank has nothing allocated there; nothing is freed then
     */
    public void free(int rank, Place place) {
        UserMemory<ProcessMemory> memory = endpoint(rank).memory();
        if (!place.memory().isSameAs(memory)) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "the place is not in memory of rank " + rank + ": free it where it was allocated");
        }
        try {
            memory.process().free(place.address());
        } catch (IllegalArgumentException unknown) {
            throw new MpiException(ErrorClass.ERR_BUFFER, "rank " + rank + ": " + unknown.getMessage());
        }
    }

    /** Returns the address space of a rank. */
    public ProcessMemory memory(int rank) {
        return endpoint(rank).memory().process();
    }

    /** Returns what a rank has done so far. */
    public MpcCounts counts(int rank) {
        return endpoint(rank).processor().tally().counts();
    }

    /** Returns what all ranks have done so far, together. */
    public MpcCounts counts() {
        MpcCounts sum = MpcCounts.NONE;
        for (int rank = 0; rank < ranks(); rank++) {
            sum = sum.plus(counts(rank));
        }
        return sum;
    }

    /** Returns the watch over the credits of all ranks. */
    public ChNetwork network() {
        return network;
    }

    MpcSettings settings() {
        return settings;
    }

    PageFrames frames(int rank) {
        return Objects.requireNonNull(framesOfRanks.get(rank), () -> "rank " + rank + " has not started");
    }

    boolean areNeighbours(int rank, int other) {
        return places.node(rank) == places.node(other);
    }

    MpcEndpoint endpoint(int rank) {
        return endpoints.of(rank);
    }

    @Override
    public long cycle() {
        return system.cycle();
    }

    /** As the nodes do, but no further than to the cycle at which a rank gives up. */
    @Override
    public void advance(long limit) {
        system.advance(endpoints.earliest(cycle(), limit, MpcEndpoint::deadline));
    }

    @Override
    public boolean isQuiet() {
        return !network.underWay().isAny() && endpoints.allMatch(MpcEndpoint::isQuiet);
    }
}
