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

/** The fixed native library that loads models: compiled once per compiler and machine. */
public final class RuntimeLibrary {
    /** Name of the library's file in its cache entry. */
    public static final String FILE = "libheddle_runtime.so";

    private static final List<String> FLAGS =
            List.of("-std=c++17", "-O2", "-fPIC", "-shared", "-Wall", "-Wextra", "-Wl,-z,defs");

    private RuntimeLibrary() {}

    /**
     * Finds the library in a cache, or compiles it.
     *
     * @throws org.heddle.cosim.tool.MissingToolException if there is no compiler
     */
    public static CacheEntry in(ContentCache cache, BuildListener listener) {
        CacheKey key = Toolchain.installed().key().add("flags", String.join(" ", FLAGS));
        NativeSources.addTo(key, NativeSources.FOR_LIBRARY);
        CacheItem item = new CacheItem(CacheKind.LIBRARY, key.name(), "the native runtime library", Set.of(FILE));
        return cache.get(item, listener, RuntimeLibrary::compile);
    }

    private static void compile(Path directory) throws IOException {
        try (ScratchFolder work = ScratchFolder.in(directory.getParent().resolve("work"))) {
            NativeSources.copyTo(work.path(), NativeSources.FOR_LIBRARY);
            Compiler.run(
                    work.path(),
                    "the native runtime library",
                    FLAGS,
                    List.of(
                            NativeSources.RUNTIME_CODE,
                            "-o",
                            directory.resolve(FILE).toString(),
                            "-ldl"));
        }
    }
}
