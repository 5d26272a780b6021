package org.heddle.cosim.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import org.heddle.hdl.verilog.VerilogDesign;
import org.jspecify.annotations.Nullable;

/** Makes models, or finds them in the cache. */
public final class ModelBuilder {
    private static final String WARNINGS = "warnings.txt";

    private final ContentCache cache;
    private final BuildListener listener;
    private volatile @Nullable Plan last;

    /**
     * Prepares builds.
     *
     * @param cache where models are kept
     * @param listener hears of builds and waits
     */
    public ModelBuilder(ContentCache cache, BuildListener listener) {
        this.cache = cache;
        this.listener = listener;
    }

    /** A design with everything its model is made from, and the key of that. */
    private record Plan(
            VerilogDesign wanted,
            VerilogDesign design,
            BuildOptions options,
            ImageLayout layout,
            String wrapper,
            String key,
            Optional<ContentCache> cache) {
        static Plan of(VerilogDesign wanted, BuildOptions options) {
            VerilogDesign design = Substitution.in(wanted);
            ImageLayout layout = ImageLayout.of(design.ports());
            String wrapper = WrapperSource.of(design, layout);
            CacheKey key = Toolchain.installed()
                    .key()
                    .add("top", design.top())
                    .add("wrapper", wrapper)
                    .add("verilator flags", String.join(" ", options.verilatorFlags()))
                    .add("compiler flags", String.join(" ", options.compilerFlags()))
                    .add("runtime flags", RuntimeObjects.keyFlags(options))
                    .add("linker flags", String.join(" ", options.linkerFlags()))
                    .add("rules", Verilation.RULES);
            NativeSources.addTo(key, NativeSources.FOR_MODEL);
            NativeSources.addTo(key, NativeSources.FOR_OBJECTS);
            design.files().forEach(file -> key.add(file.name(), file.text()));
            return new Plan(
                    wanted, design, options, layout, wrapper, key.name(), Substitution.cacheFor(wanted, design));
        }

        CacheItem item() {
            return new CacheItem(CacheKind.MODELS, key, what(), Set.of(BuiltModel.FILE, WARNINGS));
        }

        /** Whether this is the plan of a design and options. */
        boolean isOf(VerilogDesign wantedOne, BuildOptions wantedOptions) {
            return wanted == wantedOne && options.equals(wantedOptions);
        }

        String what() {
            return "model \"" + design.top() + "\" (" + options.profile().name().toLowerCase(Locale.ROOT) + ")";
        }
    }

    /**
     * The key under which the model of a design is kept.
     *
     * @throws org.heddle.cosim.tool.MissingToolException if Verilator or the compiler is not installed
     */
    public String keyOf(VerilogDesign design, BuildOptions options) {
        return plan(design, options).key();
    }

    /** Returns the plan of a design; the same as before for who asks again, as an opening does some times. */
    private Plan plan(VerilogDesign design, BuildOptions options) {
        Plan known = last;
        if (known == null || !known.isOf(design, options)) {
            known = Plan.of(design, options);
            last = known;
        }
        return known;
    }

    /**
     * Returns whether the cache has the model of a design.
     *
     * @throws org.heddle.cosim.tool.MissingToolException if Verilator or the compiler is not installed
     */
    public boolean has(VerilogDesign design, BuildOptions options) {
        if (cache.isWithout(CacheKind.MODELS)) {
            return false; // before any tool is asked for its version
        }
        Plan plan = plan(design, options);
        return plan.cache().orElse(cache).has(plan.item());
    }

    /**
     * Finds the model of a design, or makes it.
     *
     * @throws org.heddle.cosim.tool.ModelBuildException if the Verilog does not compile
     * @throws org.heddle.cosim.tool.MissingToolException if Verilator or the compiler is not installed
     */
    public BuiltModel build(VerilogDesign design, BuildOptions options) {
        Plan plan = plan(design, options);
        long start = System.nanoTime();
        CacheEntry entry = plan.cache().orElse(cache).get(plan.item(), listener, directory -> make(plan, directory));
        listener.heard(
                BuildListener.Kind.STEP,
                String.format(
                        Locale.ROOT,
                        "%s %s in %.2f s",
                        plan.what(),
                        entry.fresh() ? "built" : "found in the cache",
                        (System.nanoTime() - start) / 1e9));
        reportWarnings(entry);
        return new BuiltModel(plan.key(), plan.layout(), entry);
    }

    private void make(Plan plan, Path directory) throws IOException {
        try (ScratchFolder work = ScratchFolder.in(directory.getParent().resolve("work"))) {
            String warnings = Verilation.run(plan.design(), plan.options().verilatorFlags(), work.path());
            Files.writeString(directory.resolve(WARNINGS), warnings);
            listener.heard(BuildListener.Kind.STEP, plan.what() + " verilated");
            compile(plan, work.path(), directory.resolve(BuiltModel.FILE));
        }
    }

    /** Compiles wrapper and model as one translation unit and links them with the runtime objects. */
    private void compile(Plan plan, Path work, Path sharedObject) throws IOException {
        Path include = Toolchain.installed().verilatorInclude();
        Verilation.writePortNames(plan.design(), work);
        Files.writeString(work.resolve("model_sources.h"), Verilation.asOneUnit(work));
        Files.writeString(work.resolve("wrapper.cpp"), plan.wrapper());
        NativeSources.copyTo(work, NativeSources.FOR_MODEL);
        compileWrapper(plan, work, include);
        try (RuntimeObjects objects = RuntimeObjects.in(cache, plan.options(), listener)) {
            List<String> inputs = new ArrayList<>(List.of("wrapper.o"));
            inputs.addAll(objects.files());
            inputs.addAll(List.of("-o", sharedObject.toString()));
            inputs.addAll(plan.options().linkerFlags());
            Compiler.run(work, plan.what(), List.of(), inputs);
        }
    }

    /** Compiles with the precompiled headers where they serve, else as they stand in their files. */
    private void compileWrapper(Plan plan, Path work, Path include) {
        try (PrecompiledHeader header =
                PrecompiledHeader.in(cache, plan.options(), listener).orElse(null)) {
            if (header != null) {
                try {
                    compileWrapper(plan, work, Compiler.includes(header.path(), include));
                    return;
                } catch (ModelBuildException refused) {
                    // A system that gives programs no fixed addresses cannot use them (gcc: "had to relocate PCH").
                    listener.heard(
                            BuildListener.Kind.STEP, "again without precompiled headers: " + refused.getMessage());
                }
            }
        }
        compileWrapper(plan, work, Compiler.includes(include));
    }

    private static void compileWrapper(Plan plan, Path work, List<String> includes) {
        List<String> arguments = new ArrayList<>(includes);
        arguments.addAll(List.of("-w", "-c", "wrapper.cpp", "-o", "wrapper.o"));
        Compiler.run(work, plan.what(), plan.options().compilerFlags(), arguments);
    }

    private void reportWarnings(CacheEntry entry) {
        try {
            String warnings = Files.readString(entry.file(WARNINGS));
            if (!warnings.isEmpty()) {
                for (String warning : warnings.split("\n\n")) {
                    listener.heard(BuildListener.Kind.WARNING, warning);
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read " + entry.file(WARNINGS), failure);
        }
    }
}
