package org.heddle.cosim.cache;

import java.util.Set;

/**
 * Request to the cache for one entry.
 *
 * @param kind kind of the entry
 * @param key hash of everything it is made from: 64 hexadecimal digits
 * @param what its subject in messages, such as {@code model "queue"}
 * @param files names of its files: an entry with others, or without one of them, is none
 */
public record CacheItem(CacheKind kind, String key, String what, Set<String> files) {
    public CacheItem {
        if (!CacheRoot.isKey(key)) {
            throw new IllegalArgumentException("key must be 64 hexadecimal digits: key=" + key);
        }
        files = Set.copyOf(files);
    }
}
