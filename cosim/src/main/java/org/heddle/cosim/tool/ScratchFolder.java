package org.heddle.cosim.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A folder for unfinished work that nobody else can enter. It vanishes when it is closed, and also when the user ends the
 * program; what a killed process leaves is removed by the next one of the same user.
 */
public final class ScratchFolder implements AutoCloseable {
    /** Pattern of the folders' names: process and random number. */
    public static final String NAME = "heddle-[0-9]+-[0-9]+";

    private static final String PREFIX = "heddle-" + ProcessHandle.current().pid() + "-";
    private static final Set<ScratchFolder> OPEN = ConcurrentHashMap.newKeySet();
    private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();
    private static final Path MEMORY = Path.of("/dev/shm");

    private static volatile boolean ending;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(ScratchFolder::deleteAll, "heddle-scratch"));
    }

    private final Path path;
    private final ScratchMark mark;

    private ScratchFolder(Path path, ScratchMark mark) {
        this.path = path;
        this.mark = mark;
    }

    /** A folder in another one, which is made if it is not there. */
    public static ScratchFolder in(Path parent) throws IOException {
        Path path = Files.createTempDirectory(Files.createDirectories(parent), PREFIX);
        ScratchFolder folder = new ScratchFolder(path, ScratchMark.make(path));
        OPEN.add(folder);
        return folder;
    }

    /**
     * A folder in the system's temporary directory.
     *
     * @throws StorageException if others could put another folder in its place
     * @throws IOException if it cannot be made
     */
    public static ScratchFolder inTemporary() throws IOException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        Ownership found = Ownership.of(temporary.toRealPath());
        if (!found.protectsEntries()) {
            throw new StorageException("in the temporary directory " + temporary + " other users can replace files ("
                    + found + "): set TMPDIR to a directory of your own, or give this one the sticky bit");
        }
        return sweptIn(temporary);
    }

    /**
     * A folder whose files stay in memory, where the system has a place for such, and otherwise in its temporary directory.
     *
     * @throws StorageException if others could put another folder in its place
     * @throws IOException if it cannot be made
     */
    public static ScratchFolder inMemory() throws IOException {
        boolean usable = Files.isDirectory(MEMORY)
                && Files.isWritable(MEMORY)
                && Ownership.of(MEMORY.toRealPath()).protectsEntries();
        return usable ? sweptIn(MEMORY) : inTemporary();
    }

    private static ScratchFolder sweptIn(Path parent) throws IOException {
        if (SWEPT.add(parent)) {
            sweep(parent);
        }
        return in(parent);
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        OPEN.remove(this);
        try (mark) {
            empty(path);
        }
    }

    /** The mark goes last: what is left of this if the process is killed now can still be told from somebody else's. */
    private static void empty(Path folder) throws IOException {
        for (Path child : FileTree.children(folder)) {
            if (!child.endsWith(ScratchMark.FILE)) {
                FileTree.delete(child);
            }
        }
        FileTree.delete(folder);
    }

    /** Removes what dead processes of this user left in a folder. */
    public static void sweep(Path parent) {
        try {
            for (Path folder : FileTree.children(parent.toRealPath())) {
                String name = folder.getFileName().toString();
                if (name.matches(NAME) && !name.startsWith(PREFIX)) {
                    removeIfDead(folder);
                }
            }
        } catch (IOException unreadable) {
            // What cannot be seen stays.
        }
    }

    private static void removeIfDead(Path folder) {
        try {
            Ownership found = FileTree.isFolder(folder) ? Ownership.of(folder) : new Ownership(-1, 0);
            Optional<ScratchMark> mark =
                    found.isMine() && found.isTrusted() ? ScratchMark.ofDead(folder) : Optional.empty();
            if (mark.isPresent()) {
                new ScratchFolder(folder, mark.get()).close();
            }
        } catch (IOException removedMeanwhile) {
            // Another sweep came first.
        }
    }

    /**
     * Refuses to go on when the program is ending: files may be missing from this folder by now.
     *
     * @throws ModelBuildException if it is
     */
    public static void requireComplete() {
        if (ending) {
            throw new ModelBuildException("the program is ending");
        }
    }

    private static void deleteAll() {
        ending = true;
        OPEN.forEach(ScratchFolder::closeQuietly);
    }

    private void closeQuietly() {
        try {
            close();
        } catch (IOException failure) {
            // The program is ending; the next process removes what is left.
        }
    }
}
