package org.heddle.experiment.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file whole or not at all: a reader, or a run that is interrupted, never sees half of it. */
public final class AtomicFile {
    private AtomicFile() {}

    /** Puts a text into a file, in UTF-8; missing folders are made, an older file is replaced. */
    public static void write(Path file, String text) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        // Not createTempFile: that makes files which only their owner can read.
        Path unfinished = folder.resolve(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        // An interrupt (Ctrl-C) ends the program through its shutdown, which removes the unfinished file.
        unfinished.toFile().deleteOnExit();
        try {
            Files.writeString(unfinished, text);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }
}
