package org.heddle.cosim.build;

import java.io.File;
import java.lang.module.ModuleDescriptor.Version;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.heddle.cosim.cache.CacheKey;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.cosim.tool.ToolRun;

/**
 * Verilator and the C++ compiler of this machine.
 *
 * @param verilatorVersion what {@code verilator --version} prints
 * @param verilatorInclude the folder of Verilator's runtime sources
 * @param compilerVersion what {@code g++ -v} prints: version, target machine and configuration
 */
public record Toolchain(String verilatorVersion, Path verilatorInclude, String compilerVersion) {
    /** Command of Verilator. */
    public static final String VERILATOR = "verilator";

    static final String COMPILER = "g++";

    private static final Pattern VERILATOR_VERSION = Pattern.compile("Verilator ([0-9]+(?:\\.[0-9]+)*)");
    private static final Pattern COMPILER_VERSION = Pattern.compile("gcc version ([0-9]+(?:\\.[0-9]+)*)");

    // The front door has the same numbers, to refuse them earlier.
    private static final Version OLDEST_VERILATOR = Version.parse("5.006");
    private static final Version OLDEST_COMPILER = Version.parse("9");

    /** The last Verilator that describes designs in XML, by its release notes; JSON came with 5.022. */
    private static final Version LAST_WITH_XML = Version.parse("5.044");

    private static volatile Optional<Toolchain> found = Optional.empty();

    /**
     * The installed tools; looked up once.
     *
     * @throws MissingToolException if one is not there, or too old
     * @throws ModelBuildException on a system for which models cannot be compiled
     */
    public static Toolchain installed() {
        Toolchain tools = found.orElseGet(Toolchain::lookUp);
        found = Optional.of(tools);
        return tools;
    }

    /** Whether Verilator and the compiler can be called here, as far as that is seen without calling them. */
    public static boolean isFound() {
        return System.getProperty("os.name").equals("Linux") && isOnPath(VERILATOR) && isOnPath(COMPILER);
    }

    private static boolean isOnPath(String tool) {
        String path = System.getenv("PATH");
        return path != null
                && Stream.of(path.split(File.pathSeparator))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder.isEmpty() ? "." : folder, tool)));
    }

    /** Asks both tools at once: each takes some ten milliseconds to start, and every new process waits for this. */
    private static Toolchain lookUp() {
        requireSystem(System.getProperty("os.name"));
        CompletableFuture<String> compiler = CompletableFuture.supplyAsync(() -> output(COMPILER, "g++", "-v"));
        CompletableFuture<String> root =
                CompletableFuture.supplyAsync(() -> output(VERILATOR, "verilator", "--getenv", "VERILATOR_ROOT"));
        String version = output(VERILATOR, "verilator", "--version");
        requireVerilator(version);
        Path include = Path.of(result(root), "include");
        if (!Files.isRegularFile(include.resolve("verilated.cpp"))) {
            throw new MissingToolException(
                    VERILATOR,
                    "verilator",
                    "has no runtime sources in " + include + ": its installation is not complete");
        }
        requireCompiler(result(compiler));
        return new Toolchain(version, include, result(compiler));
    }

    /** Models are linked and loaded as GNU's linker and the ELF format have it. */
    static void requireSystem(String name) {
        if (!name.equals("Linux")) {
            throw new ModelBuildException("simulations run on Linux only, and this is " + name
                    + ": use a Linux machine, a virtual one or a container; everything else runs here");
        }
    }

    /** Refuses a Verilator by its answer to {@code --version}. */
    static void requireVerilator(String answer) {
        requireVersion(VERILATOR, "verilator", answer, VERILATOR_VERSION, OLDEST_VERILATOR);
    }

    /** Refuses a compiler by its answer to {@code -v}. */
    static void requireCompiler(String answer) {
        requireVersion(COMPILER, "g++", answer, COMPILER_VERSION, OLDEST_COMPILER);
    }

    private static void requireVersion(
            String tool, String debianPackage, String answer, Pattern pattern, Version oldest) {
        Optional<Version> version = version(answer, pattern);
        if (version.isEmpty()) {
            String first = answer.lines().findFirst().orElse("");
            throw new MissingToolException(
                    tool,
                    debianPackage,
                    "must be " + oldest + " or newer and does not tell its version (" + first + ")");
        }
        if (version.get().compareTo(oldest) < 0) {
            throw new MissingToolException(
                    tool,
                    debianPackage,
                    "must be " + oldest + " or newer, as in Debian 12 and Ubuntu 24.04, and here is " + version.get());
        }
    }

    private static Optional<Version> version(String answer, Pattern pattern) {
        Matcher match = pattern.matcher(answer);
        return match.find() ? Optional.of(Version.parse(match.group(1))) : Optional.empty();
    }

    /** Whether Verilator describes designs in XML; a newer one writes JSON. */
    public boolean describesInXml() {
        return version(verilatorVersion, VERILATOR_VERSION)
                        .orElse(LAST_WITH_XML)
                        .compareTo(LAST_WITH_XML)
                <= 0;
    }

    private static String result(CompletableFuture<String> output) {
        try {
            return output.join();
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw failure;
        }
    }

    private static String output(String tool, String debianPackage, String... arguments) {
        ToolRun run = ToolRun.of(
                Path.of("."),
                Stream.concat(Stream.of(tool), List.of(arguments).stream()).toList());
        if (!run.succeeded()) {
            throw new MissingToolException(
                    tool,
                    debianPackage,
                    "does not answer " + String.join(" ", arguments) + ": "
                            + run.output().strip());
        }
        return run.output().strip();
    }

    /** A key that already holds the tools and the machine. */
    CacheKey key() {
        return new CacheKey()
                .add("verilator", verilatorVersion)
                .add("compiler", compilerVersion)
                .add("machine", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    }
}
