package org.heddle.cosim.build;

import java.nio.file.Path;
import org.heddle.cosim.cache.CacheEntry;

/**
 * A model that is ready to be loaded. Load it before closing it.
 *
 * @param key identity of the model: equal keys, equal behaviour
 * @param layout where its ports lie
 * @param entry its files in the cache
 */
public record BuiltModel(String key, ImageLayout layout, CacheEntry entry) implements AutoCloseable {
    static final String FILE = "model.so";

    /** The shared object. */
    public Path sharedObject() {
        return entry.file(FILE);
    }

    @Override
    public void close() {
        entry.close();
    }
}
