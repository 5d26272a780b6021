package org.heddle.cosim.cache;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.heddle.cosim.tool.FileTree;
import org.heddle.cosim.tool.ScratchFolder;

/**
 * The file {@code CACHEDIR.TAG} in the root of a cache. Its first line is the one by which backup programs know a cache
 * (bford.info/cachedir), its second says that this one is Heddle's: where it stands, things with Heddle's names are
 * Heddle's.
 */
final class CacheMarker {
    static final String FILE = "CACHEDIR.TAG";

    static final String TEXT = """
            Signature: 8a477f597d28d172789f06886806bc55
            # This folder is Heddle's cache of compiled models.
            # Entries are made, sealed and removed by Heddle; clear it with: heddle cache --clear
            """;

    private static final String OURS = TEXT.lines().limit(2).reduce("", (all, line) -> all + line + "\n");
    private static final Pattern DRAFT = Pattern.compile("CACHEDIR\\.TAG\\.[0-9]+-[0-9]+\\.draft");
    private static final Pattern LOCK = Pattern.compile("(library|objects|models|loops)-[0-9a-f]{64}");
    private static final Pattern SCRATCH = Pattern.compile("[0-9]+-[0-9]+|" + ScratchFolder.NAME);

    private static final AtomicInteger DRAFTS = new AtomicInteger(); // threads of one process mark a root at once, too

    private CacheMarker() {}

    static boolean stands(Path root) throws IOException {
        Path file = root.resolve(FILE);
        byte[] ours = OURS.getBytes(StandardCharsets.US_ASCII);
        return FileTree.isFile(file) && Arrays.equals(ours, Arrays.copyOf(Files.readAllBytes(file), ours.length));
    }

    /** Marks a root, all at once. */
    static void write(Path root) throws IOException {
        Path draft =
                root.resolve(FILE + "." + ProcessHandle.current().pid() + "-" + DRAFTS.incrementAndGet() + ".draft");
        try {
            Files.writeString(draft, TEXT);
            Files.move(draft, root.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    /**
     * The first thing in a root without a marker that is not Heddle's; empty if there is none, as in a new folder, or in a
     * cache of an older Heddle, which wrote no marker.
     */
    static Optional<Path> stranger(Path root) throws IOException {
        for (Path child : FileTree.children(root.toRealPath())) {
            Optional<Path> stranger = strangerIn(child);
            if (stranger.isPresent()) {
                return stranger;
            }
        }
        return Optional.empty();
    }

    private static Optional<Path> strangerIn(Path child) throws IOException {
        String name = child.getFileName().toString();
        if (DRAFT.matcher(name).matches() && FileTree.isFile(child)) {
            return Optional.empty();
        }
        boolean kind =
                Arrays.stream(CacheKind.values()).anyMatch(own -> own.folder().equals(name));
        if (!FileTree.isFolder(child)
                || !(kind
                        || name.equals(CacheRoot.LOCKS)
                        || name.equals(CacheRoot.WORK)
                        || name.equals(CacheRoot.STATE))) {
            return Optional.of(child);
        }
        for (Path inner : FileTree.children(child)) {
            String innerName = inner.getFileName().toString();
            boolean own = switch (name) {
                case CacheRoot.LOCKS -> LOCK.matcher(innerName).matches() && FileTree.isFile(inner);
                case CacheRoot.WORK -> SCRATCH.matcher(innerName).matches() && FileTree.isFolder(inner);
                case CacheRoot.STATE -> innerName.matches("[0-9]+-[0-9]+") && FileTree.isFolder(inner);
                default -> CacheRoot.isKey(innerName) && FileTree.isFolder(inner);
            };
            if (!own) {
                return Optional.of(inner);
            }
        }
        return Optional.empty();
    }
}
