package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Verilator's own runtime, compiled once per set of tools and flags.
 *
 * <p>This takes some seconds, more than most models. It is always optimised alike: its share of the running time is
 * small, and one set then serves all profiles without waveforms.
 */
final class RuntimeObjects {
    private static final List<String> FLAGS = List.of("-O2", "-w", "-c");

    private RuntimeObjects() {}

    static CacheEntry in(ContentCache cache, BuildOptions options, BuildListener listener) {
        Toolchain tools = Toolchain.installed();
        List<String> flags = flags(options);
        CacheKey key =
                tools.key().add("flags", String.join(" ", flags)).add("sources", String.join(" ", sources(options)));
        NativeSources.addTo(key, NativeSources.FOR_OBJECTS);
        String what = "Verilator's runtime"
                + options.waves()
                        .map(format -> " with " + format + " waveforms")
                        .orElse("");
        return cache.get("objects", key.name(), what, listener, directory -> {
            listener.heard(BuildListener.Kind.WAIT, "compiling " + what + ", once: some seconds");
            compile(directory, options, flags, what);
        });
    }

    /** The object files of an entry. */
    static List<String> files(CacheEntry entry, BuildOptions options) {
        List<String> files =
                new ArrayList<>(List.of(entry.file("heddle_hooks.o").toString()));
        sources(options).forEach(source -> files.add(entry.file(object(source)).toString()));
        return files;
    }

    private static List<String> sources(BuildOptions options) {
        List<String> sources = new ArrayList<>(List.of("verilated.cpp", "verilated_threads.cpp"));
        options.waves().ifPresent(format -> sources.add(format.runtimeSource()));
        return sources;
    }

    /** The flags that decide how objects bind, without the profile's optimisation. */
    private static List<String> flags(BuildOptions options) {
        List<String> flags = new ArrayList<>(options.compilerFlags());
        flags.removeAll(options.profile().compilerFlags());
        flags.addAll(FLAGS);
        return flags;
    }

    private static void compile(Path directory, BuildOptions options, List<String> flags, String what)
            throws IOException {
        Path include = Toolchain.installed().verilatorInclude();
        try (ScratchFolder work = ScratchFolder.in(directory.getParent().resolve("work"))) {
            NativeSources.copyTo(work.path(), NativeSources.FOR_OBJECTS);
            List<Path> sources = new ArrayList<>(List.of(work.path().resolve(NativeSources.HOOKS_CODE)));
            sources(options).forEach(source -> sources.add(include.resolve(source)));
            for (Path source : sources) {
                String name = object(source.getFileName().toString());
                Compiler.run(
                        work.path(),
                        what,
                        flags,
                        List.of(
                                "-include",
                                NativeSources.HOOKS,
                                "-I.",
                                "-I" + include,
                                "-I" + include.resolve("vltstd"),
                                source.toString(),
                                "-o",
                                directory.resolve(name).toString()));
            }
        }
    }

    private static String object(String source) {
        return source.substring(0, source.length() - ".cpp".length()) + ".o";
    }
}
