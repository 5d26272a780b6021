package org.heddle.cosim.partition;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.tool.ScratchFolder;
import org.jspecify.annotations.Nullable;

/**
 * A cluster over processes, one for each part of its members; see the package's description. It belongs to one thread at a time.
 *
 * <p>Where anything goes wrong, all processes are ended before the exception is thrown, and every later call throws it again.
 */
public final class PartitionedCluster implements AutoCloseable {
    private static final String FILE = "words";
    private static final String PROPERTIES = "heddle.";
    /** Properties that are this process's own: its terminal, and the folder that its own counts of coverage go to. */
    private static final List<String> OWN_PROPERTIES = List.of("heddle.terminal", "heddle.coverage");

    private static final long CHECK_NS = TimeUnit.MILLISECONDS.toNanos(2);

    private final PartOptions options;
    private final SharedWords words;
    private final Lockstep clock;
    private final List<PartProcess> processes = new ArrayList<>();
    private final Backoff backoff = new Backoff();
    private long cycle;
    private boolean closed;
    private @Nullable RuntimeException failure;

    private PartitionedCluster(PartOptions options, ScratchFolder folder) {
        this.options = options;
        int parts = options.parts();
        Path file = folder.path().resolve(FILE);
        words = SharedWords.create(file, Math.addExact(Lockstep.words(parts), options.words()));
        clock = new Lockstep(words, parts);
        try {
            for (int part = 0; part < parts; part++) {
                int number = part;
                processes.add(PartProcess.start(
                        name(part),
                        command(file, part),
                        options.settings(),
                        line -> options.progress().accept("process " + number + ": " + line)));
            }
            await(() -> processes.stream().allMatch(PartProcess::isReady));
        } catch (IOException impossible) {
            close();
            throw new UncheckedIOException("cannot start a process of a cluster", impossible);
        } catch (RuntimeException failed) {
            close();
            throw failed;
        }
    }

    /**
     * Starts all processes, and waits until their members are open.
     *
     * @throws PartFailedException if one of them dies or throws
     * @throws org.heddle.cosim.tool.StorageException if there is no room for the shared words
     * @throws CancellationException if this thread is interrupted; its flag stays set
     */
    public static PartitionedCluster start(PartOptions options) {
        // All have mapped the file when they are ready: its name goes, and whatever happens, nothing stays behind.
        try (ScratchFolder folder = ScratchFolder.inMemory()) {
            return new PartitionedCluster(options, folder);
        } catch (IOException failure) {
            throw new UncheckedIOException("no folder for the memory that processes share", failure);
        }
    }

    private String name(int part) {
        return "process " + part + " of " + options.parts() + ", "
                + options.members().get(part);
    }

    /** A terminal's interrupt is this process's business: parts ignore it, and end when their standard input does. */
    private List<String> command(Path file, int part) {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "trap '' INT; exec \"$@\"", "heddle-part"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Xshare:auto",
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:+DisplayVMOutputToStderr",
                "-XX:-OmitStackTraceInFastThrow",
                "-Dfile.encoding=UTF-8",
                "-Duser.language=en",
                "-Duser.country=US",
                "-Djava.awt.headless=true",
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir")));
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith(PROPERTIES) && !OWN_PROPERTIES.contains(name))
                .sorted()
                .forEach(name -> command.add("-D" + name + "=" + System.getProperty(name)));
        command.addAll(options.machine());
        command.addAll(List.of("-cp", classPath(), options.mainClass()));
        command.addAll(List.of(
                file.toString(),
                Integer.toString(part),
                Integer.toString(options.parts()),
                Integer.toString(options.lookahead())));
        return command;
    }

    private static String classPath() {
        List<String> places = new ArrayList<>();
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
            places.add(Path.of(place).toAbsolutePath().toString());
        }
        return String.join(File.pathSeparator, places);
    }

    /** Number of processes. */
    public int parts() {
        return options.parts();
    }

    /** The process of a part, as the operating system numbers it. */
    public long pid(int part) {
        return processes.get(part).pid();
    }

    /** The words that are shared with all parts; those from {@link #from} on are the members'. */
    public SharedWords words() {
        return words;
    }

    /** Index of the first word that is the members'. */
    public int from() {
        return Lockstep.words(options.parts());
    }

    /** Cycles run so far. */
    public long cycle() {
        return cycle;
    }

    /**
     * Runs all members. What this thread wrote into the shared words before is seen by them, and afterwards it sees what they wrote.
     *
     * @param cycles at least 0
     * @throws PartFailedException if a process dies or throws
     * @throws CancellationException if this thread is interrupted; its flag stays set
     */
    public void run(long cycles) {
        if (cycles < 0) {
            throw new IllegalArgumentException("cycles must be >= 0: cycles=" + cycles);
        }
        requireOpen();
        long target = cycle + cycles;
        clock.setTarget(target);
        await(() -> clock.slowest() >= target);
        cycle = target;
    }

    private void requireOpen() {
        if (failure != null) {
            throw failure;
        }
        if (closed) {
            throw new IllegalStateException("the processes of this cluster have ended");
        }
    }

    private void await(BooleanSupplier condition) {
        backoff.begin();
        long checked = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (backoff.pause() && System.nanoTime() - checked > CHECK_NS) {
                check();
                checked = System.nanoTime();
            }
        }
    }

    private void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw failed(new CancellationException("interrupted in cycle " + clock.slowest() + " of a cluster over "
                    + options.parts() + " processes, which have been ended"));
        }
        for (int part = 0; part < processes.size(); part++) {
            if (processes.get(part).hasFailed()) {
                throw failed(processes.get(part).failure(part, clock.cycle(part)));
            }
        }
    }

    private RuntimeException failed(RuntimeException first) {
        failure = first;
        close();
        return first;
    }

    /** The first failure of a process, or of this thread while it waited; null if there was none. */
    public @Nullable RuntimeException failure() {
        return failure;
    }

    /**
     * Lets all processes end, and brings their reports.
     *
     * @return one for each part
     * @throws PartFailedException if a process dies or throws instead
     */
    public List<byte[]> finish() {
        requireOpen();
        clock.setTarget(Lockstep.END);
        await(() -> processes.stream().allMatch(process -> process.report() != null));
        closed = true;
        List<byte[]> reports = new ArrayList<>();
        for (PartProcess process : processes) {
            process.end();
            reports.add(Objects.requireNonNull(process.report()));
        }
        return reports;
    }

    /** Ends all processes that have not ended, at once. */
    @Override
    public void close() {
        closed = true;
        processes.forEach(PartProcess::kill);
        processes.forEach(PartProcess::end);
    }
}
