package org.heddle.cosim.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.FileTree;
import org.heddle.cosim.tool.Ownership;
import org.heddle.cosim.tool.StorageException;

/**
 * The folder of a cache, known to be Heddle's: it has the marker, or was empty. Only what has one of Heddle's names in the
 * place of such a name is ever touched in it, and no link is followed from it.
 */
final class CacheRoot {
    /** Folder of the entries' locks. */
    static final String LOCKS = "locks";

    /** Folder of unfinished work. */
    static final String WORK = "tmp";

    /** Folder in which the front door keeps what cannot lie in a working tree. */
    static final String STATE = "state";

    private static final Pattern KEY = Pattern.compile("[0-9a-f]{64}");
    private static final String MEND =
            ": set " + ContentCache.VARIABLE + " to a folder of its own, which need not exist yet";

    private final Path path;

    private CacheRoot(Path path) {
        this.path = path;
    }

    static boolean isKey(String name) {
        return KEY.matcher(name).matches();
    }

    /**
     * A root to work in, made and marked if it is not there.
     *
     * @throws StorageException if there is something in it that is not Heddle's and no marker, or somebody else can write it
     */
    static CacheRoot opened(Path path, BuildListener listener) throws IOException {
        Files.createDirectories(path);
        if (!CacheMarker.stands(path)) {
            requireOnlyOwn(path);
            if (!FileTree.children(path.toRealPath()).isEmpty()) {
                listener.heard(BuildListener.Kind.STEP, "the cache " + path + " is marked as Heddle's from now on");
            }
            CacheMarker.write(path);
        }
        requireOwner(path.toRealPath());
        return new CacheRoot(path);
    }

    /**
     * A root to look at or to clear; empty if there is none.
     *
     * @throws StorageException if there is something in it that is not Heddle's and no marker
     */
    static Optional<CacheRoot> existing(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return Optional.empty();
        }
        if (!CacheMarker.stands(path)) {
            requireOnlyOwn(path);
        }
        return Optional.of(new CacheRoot(path));
    }

    private static void requireOnlyOwn(Path path) throws IOException {
        Optional<Path> stranger = CacheMarker.stranger(path);
        // Somebody else may have marked the root since it was looked at; the marker, or what follows it, is no stranger
        // then.
        if (stranger.isPresent() && !CacheMarker.stands(path)) {
            throw new StorageException("the folder " + path + " is not a cache of Heddle: it has no " + CacheMarker.FILE
                    + " that says so, and holds " + stranger.get() + ". Nothing was changed" + MEND);
        }
    }

    private static void requireOwner(Path folder) throws IOException {
        if (Ownership.of(folder).isMine()) {
            Ownership.withdrawWriting(folder);
        }
        Ownership found = Ownership.of(folder);
        if (!found.isTrusted()) {
            throw new StorageException("the folder " + folder + " can be written by another user (" + found
                    + "), and native code is loaded from it" + MEND);
        }
    }

    /** One of Heddle's folders in the root, made if it is not there. */
    private Path folder(String name) throws IOException {
        Path folder = path.resolve(name);
        if (!FileTree.exists(folder)) {
            Files.createDirectories(folder);
        }
        if (!FileTree.isFolder(folder)) {
            throw new StorageException(
                    folder + " is a link or a file where the cache needs a folder: remove it, or set "
                            + ContentCache.VARIABLE + " to another place");
        }
        requireOwner(folder);
        return folder;
    }

    /** Place of an entry, which may be there or not; its kind's folder is. */
    Path entry(CacheItem item) throws IOException {
        return folder(item.kind().folder()).resolve(item.key());
    }

    /** Lock of an entry. */
    Path lockOf(CacheKind kind, String key) throws IOException {
        return folder(LOCKS).resolve(kind.folder() + "-" + key);
    }

    /** Lock of a task that one process at a time does. */
    Path lockOf(String task) throws IOException {
        return folder(LOCKS).resolve(task);
    }

    /** Folder for unfinished work. */
    Path work() throws IOException {
        return folder(WORK);
    }

    /**
     * An entry that is there, whole or not.
     *
     * @param folder its folder
     */
    record Entry(CacheKind kind, String key, Path folder) {}

    /** All entries: folders with names of entries, in folders of kinds. */
    List<Entry> entries() throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (CacheKind kind : CacheKind.values()) {
            for (Path folder : FileTree.children(path.resolve(kind.folder()))) {
                String name = folder.getFileName().toString();
                if (isKey(name) && FileTree.isFolder(folder)) {
                    entries.add(new Entry(kind, name, folder));
                }
            }
        }
        return entries;
    }
}
