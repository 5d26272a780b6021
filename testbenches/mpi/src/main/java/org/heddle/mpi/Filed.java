package org.heddle.mpi;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.mpi.transport.Envelope;
import org.jspecify.annotations.Nullable;

/**
 * Messages or receives in the order in which they came, each filed under one or more keys: the oldest of a key is found, and any of
 * them taken out, in constant time.
 */
final class Filed<E> {
    private final Map<Key, Map<Long, Entry<E>>> queues = new HashMap<>();
    private final Map<Long, Entry<E>> all = new LinkedHashMap<>();
    private long next;
    private long steps;

    /**
     * Key under which a receive or a message is filed: the values that the receive asks for, or those that the message has.
     *
     * @param context of the communicator
     * @param source world rank of the sender, or ANY_SOURCE
     * @param tag of the message, or ANY_TAG
     */
    record Key(int context, int source, int tag) {
        /** All keys under which a receive may look for a message. */
        static List<Key> of(Envelope envelope) {
            int context = envelope.context();
            return List.of(
                    new Key(context, envelope.source(), envelope.tag()),
                    new Key(context, envelope.source(), Mpi.ANY_TAG),
                    new Key(context, Mpi.ANY_SOURCE, envelope.tag()),
                    new Key(context, Mpi.ANY_SOURCE, Mpi.ANY_TAG));
        }
    }

    /** One of them, and when it came. */
    record Entry<E>(long number, E value, List<Key> keys) {}

    /** Files one behind all others. */
    Entry<E> add(E value, List<Key> keys) {
        Entry<E> entry = new Entry<>(next++, value, keys);
        all.put(entry.number, entry);
        for (Key key : keys) {
            steps++;
            queues.computeIfAbsent(key, any -> new LinkedHashMap<>()).put(entry.number, entry);
        }
        return entry;
    }

    /** The oldest of a key, or null. */
    @Nullable
    Entry<E> first(Key key) {
        steps++;
        Map<Long, Entry<E>> queue = queues.get(key);
        return queue == null ? null : queue.values().iterator().next();
    }

    /** The oldest of several keys, or null. */
    @Nullable
    Entry<E> first(List<Key> keys) {
        Entry<E> oldest = null;
        for (Key key : keys) {
            Entry<E> found = first(key);
            if (found != null && (oldest == null || found.number < oldest.number)) {
                oldest = found;
            }
        }
        return oldest;
    }

    /** Takes one out; false if it is not there any more. */
    boolean remove(Entry<E> entry) {
        if (all.remove(entry.number) == null) {
            return false;
        }
        for (Key key : entry.keys) {
            steps++;
            queues.computeIfPresent(key, (any, queue) -> {
                queue.remove(entry.number);
                return queue.isEmpty() ? null : queue;
            });
        }
        return true;
    }

    /** All of them, oldest first. */
    Collection<Entry<E>> all() {
        return all.values();
    }

    /** Looks into queues so far. */
    long steps() {
        return steps;
    }
}
