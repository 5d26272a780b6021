package org.heddle.host.verbs.mpi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.IndirectKey;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.umr.UmrCache;
import org.heddle.host.verbs.umr.UmrCounts;
import org.heddle.host.verbs.umr.UmrPool;

/**
 * Keys of a rank's layouts, for messages with all peers. One queue pair, which sends to nobody, binds and unbinds them; who wants a key hears when
 * it is bound, for other queue pairs do not wait.
 */
final class LayoutKeys {
    /** Requests of the queue pair: half of them for lists that are bound, for as many layouts at a time may go. */
    static final int REQUESTS = 1024;

    private final Context context;
    private final QueuePair pair;
    private final UmrCache cache;
    private final Traffic traffic;
    /** Keys whose list is on its way, and who waits for each. */
    private final Map<Integer, List<Runnable>> binding = new HashMap<>();

    private final Deque<Runnable> waiting = new ArrayDeque<>();

    /** @param kept layouts that stay bound when nothing uses them, at least 1 */
    LayoutKeys(Context context, ProtectionDomain domain, CompletionQueue completions, int kept, Traffic traffic) {
        this.context = context;
        this.traffic = traffic;
        pair = domain.createQueuePair(QueuePairSettings.of(completions)
                .withDepths(REQUESTS, 1)
                .withSge(1, 1)
                .withSignalAll(true));
        pair.modify(QueuePairAttributes.init());
        pair.modify(QueuePairAttributes.readyToReceive(context.node(), pair.number(), Mtu.MTU_1024, 0));
        pair.modify(QueuePairAttributes.readyToSend(0));
        cache = new UmrCache(new UmrPool(domain, 0, 1), pair, kept);
    }

    int queuePair() {
        return pair.number();
    }

    /** Gets a key of pieces, until {@link #release}. */
    void acquire(List<ScatterGatherElement> pieces, Consumer<IndirectKey> bound) {
        if (pair.usedSends() >= REQUESTS / 2) {
            waiting.add(() -> acquire(pieces, bound));
            return;
        }
        long posts = cache.counts().posts();
        IndirectKey key = cache.acquire(pieces);
        if (cache.counts().posts() > posts) {
            traffic.alsoAwaited();
            context.walked(pieces.size());
            binding.put(key.lkey(), new ArrayList<>());
        }
        List<Runnable> others = binding.get(key.lkey());
        if (others == null) {
            bound.accept(key);
        } else {
            others.add(() -> bound.accept(key));
        }
    }

    void release(IndirectKey key) {
        long drops = cache.counts().drops();
        cache.release(key);
        dropped(cache.counts().drops() - drops);
    }

    /** Unbinds all layouts of a region that is to go, which nothing uses. */
    void forget(MemoryRegion region) {
        long drops = cache.counts().drops();
        if (!cache.forget(region)) {
            throw new IllegalStateException("a message still uses a layout of " + region);
        }
        dropped(cache.counts().drops() - drops);
    }

    private void dropped(long count) {
        for (long i = 0; i < count; i++) {
            traffic.alsoAwaited();
        }
    }

    /** Goes on behind a request that has completed. */
    void completed(WorkCompletion completion) {
        traffic.ended();
        if (completion.opcode() == WcOpcode.UMR) {
            binding.remove((int) completion.id()).forEach(Runnable::run);
        }
        while (!waiting.isEmpty() && pair.usedSends() < REQUESTS / 2) {
            waiting.remove().run();
        }
    }

    UmrCounts counts() {
        return cache.counts();
    }
}
