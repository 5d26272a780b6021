package org.heddle.cosim.cache;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** A complete entry of the cache, which nobody removes until this is closed. */
public final class CacheEntry implements AutoCloseable {
    private final Path directory;
    private final boolean fresh;
    private final EntryLock lock;

    CacheEntry(Path directory, boolean fresh, EntryLock lock) {
        this.directory = directory;
        this.fresh = fresh;
        this.lock = lock;
    }

    /** The file of this name in the entry. */
    public Path file(String name) {
        return directory.resolve(name);
    }

    /** Whether this call made the entry; false if it was there. */
    public boolean fresh() {
        return fresh;
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot release the lock of " + directory, failure);
        }
    }
}
