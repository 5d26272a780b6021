package org.heddle.cosim.cache;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.FileTree;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.cosim.tool.Ownership;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.StorageException;

/**
 * Results by the hash of what they were made from, shared by threads and processes.
 *
 * <p>An entry is a folder {@code <kind>/<key>}. It is made in {@code tmp} and renamed when it is complete, under a lock of
 * its own in {@code locks}: whoever comes second waits and then finds it. Its seal holds a digest of every file; an entry
 * that does not agree with its seal is made again. The cache is bounded; see {@link CacheSweep}. Nothing else in its folder
 * is touched; see {@link CacheRoot}.
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
     *
     * @throws StorageException if none is named and the user has no home folder
     */
    public static ContentCache ofUser() {
        String place = System.getProperty(PROPERTY, System.getenv().getOrDefault(VARIABLE, ""));
        if (!place.isEmpty()) {
            return at(Path.of(place));
        }
        String xdg = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
        Path caches = xdg.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(xdg);
        if (!caches.isAbsolute()) {
            throw new StorageException("this user has no home folder for a cache (" + caches + "): set " + VARIABLE
                    + " to a folder for it");
        }
        return at(caches.resolve("heddle"));
    }

    /** The folder of this cache. */
    public Path root() {
        return root;
    }

    /**
     * One entry.
     *
     * @param kind {@code library}, {@code objects}, {@code models}, {@code loops} or {@code netlists}
     * @param key hash of everything it was made from
     * @param bytes size of its files
     * @param lastUse when it was last found or made
     */
    public record Content(String kind, String key, long bytes, Instant lastUse) {}

    /**
     * Everything that is in the cache, ordered by kind, then by last use.
     *
     * @throws StorageException if the folder is not a cache of Heddle, or cannot be read
     */
    public List<Content> contents() {
        try {
            Optional<CacheRoot> existing = CacheRoot.existing(root);
            return existing.isEmpty() ? List.of() : new CacheSweep(existing.get()).contents();
        } catch (IOException failure) {
            throw unusable("read", failure);
        }
    }

    /**
     * Removes every entry that no process is using at this moment; models that are loaded already run on.
     *
     * @return what was removed
     * @throws StorageException if the folder is not a cache of Heddle, or cannot be written
     */
    public List<Content> clear() {
        try {
            Optional<CacheRoot> existing = CacheRoot.existing(root);
            return existing.isEmpty() ? List.of() : new CacheSweep(existing.get()).clear();
        } catch (IOException failure) {
            throw unusable("cleared", failure);
        }
    }

    private StorageException unusable(String verb, IOException failure) {
        return new StorageException(
                "the cache " + root + " cannot be " + verb + " (" + why(failure) + "): mend that, or set " + VARIABLE
                        + " to another folder",
                failure);
    }

    private static String why(IOException failure) {
        if (failure instanceof AccessDeniedException denied) {
            return "no permission for " + denied.getFile();
        }
        if (failure instanceof FileAlreadyExistsException inTheWay) {
            return inTheWay.getFile() + " is not a folder";
        }
        boolean tells = failure.getClass() == IOException.class
                || failure instanceof FileSystemException told && told.getReason() != null;
        return tells ? failure.getMessage() : failure.toString();
    }

    /** The most that the cache holds before it forgets what was unused for longest, in bytes. */
    public static long limitBytes() {
        return CacheSweep.limitBytes();
    }

    /** Makes the files of an entry. */
    @FunctionalInterface
    public interface Producer {
        void produce(Path directory) throws IOException;
    }

    /**
     * Finds an entry, or makes it.
     *
     * @throws ModelBuildException if someone else is building it and does not finish within 15 minutes
     * @throws StorageException if the cache cannot be used
     */
    public CacheEntry get(CacheItem item, BuildListener listener, Producer producer) {
        try {
            return find(CacheRoot.opened(root, listener), item, listener, producer);
        } catch (IOException failure) {
            throw unusable("written for " + item.what(), failure);
        }
    }

    /** Returns whether there is no entry of a kind, as far as that is seen without opening the cache. */
    public boolean isWithout(CacheKind kind) {
        try {
            return FileTree.children(root.resolve(kind.folder())).isEmpty();
        } catch (IOException unreadable) {
            return true;
        }
    }

    /** Returns whether an entry is there, or at least was made; nothing is locked, checked or counted as used. */
    public boolean has(CacheItem item) {
        return FileTree.isFile(
                root.resolve(item.kind().folder()).resolve(item.key()).resolve(EntrySeal.FILE));
    }

    /**
     * Does something if no other process, or thread, does the same with this cache now.
     *
     * @param task its name: lower case letters
     * @return whether it was done
     * @throws StorageException if the cache cannot be used
     */
    public boolean alone(String task, BuildListener listener, Runnable work) {
        try {
            Optional<EntryLock> opened =
                    EntryLock.tryOpen(CacheRoot.opened(root, listener).lockOf(task));
            if (opened.isEmpty()) {
                return false;
            }
            try (EntryLock lock = opened.get()) {
                boolean isFree = lock.tryExclusive();
                if (isFree) {
                    work.run();
                }
                return isFree;
            }
        } catch (IOException failure) {
            throw unusable("locked for " + task, failure);
        }
    }

    private CacheEntry find(CacheRoot opened, CacheItem item, BuildListener listener, Producer producer)
            throws IOException {
        Path lockFile = opened.lockOf(item.kind(), item.key());
        if (EntryLock.isHeldByThisThread(lockFile)) {
            throw new IllegalStateException(
                    "this thread still holds the cache entry of " + item.what() + ": close it first");
        }
        Instant limit = Instant.now().plus(WAIT_LIMIT);
        boolean said = false;
        while (true) {
            String holder = "another thread of this program";
            Optional<EntryLock> lock = EntryLock.tryOpen(lockFile);
            if (lock.isPresent()) {
                Optional<CacheEntry> entry = lockedFind(opened, item, listener, producer, lock.get());
                if (entry.isPresent()) {
                    return entry.get();
                }
                holder = lock.get().holder();
            }
            if (!said) {
                listener.heard(
                        BuildListener.Kind.WAIT, "waiting for " + item.what() + ", which " + holder + " is building");
                said = true;
            }
            if (Instant.now().isAfter(limit)) {
                throw new ModelBuildException("waited " + WAIT_LIMIT.toMinutes() + " minutes for " + item.what()
                        + ", which " + holder + " is building: if it stands still, end it");
            }
            pause();
        }
    }

    /** Uses or makes the entry if its file lock is free; otherwise gives the lock back. */
    private static Optional<CacheEntry> lockedFind(
            CacheRoot opened, CacheItem item, BuildListener listener, Producer producer, EntryLock lock)
            throws IOException {
        Path directory = opened.entry(item);
        boolean kept = false;
        boolean made = false;
        try {
            while (lock.tryShared()) {
                if (EntrySeal.holds(directory, item.files())) {
                    Files.setLastModifiedTime(directory.resolve(EntrySeal.FILE), FileTime.from(Instant.now()));
                    kept = true;
                    return Optional.of(new CacheEntry(directory, made, lock));
                }
                if (made && FileTree.exists(directory)) {
                    throw new StorageException(directory + " does not stay as it was made (" + Ownership.of(directory)
                            + "), so it cannot be trusted as native code: set " + VARIABLE
                            + " to a folder of a local file system that keeps owners and permissions");
                }
                if (!lock.tryExclusive()) {
                    break;
                }
                // Another process may have finished it between the two locks.
                if (!EntrySeal.holds(directory, item.files())) {
                    make(opened, directory, item, listener, producer);
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

    private static void make(
            CacheRoot opened, Path directory, CacheItem item, BuildListener listener, Producer producer)
            throws IOException {
        if (FileTree.exists(directory)) {
            listener.heard(BuildListener.Kind.STEP, "the cached " + item.what() + " is damaged and is made again");
        }
        try (ScratchFolder scratch = ScratchFolder.in(opened.work())) {
            Path made = Files.createDirectory(scratch.path().resolve("entry"));
            producer.produce(made);
            EntrySeal.write(made, item.files());
            ScratchFolder.requireComplete();
            if (FileTree.exists(directory)) {
                Files.move(directory, scratch.path().resolve("damaged"), StandardCopyOption.ATOMIC_MOVE);
            }
            Files.move(made, directory, StandardCopyOption.ATOMIC_MOVE);
        }
        new CacheSweep(opened).sweep(directory);
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
