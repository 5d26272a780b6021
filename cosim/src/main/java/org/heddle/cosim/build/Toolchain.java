package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;

/**
 * Verilator and the C++ compiler of this machine.
 *
 * @param verilatorVersion what {@code verilator --version} prints
 * @param verilatorInclude the folder of Verilator's runtime sources
 * @param compilerVersion what {@code g++ -v} prints: version, target machine and configuration
 */
record Toolchain(String verilatorVersion, Path verilatorInclude, String compilerVersion) {
    static final String VERILATOR = "verilator";
    static final String COMPILER = "g++";

    private static volatile Optional<Toolchain> found = Optional.empty();

    /**
     * The installed tools; looked up once.
     *
     * @throws MissingToolException if one is not there
     */
    static Toolchain installed() {
        Toolchain tools = found.orElseGet(Toolchain::lookUp);
        found = Optional.of(tools);
        return tools;
    }

    /** Asks both tools at once: each takes some ten milliseconds to start, and every new process waits for this. */
    private static Toolchain lookUp() {
        CompletableFuture<String> compiler = CompletableFuture.supplyAsync(() -> output(COMPILER, "g++", "-v"));
        CompletableFuture<String> root =
                CompletableFuture.supplyAsync(() -> output(VERILATOR, "verilator", "--getenv", "VERILATOR_ROOT"));
        String version = output(VERILATOR, "verilator", "--version");
        Path include = Path.of(result(root), "include");
        if (!Files.isRegularFile(include.resolve("verilated.cpp"))) {
            throw new MissingToolException(
                    VERILATOR,
                    "verilator",
                    "has no runtime sources in " + include + ": its installation is not complete");
        }
        return new Toolchain(version, include, result(compiler));
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
        ToolRun run;
        try {
            run = ToolRun.of(
                    Path.of("."),
                    Stream.concat(Stream.of(tool), List.of(arguments).stream()).toList());
        } catch (IOException missing) {
            throw new MissingToolException(tool, debianPackage, "is not on the PATH");
        }
        if (run.failed()) {
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
