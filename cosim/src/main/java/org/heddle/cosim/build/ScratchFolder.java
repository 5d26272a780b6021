package org.heddle.cosim.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** A folder for unfinished work that vanishes when it is closed, and also when the user ends the program. */
final class ScratchFolder implements AutoCloseable {
    private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

    private static volatile boolean ending;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(ScratchFolder::deleteAll, "heddle-scratch"));
    }

    private final Path path;

    private ScratchFolder(Path path) {
        this.path = path;
    }

    static ScratchFolder in(Path parent) throws IOException {
        Path path = Files.createTempDirectory(
                Files.createDirectories(parent), ProcessHandle.current().pid() + "-");
        OPEN.add(path);
        return new ScratchFolder(path);
    }

    static ScratchFolder inTemporary() throws IOException {
        return in(Path.of(System.getProperty("java.io.tmpdir")).resolve("heddle"));
    }

    Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        OPEN.remove(path);
        delete(path);
    }

    static void delete(Path tree) throws IOException {
        List<Path> paths;
        try (Stream<Path> walk = Files.walk(tree)) {
            paths = walk.sorted(Comparator.reverseOrder()).toList();
        } catch (NoSuchFileException | UncheckedIOException gone) {
            return;
        }
        for (Path path : paths) {
            Files.deleteIfExists(path);
        }
    }

    /**
     * Refuses to go on when the program is ending: files may be missing from this folder by now.
     *
     * @throws ModelBuildException if it is
     */
    static void requireComplete() {
        if (ending) {
            throw new ModelBuildException("the program is ending");
        }
    }

    private static void deleteAll() {
        ending = true;
        OPEN.forEach(ScratchFolder::deleteQuietly);
    }

    private static void deleteQuietly(Path tree) {
        try {
            delete(tree);
        } catch (IOException failure) {
            // The program is ending; the next sweep removes what is left.
        }
    }
}
