package org.heddle.verify.mutate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder of this process for what is gone behind it; those of processes that died are swept when one is made. */
final class WorkFolder implements AutoCloseable {
    private static final String PREFIX = "work-";

    private final Path path;

    private WorkFolder(Path path) {
        this.path = path;
    }

    static WorkFolder in(Path parent) throws IOException {
        try (Stream<Path> others = Files.list(parent)) {
            for (Path other : others.filter(WorkFolder::isLeftBehind).toList()) {
                delete(other);
            }
        }
        Path path = parent.resolve(PREFIX + ProcessHandle.current().pid());
        return new WorkFolder(Files.createDirectories(path));
    }

    private static boolean isLeftBehind(Path folder) {
        String name = folder.getFileName().toString();
        return name.matches(PREFIX + "\\d+")
                && ProcessHandle.of(Long.parseLong(name.substring(PREFIX.length())))
                        .isEmpty();
    }

    Path path() {
        return path;
    }

    /** Deletes a folder with all that is in it. */
    static void delete(Path folder) throws IOException {
        List<Path> paths;
        try (Stream<Path> walk = Files.walk(folder)) {
            paths = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : paths) {
            Files.deleteIfExists(path);
        }
    }

    @Override
    public void close() throws IOException {
        delete(path);
    }
}
