package org.heddle.cosim.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Keeps a cache within its bound: removes whole entries, the one unused for longest first, never one that is in use; and
 * work folders that a killed process left behind.
 */
final class CacheSweep {
    /** System property with the bound in megabytes. */
    static final String PROPERTY = "heddle.cache.megabytes";

    private static final long DEFAULT_MEGABYTES = 2048;
    private static final Duration ABANDONED = Duration.ofHours(6);

    private final Path root;
    private final long mostBytes;

    private CacheSweep(Path root, long mostBytes) {
        this.root = root;
        this.mostBytes = mostBytes;
    }

    static CacheSweep of(Path root) {
        return new CacheSweep(root, limitBytes());
    }

    static long limitBytes() {
        return Long.getLong(PROPERTY, DEFAULT_MEGABYTES) << 20;
    }

    private record Candidate(Path directory, FileTime lastUse, long bytes) {}

    /** What a cache holds. */
    static List<ContentCache.Content> contents(Path root) throws IOException {
        return of(root).candidates().stream()
                .map(candidate -> new ContentCache.Content(
                        candidate.directory().getParent().getFileName().toString(),
                        candidate.directory().getFileName().toString(),
                        candidate.bytes(),
                        candidate.lastUse().toInstant()))
                .sorted(Comparator.comparing(ContentCache.Content::kind)
                        .thenComparing(ContentCache.Content::lastUse)
                        .thenComparing(ContentCache.Content::key))
                .toList();
    }

    /** Removes every entry that nobody uses. */
    static List<ContentCache.Content> clear(Path root) throws IOException {
        CacheSweep sweep = of(root);
        List<ContentCache.Content> removed = new ArrayList<>();
        for (ContentCache.Content content : contents(root)) {
            if (sweep.remove(root.resolve(content.kind()).resolve(content.key()))) {
                removed.add(content);
            }
        }
        return removed;
    }

    /**
     * Removes what is too much.
     *
     * @param keep the entry that was just made
     */
    void sweep(Path keep) throws IOException {
        removeAbandoned();
        List<Candidate> candidates = candidates();
        long total = candidates.stream().mapToLong(Candidate::bytes).sum();
        candidates.sort(Comparator.comparing(Candidate::lastUse));
        for (Candidate candidate : candidates) {
            if (total <= mostBytes) {
                return;
            }
            if (!candidate.directory().equals(keep) && remove(candidate.directory())) {
                total -= candidate.bytes();
            }
        }
    }

    private List<Candidate> candidates() throws IOException {
        List<Candidate> candidates = new ArrayList<>();
        for (Path kind : list(root)) {
            String name = kind.getFileName().toString();
            if (!name.equals("locks") && !name.equals("tmp") && Files.isDirectory(kind)) {
                for (Path entry : list(kind)) {
                    candidate(entry).ifPresent(candidates::add);
                }
            }
        }
        return candidates;
    }

    private static Optional<Candidate> candidate(Path entry) {
        try {
            long bytes = 0;
            for (Path file : list(entry)) {
                bytes += Files.size(file);
            }
            Path seal = entry.resolve(EntrySeal.FILE);
            FileTime lastUse = Files.exists(seal) ? Files.getLastModifiedTime(seal) : FileTime.fromMillis(0);
            return Optional.of(new Candidate(entry, lastUse, bytes));
        } catch (IOException removedMeanwhile) {
            return Optional.empty();
        }
    }

    private boolean remove(Path entry) throws IOException {
        Path lockFile = Files.createDirectories(root.resolve("locks"))
                .resolve(entry.getParent().getFileName() + "-" + entry.getFileName());
        Optional<EntryLock> opened = EntryLock.tryOpen(lockFile);
        if (opened.isEmpty()) {
            return false;
        }
        try (EntryLock lock = opened.get()) {
            if (!lock.tryExclusive()) {
                return false;
            }
            ScratchFolder.delete(entry);
            return true;
        }
    }

    private void removeAbandoned() throws IOException {
        FileTime oldest = FileTime.from(Instant.now().minus(ABANDONED));
        for (Path folder : list(root.resolve("tmp"))) {
            try {
                if (Files.getLastModifiedTime(folder).compareTo(oldest) < 0) {
                    ScratchFolder.delete(folder);
                }
            } catch (IOException removedMeanwhile) {
                // Its owner was alive after all, or another sweep came first.
            }
        }
    }

    private static List<Path> list(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> paths = Files.list(directory)) {
            return paths.toList();
        } catch (UncheckedIOException failure) {
            throw failure.getCause();
        }
    }
}
