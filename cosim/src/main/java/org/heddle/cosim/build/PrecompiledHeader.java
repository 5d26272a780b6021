package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.cosim.cache.CacheEntry;
import org.heddle.cosim.cache.CacheItem;
import org.heddle.cosim.cache.CacheKey;
import org.heddle.cosim.cache.CacheKind;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.StorageException;

/**
 * The headers that every model begins with, Verilator's and the standard library's, read once per set of tools and flags.
 *
 * <p>They are most of what the compiler reads for a small model: with them in this form it takes 0.7 s of the processor
 * instead of 1.4 at -O0, 1.0 instead of 2.1 with waveforms (GCC 12). Making them takes 3 s and 60 MB of the cache.
 */
final class PrecompiledHeader implements AutoCloseable {
    private static final String FILE = "heddle_first.h";
    private static final String COMPILED = FILE + ".gch";

    private final CacheEntry entry;

    private PrecompiledHeader(CacheEntry entry) {
        this.entry = entry;
    }

    /**
     * Finds the header for models with these options, or makes it.
     *
     * @return nothing if it cannot be made: a model needs it for nothing but speed
     */
    static Optional<PrecompiledHeader> in(ContentCache cache, BuildOptions options, BuildListener listener) {
        String what = "Verilator's headers for the profile " + options.profile();
        String text = text(options);
        CacheKey key = Toolchain.installed()
                .key()
                .add("flags", String.join(" ", options.compilerFlags()))
                .add(FILE, text);
        NativeSources.addTo(key, NativeSources.FOR_HEADER);
        CacheItem item = new CacheItem(CacheKind.OBJECTS, key.name(), what, Set.of(FILE, COMPILED));
        try {
            return Optional.of(new PrecompiledHeader(
                    cache.get(item, listener, directory -> make(directory, options, text, what))));
        } catch (StorageException | ModelBuildException failure) {
            listener.heard(
                    BuildListener.Kind.STEP,
                    what + " are not kept, so models take longer to compile: " + failure.getMessage());
            return Optional.empty();
        }
    }

    private static String text(BuildOptions options) {
        List<String> headers = new ArrayList<>(NativeSources.FOR_HEADER);
        headers.addAll(List.of("verilated.h", "cstring", "exception", "string", "vector"));
        options.waves().ifPresent(format -> headers.add(format.runtimeSource().replace(".cpp", ".h")));
        if (options.coverage()) {
            headers.add("verilated_cov.h");
        }
        StringBuilder text = new StringBuilder();
        headers.forEach(header -> text.append("#include <").append(header).append(">\n"));
        return text.toString();
    }

    private static void make(Path directory, BuildOptions options, String text, String what) throws IOException {
        Path include = Toolchain.installed().verilatorInclude();
        Files.writeString(directory.resolve(FILE), text);
        try (ScratchFolder work = ScratchFolder.in(directory.getParent().resolve("work"))) {
            NativeSources.copyTo(work.path(), NativeSources.FOR_HEADER);
            List<String> arguments = new ArrayList<>(Compiler.includes(include));
            arguments.addAll(List.of(
                    "-w",
                    "-x",
                    "c++-header",
                    directory.resolve(FILE).toString(),
                    "-o",
                    directory.resolve(COMPILED).toString()));
            Compiler.run(work.path(), what, options.compilerFlags(), arguments);
        }
    }

    /** Path that a source includes before everything else. */
    String path() {
        return entry.file(FILE).toString();
    }

    @Override
    public void close() {
        entry.close();
    }
}
