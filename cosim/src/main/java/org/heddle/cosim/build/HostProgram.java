package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.heddle.cosim.cache.CacheEntry;
import org.heddle.cosim.cache.CacheItem;
import org.heddle.cosim.cache.CacheKey;
import org.heddle.cosim.cache.CacheKind;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.ScratchFolder;

/** The program that runs one model in a process of its own: compiled once per compiler and machine. */
public final class HostProgram {
    private static final String FILE = "heddle_host";
    private static final String WHAT = "the host of isolated models";
    private static final List<String> FLAGS = List.of("-std=c++17", "-O2", "-Wall", "-Wextra");

    private HostProgram() {}

    /**
     * Finds the program in a cache, or compiles it. Close the entry when the program has started.
     *
     * @throws org.heddle.cosim.tool.MissingToolException if there is no compiler
     */
    public static CacheEntry in(ContentCache cache, BuildListener listener) {
        CacheKey key = Toolchain.installed().key().add("flags", String.join(" ", FLAGS));
        NativeSources.addTo(key, NativeSources.FOR_HOST);
        CacheItem item = new CacheItem(CacheKind.HOSTS, key.name(), WHAT, Set.of(FILE));
        return cache.get(item, listener, HostProgram::compile);
    }

    /** The program in its cache entry. */
    public static Path program(CacheEntry entry) {
        return entry.file(FILE);
    }

    private static void compile(Path directory) throws IOException {
        try (ScratchFolder work = ScratchFolder.in(directory.getParent().resolve("work"))) {
            NativeSources.copyTo(work.path(), NativeSources.FOR_HOST);
            Compiler.run(
                    work.path(),
                    WHAT,
                    FLAGS,
                    List.of(
                            NativeSources.HOST_CODE,
                            NativeSources.RUNTIME_CODE,
                            "-o",
                            directory.resolve(FILE).toString(),
                            "-ldl",
                            "-lpthread"));
        }
    }
}
