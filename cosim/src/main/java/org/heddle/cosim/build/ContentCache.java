package org.heddle.cosim.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Results by the hash of what they were made from, shared by threads and processes.
 *
 * <p>An entry is a folder {@code <kind>/<key>}. It is made in {@code tmp} and renamed when it is complete, under a lock of
 * its own in {@code locks}: whoever comes second waits and then finds it. Its seal holds a digest of every file; an entry
 * that does not agree with its seal is made again. The cache is bounded; see {@link CacheSweep}.
 */
public final class ContentCache {
    /** System property that places the cache. */
    public static final String PROPERTY = "heddle.cache";

    /** Environment variable that places the cache. */
    public static final String VARIABLE = "HEDDLE_CACHE";

    private static final Duration WAIT_LIMIT = Duration.ofMinutes(15);
    private static final Duration POLL = Duration.ofMillis(20);

    private final Path root;

    private ContentCache(Path root) {
        this.root = root.toAbsolutePath();
    }

    /** A cache in this folder, which is made when it is needed. */
    public static ContentCache at(Path root) {
        return new ContentCache(root);
    }

    /**
     * The user's cache: the system property {@value #PROPERTY}, else the environment variable {@value #VARIABLE}, else
     * {@code heddle} under {@code $XDG_CACHE_HOME} or {@code ~/.cache}.
     */
    public static ContentCache ofUser() {
        String place = System.getProperty(PROPERTY, System.getenv().getOrDefault(VARIABLE, ""));
        if (!place.isEmpty()) {
            return at(Path.of(place));
        }
        String xdg = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
        return at(
                (xdg.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(xdg)).resolve("heddle"));
    }

    /** The folder of this cache. */
    public Path root() {
        return root;
    }

    /**
     * One entry.
     *
     * @param kind {@code library}, {@code objects}, {@code models} or {@code loops}
     * @param key hash of everything it was made from
     * @param bytes size of its files
     * @param lastUse when it was last found or made
     */
    public record Content(String kind, String key, long bytes, Instant lastUse) {}

    /** Everything that is in the cache, ordered by kind, then by last use. */
    public List<Content> contents() {
        try {
            return CacheSweep.contents(root);
        } catch (IOException failure) {
            throw new UncheckedIOException("the cache " + root + " cannot be read: " + failure, failure);
        }
    }

    /**
     * Removes every entry that no process is using at this moment; models that are loaded already run on.
     *
     * @return what was removed
     */
    public List<Content> clear() {
        try {
            return CacheSweep.clear(root);
        } catch (IOException failure) {
            throw new UncheckedIOException("the cache " + root + " cannot be cleared: " + failure, failure);
        }
    }

    /** The most that the cache holds before it forgets what was unused for longest, in bytes. */
    public static long limitBytes() {
        return CacheSweep.limitBytes();
    }

    /** Makes the files of an entry. */
    @FunctionalInterface
    interface Producer {
        void produce(Path directory) throws IOException;
    }

    /**
     * Finds an entry, or makes it.
     *
     * @param what the entry's subject in messages, such as {@code model "queue"}
     * @throws ModelBuildException if someone else is building it and does not finish within 15 minutes
     */
    CacheEntry get(String kind, String key, String what, BuildListener listener, Producer producer) {
        try {
            return find(kind, key, what, listener, producer);
        } catch (IOException failure) {
            throw new UncheckedIOException("the cache " + root + " cannot hold " + what + ": " + failure, failure);
        }
    }

    private CacheEntry find(String kind, String key, String what, BuildListener listener, Producer producer)
            throws IOException {
        Path directory = root.resolve(kind).resolve(key);
        Path lockFile = Files.createDirectories(root.resolve("locks")).resolve(kind + "-" + key);
        if (EntryLock.isHeldByThisThread(lockFile)) {
            throw new IllegalStateException("this thread still holds the cache entry of " + what + ": close it first");
        }
        Instant limit = Instant.now().plus(WAIT_LIMIT);
        boolean said = false;
        while (true) {
            Optional<EntryLock> opened = EntryLock.tryOpen(lockFile);
            if (opened.isPresent()) {
                Optional<CacheEntry> entry = lockedFind(directory, what, listener, producer, opened.get());
                if (entry.isPresent()) {
                    return entry.get();
                }
            }
            if (!said) {
                listener.heard(BuildListener.Kind.WAIT, "waiting for " + what + ", which someone else is building");
                said = true;
            }
            if (Instant.now().isAfter(limit)) {
                throw new ModelBuildException("waited " + WAIT_LIMIT.toMinutes() + " minutes for " + what
                        + ", which another process is building: end that process, or remove " + lockFile);
            }
            pause();
        }
    }

    /** Uses or makes the entry if its file lock is free; otherwise gives the lock back. */
    private Optional<CacheEntry> lockedFind(
            Path directory, String what, BuildListener listener, Producer producer, EntryLock lock) throws IOException {
        boolean kept = false;
        boolean made = false;
        try {
            while (lock.tryShared()) {
                if (EntrySeal.holds(directory)) {
                    Files.setLastModifiedTime(directory.resolve(EntrySeal.FILE), FileTime.from(Instant.now()));
                    kept = true;
                    return Optional.of(new CacheEntry(directory, made, lock));
                }
                if (!lock.tryExclusive()) {
                    break;
                }
                // Another process may have finished it between the two locks.
                if (!EntrySeal.holds(directory)) {
                    make(directory, what, listener, producer);
                    made = true;
                }
            }
            return Optional.empty();
        } finally {
            if (!kept) {
                lock.close();
            }
        }
    }

    private void make(Path directory, String what, BuildListener listener, Producer producer) throws IOException {
        if (Files.exists(directory)) {
            listener.heard(BuildListener.Kind.STEP, "the cached " + what + " is damaged and is made again");
        }
        try (ScratchFolder scratch = ScratchFolder.in(root.resolve("tmp"))) {
            Path made = Files.createDirectory(scratch.path().resolve("entry"));
            producer.produce(made);
            EntrySeal.write(made);
            ScratchFolder.requireComplete();
            if (Files.exists(directory)) {
                Files.move(directory, scratch.path().resolve("damaged"), StandardCopyOption.ATOMIC_MOVE);
            }
            Files.createDirectories(directory.getParent());
            Files.move(made, directory, StandardCopyOption.ATOMIC_MOVE);
        }
        CacheSweep.of(root).sweep(directory);
    }

    private static void pause() {
        try {
            Thread.sleep(POLL.toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ModelBuildException("interrupted while waiting for another build", interrupted);
        }
    }
}
