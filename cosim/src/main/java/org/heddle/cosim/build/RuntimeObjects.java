package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.cosim.cache.CacheEntry;
import org.heddle.cosim.cache.CacheItem;
import org.heddle.cosim.cache.CacheKey;
import org.heddle.cosim.cache.CacheKind;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.ScratchFolder;

/**
 * Verilator's own runtime, compiled once per set of tools and flags: one cache entry for all models, and one more for
 * each waveform format.
 *
 * <p>This takes some seconds, more than most models. It is optimised alike for all profiles: its share of the running
 * time is small.
 */
final class RuntimeObjects implements AutoCloseable {
    private static final List<String> FLAGS = List.of("-O2", "-w", "-c");
    private static final List<String> BASE = List.of("verilated.cpp", "verilated_threads.cpp");

    private final List<CacheEntry> entries = new ArrayList<>();
    private final List<String> files = new ArrayList<>();

    private RuntimeObjects() {}

    /** Flags that stand in the key of a model with these options. */
    static String keyFlags(BuildOptions options) {
        Stream<String> own = options.waves().stream().flatMap(format -> format.runtimeFlags().stream());
        return Stream.concat(FLAGS.stream(), own).collect(Collectors.joining(" "));
    }

    /** Finds the objects that a model needs, or compiles them. */
    static RuntimeObjects in(ContentCache cache, BuildOptions options, BuildListener listener) {
        RuntimeObjects objects = new RuntimeObjects();
        try {
            List<String> base = new ArrayList<>(BASE);
            base.add(NativeSources.HOOKS_CODE);
            objects.add(cache, "Verilator's runtime", base, List.of(), listener);
            options.waves()
                    .ifPresent(format -> objects.add(
                            cache,
                            "Verilator's runtime for " + format + " waveforms",
                            List.of(format.runtimeSource()),
                            format.runtimeFlags(),
                            listener));
            if (options.coverage()) {
                objects.add(
                        cache, "Verilator's runtime for coverage", List.of("verilated_cov.cpp"), List.of(), listener);
            }
            return objects;
        } catch (RuntimeException failure) {
            objects.close();
            throw failure;
        }
    }

    private void add(
            ContentCache cache, String what, List<String> sources, List<String> ownFlags, BuildListener listener) {
        List<String> flags = new ArrayList<>(BuildOptions.BINDING_FLAGS);
        flags.addAll(FLAGS);
        flags.addAll(ownFlags);
        CacheKey key = Toolchain.installed()
                .key()
                .add("flags", String.join(" ", flags))
                .add("sources", String.join(" ", sources));
        NativeSources.addTo(key, NativeSources.FOR_OBJECTS);
        Set<String> objects = sources.stream().map(RuntimeObjects::object).collect(Collectors.toSet());
        CacheItem item = new CacheItem(CacheKind.OBJECTS, key.name(), what, objects);
        CacheEntry entry = cache.get(item, listener, directory -> {
            listener.heard(BuildListener.Kind.WAIT, "compiling " + what + ", once: some seconds");
            compile(directory, sources, flags, what);
        });
        entries.add(entry);
        sources.forEach(source -> files.add(entry.file(object(source)).toString()));
    }

    private static void compile(Path directory, List<String> sources, List<String> flags, String what)
            throws IOException {
        Path include = Toolchain.installed().verilatorInclude();
        try (ScratchFolder work = ScratchFolder.in(directory.getParent().resolve("work"))) {
            NativeSources.copyTo(work.path(), NativeSources.FOR_OBJECTS);
            List<List<String>> commands = new ArrayList<>();
            for (String source : sources) {
                boolean ours = source.equals(NativeSources.HOOKS_CODE);
                List<String> command = new ArrayList<>(Compiler.includes(include));
                command.addAll(List.of(
                        ours ? source : include.resolve(source).toString(),
                        "-o",
                        directory.resolve(object(source)).toString()));
                commands.add(command);
            }
            Compiler.runAll(work.path(), what, flags, commands);
        }
    }

    private static String object(String source) {
        return source.substring(0, source.length() - ".cpp".length()) + ".o";
    }

    /** Paths of the object files. */
    List<String> files() {
        return files;
    }

    @Override
    public void close() {
        entries.forEach(CacheEntry::close);
    }
}
