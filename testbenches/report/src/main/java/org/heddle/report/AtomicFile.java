package org.heddle.report;

import java.io.IOException;
import java.nio.file.Path;

/** Writes a file whole or not at all: a reader, or a run that is interrupted, never sees half of it. */
public final class AtomicFile {
    private AtomicFile() {}

    /** Puts a text into a file, in UTF-8; missing folders are made, an older file is replaced, see {@link OutputFile}. */
    public static void write(Path file, String text) throws IOException {
        try (OutputFile output = OutputFile.open(file)) {
            output.write(text);
        }
    }
}
