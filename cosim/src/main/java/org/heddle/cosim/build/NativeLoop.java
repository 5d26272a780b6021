package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.heddle.cosim.cache.CacheEntry;
import org.heddle.cosim.cache.CacheItem;
import org.heddle.cosim.cache.CacheKey;
import org.heddle.cosim.cache.CacheKind;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;

/**
 * A C++ loop over a design's model, as a program of its own: the yardstick for everything that Java adds. What it reads
 * and prints stands in {@code heddle_loop.h}.
 */
public enum NativeLoop {
    /** Compiled as the FAST profile compiles models. */
    FAST_PROFILE,
    /** Compiled by Verilator's own makefile, with -O2 in place of its -Os: proof that the yardstick is not slow. */
    VERILATOR_MAKEFILE;

    private static final String PROGRAM = "loop";
    private static final String SOURCE = "loop.cpp";
    private static final String CONTEXT = "-DHEDDLE_LOOP_CONTEXT=";

    /**
     * Finds the program in a cache, or compiles it. Close the entry when the program is no longer needed.
     *
     * @throws ModelBuildException if the Verilog does not compile
     */
    public CacheEntry in(ContentCache cache, VerilogDesign wanted, BuildListener listener) {
        VerilogDesign design = Substitution.in(wanted);
        String what = "C++ loop over \"" + design.top() + "\" (" + name().toLowerCase(Locale.ROOT) + ")";
        String source = WrapperSource.loop(design, ImageLayout.of(design.ports()));
        CacheKey key = Toolchain.installed()
                .key()
                .add("kind", name())
                .add("top", design.top())
                .add("source", source)
                .add("flags", String.join(" ", options().verilatorFlags()))
                .add("compiler", String.join(" ", options().compilerFlags()))
                .add("makefile", String.join(" ", makeFlags()))
                .add("rules", Verilation.RULES);
        NativeSources.addTo(key, NativeSources.FOR_LOOP);
        NativeSources.addTo(key, NativeSources.FOR_OBJECTS);
        design.files().forEach(file -> key.add(file.name(), file.text()));
        CacheItem item = new CacheItem(CacheKind.LOOPS, key.name(), what, Set.of(PROGRAM));
        ContentCache place = Substitution.cacheFor(wanted, design).orElse(cache);
        return place.get(item, listener, directory -> {
            listener.heard(BuildListener.Kind.WAIT, "compiling the " + what);
            try (ScratchFolder work = ScratchFolder.in(directory.getParent().resolve("work"))) {
                make(design, source, work.path(), directory.resolve(PROGRAM), cache, listener, what);
            }
        });
    }

    /** The program in its cache entry. */
    public static Path program(CacheEntry entry) {
        return entry.file(PROGRAM);
    }

    private void make(
            VerilogDesign design,
            String source,
            Path work,
            Path program,
            ContentCache cache,
            BuildListener listener,
            String what)
            throws IOException {
        Files.writeString(work.resolve(SOURCE), source);
        NativeSources.copyTo(work, NativeSources.FOR_LOOP);
        if (this == FAST_PROFILE) {
            Verilation.run(design, options().verilatorFlags(), work);
            Verilation.writePortNames(design, work);
            Files.writeString(work.resolve("model_sources.h"), Verilation.asOneUnit(work));
            compile(work, program, cache, listener, what);
        } else {
            List<String> flags = new ArrayList<>(options().verilatorFlags());
            flags.addAll(List.of("--exe", SOURCE));
            Verilation.run(design, flags, work);
            Verilation.writePortNames(design, work);
            Files.writeString(work.resolve("model_sources.h"), "#include \"" + Verilation.PREFIX + ".h\"\n");
            runMakefile(work, program);
        }
    }

    private static void compile(Path work, Path program, ContentCache cache, BuildListener listener, String what)
            throws IOException {
        List<String> arguments =
                new ArrayList<>(Compiler.includes(Toolchain.installed().verilatorInclude()));
        arguments.addAll(List.of(CONTEXT + "HeddleContext", "-w", "-c", SOURCE, "-o", "loop.o"));
        Compiler.run(work, what, options().compilerFlags(), arguments);
        try (RuntimeObjects objects = RuntimeObjects.in(cache, options(), listener)) {
            List<String> inputs = new ArrayList<>(List.of("loop.o"));
            inputs.addAll(objects.files());
            inputs.addAll(List.of("-o", program.toString(), "-lpthread"));
            Compiler.run(work, what, List.of(), inputs);
        }
    }

    private static void runMakefile(Path work, Path program) throws IOException {
        List<String> command = new ArrayList<>(List.of("make", "-f", Verilation.PREFIX + ".mk"));
        command.addAll(makeFlags());
        ToolRun run = ToolRun.of(work, command);
        if (!run.succeeded()) {
            throw new ModelBuildException("Verilator's makefile fails:\n" + run.output());
        }
        Files.move(work.resolve(Verilation.PREFIX), program);
    }

    private static List<String> makeFlags() {
        return List.of(
                "OPT_FAST=-O2",
                "OPT_SLOW=-O1",
                "OPT_GLOBAL=-O2",
                "USER_CPPFLAGS=-I. " + CONTEXT + "VerilatedContext -std=c++17 -w");
    }

    private static BuildOptions options() {
        return BuildOptions.of(Profile.FAST);
    }
}
