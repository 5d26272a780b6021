package org.heddle.cosim.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.heddle.cosim.tool.FileTree;
import org.heddle.cosim.tool.ScratchFolder;

/**
 * Keeps a cache within its bound: removes whole entries, the one unused for longest first, never one that is in use; and
 * work folders that a killed process left behind.
 */
final class CacheSweep {
    /** System property with the bound in megabytes. */
    static final String PROPERTY = "heddle.cache.megabytes";

    private static final long DEFAULT_MEGABYTES = 2048;

    private final CacheRoot root;

    CacheSweep(CacheRoot root) {
        this.root = root;
    }

    static long limitBytes() {
        return Long.getLong(PROPERTY, DEFAULT_MEGABYTES) << 20;
    }

    private record Candidate(CacheRoot.Entry entry, FileTime lastUse, long bytes) {
        ContentCache.Content content() {
            return new ContentCache.Content(entry.kind().folder(), entry.key(), bytes, lastUse.toInstant());
        }
    }

    /** Returns the entries of the cache, sorted by kind, then by last use, then by key. */
    List<ContentCache.Content> contents() throws IOException {
        return candidates().stream()
                .map(Candidate::content)
                .sorted(Comparator.comparing(ContentCache.Content::kind)
                        .thenComparing(ContentCache.Content::lastUse)
                        .thenComparing(ContentCache.Content::key))
                .toList();
    }

    /** Removes every entry that nobody uses. */
    List<ContentCache.Content> clear() throws IOException {
        ScratchFolder.sweep(root.work());
        List<ContentCache.Content> removed = new ArrayList<>();
        for (Candidate candidate : candidates()) {
            if (remove(candidate.entry())) {
                removed.add(candidate.content());
            }
        }
        return removed;
    }

    /**
     * Removes what is too much.
     *
     * @param keep folder of the entry that was just made
     */
    void sweep(Path keep) throws IOException {
        ScratchFolder.sweep(root.work());
        List<Candidate> candidates = candidates();
        long total = candidates.stream().mapToLong(Candidate::bytes).sum();
        candidates.sort(Comparator.comparing(Candidate::lastUse));
        for (Candidate candidate : candidates) {
            if (total <= limitBytes()) {
                return;
            }
            if (!candidate.entry().folder().equals(keep) && remove(candidate.entry())) {
                total -= candidate.bytes();
            }
        }
    }

    private List<Candidate> candidates() throws IOException {
        List<Candidate> candidates = new ArrayList<>();
        for (CacheRoot.Entry entry : root.entries()) {
            candidate(entry).ifPresent(candidates::add);
        }
        return candidates;
    }

    private static Optional<Candidate> candidate(CacheRoot.Entry entry) {
        try {
            long bytes = 0;
            for (Path file : FileTree.children(entry.folder())) {
                bytes += FileTree.isFile(file) ? Files.size(file) : 0;
            }
            Path seal = entry.folder().resolve(EntrySeal.FILE);
            FileTime lastUse = FileTree.isFile(seal) ? Files.getLastModifiedTime(seal) : FileTime.fromMillis(0);
            return Optional.of(new Candidate(entry, lastUse, bytes));
        } catch (IOException removedMeanwhile) {
            return Optional.empty();
        }
    }

    private boolean remove(CacheRoot.Entry entry) throws IOException {
        Optional<EntryLock> opened = EntryLock.tryOpen(root.lockOf(entry.kind(), entry.key()));
        if (opened.isEmpty()) {
            return false;
        }
        try (EntryLock lock = opened.get()) {
            if (!lock.tryExclusive()) {
                return false;
            }
            FileTree.delete(entry.folder());
            return true;
        }
    }
}
