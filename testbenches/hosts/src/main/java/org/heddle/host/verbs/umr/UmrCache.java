package org.heddle.host.verbs.umr;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.host.verbs.IndirectKey;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;

/**
 * Keys that stay bound to layouts of buffers. A second use of one costs neither a creation nor a post. Of those that nothing uses, the one used
 * longest ago goes first. Lists are bound and unbound by one queue pair, in order with its sends.
 */
public final class UmrCache {
    private final UmrPool pool;
    private final QueuePair pair;
    private final int kept;
    /** Layouts, the one used longest ago first. */
    private final Map<List<ScatterGatherElement>, Bound> bound = new LinkedHashMap<>();

    private long hits;
    private long posts;
    private long drops;

    private static final class Bound {
        final IndirectKey key;
        int users;

        Bound(IndirectKey key) {
            this.key = key;
        }
    }

    /** @param kept layouts that stay when nothing uses them, at least 1 */
    public UmrCache(UmrPool pool, QueuePair pair, int kept) {
        this.pool = pool;
        this.pair = pair;
        this.kept = kept;
    }

    /** Returns a key for a layout, until {@link #release}; sends posted from now on may use it. */
    public IndirectKey acquire(List<ScatterGatherElement> layout) {
        List<ScatterGatherElement> known = List.copyOf(layout);
        Bound entry = bound.remove(known);
        if (entry == null) {
            IndirectKey key = pool.take(known.size());
            pair.postSend(SendWorkRequest.bind(key.lkey(), key, known));
            posts++;
            entry = new Bound(key);
        } else {
            hits++;
        }
        entry.users++;
        bound.put(known, entry);
        return entry.key;
    }

    /**
     * Ends a use of a key.
     *
     * @throws IllegalStateException if nothing uses it
     */
    public void release(IndirectKey key) {
        Bound entry = bound.values().stream()
                .filter(each -> each.key == key && each.users > 0)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(key + " is not in use: acquire it first"));
        entry.users--;
        trim();
    }

    private void trim() {
        long unused = bound.values().stream().filter(each -> each.users == 0).count();
        Iterator<Bound> each = bound.values().iterator();
        while (unused > kept) {
            Bound entry = each.next();
            if (entry.users == 0) {
                drop(entry);
                each.remove();
                unused--;
            }
        }
    }

    private void drop(Bound entry) {
        pair.postSend(SendWorkRequest.invalidate(entry.key.lkey(), entry.key));
        pool.give(entry.key);
        drops++;
    }

    /**
     * Unbinds all layouts with pieces of a region that is to be deregistered.
     *
     * @return false if something uses one of them; then nothing is done
     */
    public boolean forget(MemoryRegion region) {
        List<List<ScatterGatherElement>> concerned = new ArrayList<>();
        for (Map.Entry<List<ScatterGatherElement>, Bound> entry : bound.entrySet()) {
            if (entry.getKey().stream().anyMatch(piece -> piece.lkey() == region.lkey())) {
                if (entry.getValue().users > 0) {
                    return false;
                }
                concerned.add(entry.getKey());
            }
        }
        concerned.forEach(layout -> drop(bound.remove(layout)));
        return true;
    }

    /** Returns the work so far. */
    public UmrCounts counts() {
        return new UmrCounts(hits, pool.created(), posts, drops);
    }

    /** Returns the number of layouts that are bound. */
    public int size() {
        return bound.size();
    }
}
