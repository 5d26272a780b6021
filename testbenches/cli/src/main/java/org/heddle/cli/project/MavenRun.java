package org.heddle.cli.project;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.cli.shared.Home;

/** One run of Maven over the working tree, in a process of its own. */
final class MavenRun {
    private final Home home;
    private final Path log;

    /**
     * Prepares a run.
     *
     * @param home the working tree
     * @param log file that keeps the whole output
     */
    MavenRun(Home home, Path log) {
        this.home = home;
        this.log = log;
    }

    /**
     * Runs Maven to its end.
     *
     * @param arguments goals and options
     * @param watcher sees each line of output as it comes
     * @return Maven's exit status
     */
    int run(List<String> arguments, Consumer<String> watcher) throws IOException, InterruptedException {
        return run(List.of(), arguments, watcher);
    }

    /** The same for a command that does not hold the lock of the front door: it waits until nobody else builds or tests here. */
    int runLocked(List<String> arguments, Consumer<String> watcher) throws IOException, InterruptedException {
        return run(List.of("flock", home.state().resolve("lock").toString()), arguments, watcher);
    }

    private int run(List<String> before, List<String> arguments, Consumer<String> watcher)
            throws IOException, InterruptedException {
        Files.createDirectories(home.state());
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of("mvn", "-B", "-Dstyle.color=never", "-f"));
        command.add(home.root().resolve("pom.xml").toString());
        if (Files.exists(home.unfinishedMark())) {
            command.add("clean");
        }
        command.addAll(arguments);
        Files.write(home.unfinishedMark(), List.of());
        int status = status(command, home.root(), log, watcher);
        Files.deleteIfExists(home.unfinishedMark());
        return status;
    }

    /**
     * Runs a command of Maven in any folder to its end.
     *
     * @param log file that keeps the whole output
     * @param watcher sees each line of output as it comes
     * @return its exit status
     */
    static int status(List<String> command, Path folder, Path log, Consumer<String> watcher)
            throws IOException, InterruptedException {
        Process maven = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        maven.getOutputStream().close();
        try (BufferedReader lines = maven.inputReader(StandardCharsets.UTF_8);
                BufferedWriter kept = Files.newBufferedWriter(log)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                kept.write(line);
                kept.newLine();
                watcher.accept(line);
            }
        }
        return maven.waitFor();
    }
}
