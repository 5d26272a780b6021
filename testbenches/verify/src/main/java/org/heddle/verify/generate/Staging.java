package org.heddle.verify.generate;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.report.FileTrouble;

/**
 * A hidden folder inside a target, where files are written before they appear in the target by renaming.
 *
 * <p>An interrupt (Ctrl-C) ends the program through its shutdown hooks while other threads go on; so every step takes this object's
 * lock, the hook does too, and after it no step does anything. Publishing is one step: the hook waits for the few renames.
 * What a killed program leaves behind is swept by a later one, which knows it by its age.
 */
final class Staging implements AutoCloseable {
    private static final String PREFIX = ".heddle-generate-";
    private static final Duration ABANDONED = Duration.ofHours(1); // a generation takes seconds

    private final Path target;
    private final List<Path> madeFolders;
    private final Path fresh;
    private final Path retired;
    private final Path stage;
    private final Thread hook = new Thread(this::discard, "remove unfinished files");
    private boolean closed;

    private Staging(Path target, List<Path> madeFolders, Path stage) throws IOException {
        this.target = target;
        this.madeFolders = madeFolders;
        this.stage = stage;
        this.fresh = Files.createDirectory(stage.resolve("fresh"));
        this.retired = Files.createDirectory(stage.resolve("retired"));
    }

    /**
     * Prepares a target, which is made if need be.
     *
     * @throws OutputRefusedException when nothing can be made there
     */
    static Staging in(Path target) throws OutputRefusedException {
        List<Path> missing = new ArrayList<>();
        for (Path folder = target.toAbsolutePath(); !Files.exists(folder); folder = folder.getParent()) {
            missing.add(folder);
        }
        try {
            Files.createDirectories(target);
            sweep(target);
            Staging staging = new Staging(target, missing, Files.createTempDirectory(target, PREFIX));
            Runtime.getRuntime().addShutdownHook(staging.hook);
            return staging;
        } catch (IOException e) {
            throw new OutputRefusedException(
                    "cannot write into " + target + ": the system refuses it (" + e + "). Name another folder.");
        }
    }

    /** Writes a file, in UTF-8, that the target does not show yet. */
    synchronized void write(Path file, String text) throws IOException {
        requireOpen();
        Path place = fresh.resolve(file);
        try {
            Files.createDirectories(place.getParent());
            Files.writeString(place, text);
        } catch (IOException trouble) {
            throw FileTrouble.of(target, trouble);
        }
    }

    /**
     * Shows what was written.
     *
     * @param names files and folders that take the place of those of the same name in the target
     * @param stale files and folders that leave the target
     */
    synchronized void publish(List<String> names, List<String> stale) throws IOException {
        requireOpen();
        for (String name : names) {
            retire(name);
            try {
                Files.move(fresh.resolve(name), target.resolve(name), StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException e) {
                restore(name);
                throw e;
            }
        }
        for (String name : stale) {
            retire(name);
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            return; // the program is ending: the hook does the work
        }
        discard();
    }

    /** Removes all that was not published. */
    synchronized void discard() {
        if (closed) {
            return;
        }
        closed = true;
        delete(stage);
        madeFolders.forEach(folder -> folder.toFile().delete()); // only where nothing came into it
    }

    private void requireOpen() throws InterruptedIOException {
        if (closed) {
            throw new InterruptedIOException("interrupted; " + target + " is as it was");
        }
    }

    private void retire(String name) throws IOException {
        if (Files.exists(target.resolve(name))) {
            Files.move(target.resolve(name), retired.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    private void restore(String name) throws IOException {
        if (Files.exists(retired.resolve(name))) {
            Files.move(retired.resolve(name), target.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    private static void sweep(Path target) throws IOException {
        Instant old = Instant.now().minus(ABANDONED);
        try (var stages = Files.newDirectoryStream(target, PREFIX + "*")) {
            for (Path stage : stages) {
                if (Files.getLastModifiedTime(stage).toInstant().isBefore(old)) {
                    delete(stage);
                }
            }
        }
    }

    /** Deletes what can be deleted: what cannot is no reason to fail, because the next sweep tries again. */
    private static void delete(Path folder) {
        try (Stream<Path> paths = Files.walk(folder)) {
            paths.sorted(Comparator.reverseOrder())
                    .forEach(path -> path.toFile().delete());
        } catch (IOException e) {
            folder.toFile().deleteOnExit();
        }
    }
}
