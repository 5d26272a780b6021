package org.heddle.cosim.cache;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.heddle.cosim.tool.BuildListener;

/** Keeps what tools other than the simulator's make, such as netlists, in the cache of compiled models. */
public final class ToolFiles {
    private ToolFiles() {}

    /**
     * Files that are asked for.
     *
     * @param key hash of everything it is made from, the tool's version included: 64 hexadecimal digits
     * @param what its subject in messages, such as {@code netlist of Queue}
     * @param files names of its files
     */
    public record Request(String key, String what, Set<String> files) {
        public Request {
            files = Set.copyOf(files);
        }
    }

    /** Makes the files of a request that is not in the cache. */
    @FunctionalInterface
    public interface Maker {
        /**
         * Writes the files, and no others.
         *
         * @param folder an empty folder for them
         */
        void make(Path folder) throws IOException;
    }

    /**
     * Finds files, or makes them; whoever asks for the same at the same time waits.
     *
     * @return the entry, which nobody removes until it is closed
     * @throws IllegalArgumentException if the key is no hash
     * @throws org.heddle.cosim.tool.ModelBuildException if someone else is making them and does not finish within 15 minutes
     * @throws org.heddle.cosim.tool.StorageException if the cache cannot be used
     */
    public static CacheEntry of(ContentCache cache, Request request, BuildListener listener, Maker maker) {
        CacheItem item = new CacheItem(CacheKind.NETLISTS, request.key(), request.what(), request.files());
        return cache.get(item, listener, maker::make);
    }
}
