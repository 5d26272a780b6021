package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.cosim.tool.ToolRun;

/** Runs the C++ compiler. */
final class Compiler {
    private Compiler() {}

    /** Flags that let a source see our hooks before, and Verilator's headers. */
    static List<String> includes(Path verilatorInclude) {
        return includes(NativeSources.HOOKS, verilatorInclude);
    }

    /** Flags that let a source see this header before, and Verilator's headers. */
    static List<String> includes(String first, Path verilatorInclude) {
        return List.of("-include", first, "-I.", "-I" + verilatorInclude, "-I" + verilatorInclude.resolve("vltstd"));
    }

    /**
     * Compiles or links.
     *
     * @param what the subject, for the message of a failure
     * @throws ModelBuildException if the compiler refuses; the message holds its first lines
     */
    static void run(Path directory, String what, List<String> flags, List<String> rest) {
        List<String> command = new ArrayList<>(List.of(Toolchain.COMPILER));
        command.addAll(flags);
        command.addAll(rest);
        ToolRun run = ToolRun.of(directory, command);
        if (!run.succeeded()) {
            String first = String.join("\n", run.output().lines().limit(20).toList());
            throw new ModelBuildException(
                    "the C++ compiler refuses " + what + ":\n" + first + "\ncommand: " + String.join(" ", command));
        }
    }

    /** Runs several commands with the same flags, as many at once as there are processors. */
    static void runAll(Path directory, String what, List<String> flags, List<List<String>> commands)
            throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(
                Math.min(commands.size(), Runtime.getRuntime().availableProcessors()), work -> {
                    Thread thread = new Thread(work, "heddle-compiler");
                    thread.setDaemon(true); // no program that ends waits for it
                    return thread;
                });
        try {
            List<Future<?>> runs = new ArrayList<>();
            for (List<String> rest : commands) {
                runs.add(pool.submit(() -> {
                    run(directory, what, flags, rest);
                    return null;
                }));
            }
            for (Future<?> run : runs) {
                run.get();
            }
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException refused) {
                throw refused;
            }
            throw new IOException(failure.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ModelBuildException("interrupted while waiting for " + Toolchain.COMPILER, interrupted);
        } finally {
            pool.shutdownNow();
        }
    }
}
