package org.heddle.cli.publish;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Maven repository for trials of what {@code ./heddle install} puts in place: all that the user's own has, by links, and nothing of {@code
 * org.heddle}. Closing it removes the links, so that whoever deletes the folder deletes nothing of the user's.
 */
public final class TrialRepository implements AutoCloseable {
    private static final String GROUP = "org";

    private final Path folder;

    /**
     * Makes it.
     *
     * @param folder that does not exist yet, or is empty
     */
    public TrialRepository(Path folder) throws IOException {
        this.folder = folder;
        Path real = LocalRepository.find();
        Files.createDirectories(folder.resolve(GROUP));
        for (String part : List.of("", GROUP)) {
            if (!Files.isDirectory(real.resolve(part))) {
                continue;
            }
            try (Stream<Path> entries = Files.list(real.resolve(part))) {
                for (Path entry : entries.toList()) {
                    Path link = folder.resolve(real.relativize(entry));
                    if (!entry.endsWith("org/heddle") && !Files.exists(link)) {
                        Files.createSymbolicLink(link, entry);
                    }
                }
            }
        }
    }

    /** Returns its folder. */
    public Path folder() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        for (Path part : List.of(folder, folder.resolve(GROUP))) {
            try (Stream<Path> entries = Files.list(part)) {
                for (Path entry : entries.filter(Files::isSymbolicLink).toList()) {
                    Files.delete(entry);
                }
            }
        }
    }
}
