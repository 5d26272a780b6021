package org.heddle.host.verbs.mpi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.cost.VerbsCounts;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.host.verbs.umr.UmrCounts;
import org.heddle.mpi.Place;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Transport;
import org.jspecify.annotations.Nullable;

/** MPI's transport over nodes with verbs; rank i is on node i. */
public final class VerbsTransport implements Transport {
    private final VerbsSystem system;
    private final VerbsMpiSettings settings;
    private final Traffic traffic = new Traffic();
    private final ChoiceLog log = new ChoiceLog();
    private final List<@Nullable VerbsEndpoint> endpoints;
    private int created;
    private int connected;

    /**
     * @param system nodes after reset
     * @param ranks how many
     * @param settings how they use their nodes
     * @throws IllegalArgumentException if there are more ranks than nodes
     */
    public VerbsTransport(VerbsSystem system, int ranks, VerbsMpiSettings settings) {
        if (ranks < 1 || ranks > system.nodes()) {
            throw new IllegalArgumentException(
                    "each rank has a node: ranks=" + ranks + ", nodes=" + system.nodes() + "; use fewer ranks");
        }
        this.system = system;
        this.settings = settings;
        endpoints = new ArrayList<>(Collections.nCopies(ranks, null));
    }

    @Override
    public int ranks() {
        return endpoints.size();
    }

    /** Returns when all ranks have opened theirs: nobody sends to a queue pair that is not there. */
    @Override
    public Endpoint open(Baton baton) {
        int rank = baton.rank();
        VerbsDevice device = system.open(rank, baton);
        Context context = Context.open(device, settings.costs());
        ProtectionDomain domain = context.allocateProtectionDomain();
        AddressSpace space = device.memory();
        CompletionQueue completions =
                context.createCompletionQueue(Math.max(1, (ranks() - 1) * PeerConnection.completions(settings)));
        CompletionQueue dataCompletions = context.createCompletionQueue(dataCompletions());
        LayoutKeys keys =
                new LayoutKeys(context, domain, dataCompletions, Math.max(1, settings.cachedRegions()), traffic);
        VerbsEndpoint endpoint = new VerbsEndpoint(
                rank,
                settings,
                context,
                new RankMemory(context, space, domain, settings.cachedRegions(), keys::forget),
                completions,
                dataCompletions,
                keys,
                traffic,
                log);
        for (int peer = 0; peer < ranks(); peer++) {
            if (peer != rank) {
                endpoint.add(new PeerConnection(peer, settings, domain, space, completions, traffic));
                endpoint.layouts()
                        .add(
                                peer,
                                DataPair.shapes(settings.packets()).stream()
                                        .map(shape -> new DataPair(
                                                domain,
                                                dataCompletions,
                                                context.limits().maxSge(),
                                                shape,
                                                traffic))
                                        .toList());
            }
        }
        endpoints.set(rank, endpoint);
        created++;
        baton.waitFor(() -> created == ranks(), Long.MAX_VALUE, () -> "the other ranks' queue pairs");
        for (PeerConnection connection : endpoint.connections()) {
            connection.connect(
                    connection.peer(),
                    endpoint(connection.peer()).connection(rank).queuePair());
            List<DataPair> mine = endpoint.layouts().pairs(connection.peer());
            List<DataPair> theirs = endpoint(connection.peer()).layouts().pairs(rank);
            for (int i = 0; i < mine.size(); i++) {
                mine.get(i).connect(connection.peer(), theirs.get(i).queuePair());
            }
        }
        connected++;
        baton.waitFor(() -> connected == ranks(), Long.MAX_VALUE, () -> "the other ranks' connections");
        return endpoint;
    }

    private int dataCompletions() {
        return LayoutKeys.REQUESTS + (ranks() - 1) * DataPair.completions(DataPair.shapes(settings.packets()));
    }

    private VerbsEndpoint endpoint(int rank) {
        return Objects.requireNonNull(endpoints.get(rank), () -> "rank " + rank + " has not started");
    }

    /**
     * Allocates memory for messages of a rank, zeros from the start of a page on. To be called by that rank.
     *
     * @param bytes 0 or more
     * @throws MpiException ERR_ARG if bytes is negative
     */
    public Place allocate(int rank, long bytes) {
        if (bytes < 0) {
            throw new MpiException(ErrorClass.ERR_ARG, "memory for messages has 0 or more bytes: bytes=" + bytes);
        }
        RankMemory memory = endpoint(rank).memory();
        return Place.of(memory.user(), memory.space().map(Math.max(1, bytes)));
    }

    /**
     * Frees what {@link #allocate} returned; to be called by the same rank, once.
     *
     * @param bytes as it was allocated
     * @throws MpiException ERR_BUFFER while a message uses it; nothing is freed then
     */
    public void free(int rank, Place place, long bytes) {
        RankMemory memory = endpoint(rank).memory();
        if (!memory.cache().forget(place.address(), Math.max(1, bytes))) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER, "a message of rank " + rank + " still uses the memory: wait for it first");
        }
        memory.space().unmap(place.address());
    }

    /** Returns what a rank's process has done so far. */
    public VerbsCounts counts(int rank) {
        return endpoint(rank).context().counts();
    }

    /** Returns the messages of a kind that all ranks have sent so far. */
    public long count(WireKind kind) {
        return traffic.count(kind);
    }

    /** Returns how often a rank found registered memory that it needed. */
    public long cacheHits(int rank) {
        return endpoint(rank).memory().cache().hits();
    }

    /** Returns the work of a rank's keys of layouts so far. */
    public UmrCounts keyCounts(int rank) {
        return endpoint(rank).layouts().keys().counts();
    }

    /** Returns the first 10,000 choices for messages whose data do not lie together, in their order. */
    public List<MethodChoice> choices() {
        return log.first();
    }

    /** Returns how many such messages each method was chosen for. */
    public Map<TransferMethod, Long> choiceCounts() {
        return log.counts();
    }

    /** Returns the credits that a rank has for a peer. */
    int credits(int rank, int peer) {
        return endpoint(rank).connection(peer).credits();
    }

    @Override
    public long cycle() {
        return system.cycle();
    }

    @Override
    public void advance(long limit) {
        system.advance(limit);
    }

    @Override
    public boolean isQuiet() {
        return !traffic.isAny()
                && endpoints.stream()
                        .noneMatch(endpoint -> endpoint != null && (endpoint.hasNews() || endpoint.awaitsSlot()));
    }
}
