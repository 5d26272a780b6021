package org.heddle.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A file for output that is opened before the work whose result it takes, so that a file that cannot be written is known at once.
 *
 * <p>Links are followed. A regular file is replaced whole or not at all: a reader, or a run that is interrupted, never sees half of
 * it. A device or a pipe, such as {@code /dev/stdout}, is written to and never replaced.
 */
public final class OutputFile implements AutoCloseable {
    private static final int MOST_LINKS = 40; // as Linux follows
    private static final AtomicInteger OPENED = new AtomicInteger();

    private final Path target;
    private final @Nullable Path unfinished;
    private final @Nullable OutputStream stream;

    private OutputFile(Path target, @Nullable Path unfinished, @Nullable OutputStream stream) {
        this.target = target;
        this.unfinished = unfinished;
        this.stream = stream;
    }

    /**
     * Opens a file; its folder is made if it does not exist, and what stands in the file stays until {@link #write}.
     *
     * @throws IOException if it cannot be written; {@link FileTrouble#because} says why in words
     */
    public static OutputFile open(Path named) throws IOException {
        if (named.toString().isEmpty()) {
            throw new FileSystemException("''", null, "its name is empty");
        }
        Path place = named.toAbsolutePath();
        boolean special = false;
        for (int links = 0; Files.isSymbolicLink(place); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemLoopException(named.toString());
            }
            special |= isOfSystem(place);
            place = place.resolveSibling(Files.readSymbolicLink(place));
            if (special) { // what /proc links to may be no path at all: "pipe:[4711]"
                return writingTo(named.toAbsolutePath(), StandardOpenOption.APPEND);
            }
        }
        if (Files.isDirectory(place)) {
            throw new FileSystemException(named.toString(), null, "it is a folder");
        }
        if (Files.exists(place) && !Files.isRegularFile(place)) {
            return writingTo(place, StandardOpenOption.WRITE);
        }
        return replacing(place);
    }

    /**
     * Puts the text into the file, in UTF-8.
     *
     * @throws FileSystemException if it cannot be written, which names the file also where the system does not, as on a full disk
     */
    public void write(String text) throws IOException {
        try {
            put(text);
        } catch (IOException trouble) {
            throw FileTrouble.of(target, trouble);
        }
    }

    private void put(String text) throws IOException {
        if (stream != null) {
            stream.write(text.getBytes(StandardCharsets.UTF_8));
            stream.flush();
        } else if (unfinished != null) {
            Files.writeString(unfinished, text);
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.writeString(target, text);
        }
    }

    /** Closes it; a file that was not written is as it was before. */
    @Override
    public void close() throws IOException {
        if (stream != null) {
            stream.close();
        }
        if (unfinished != null) {
            Files.deleteIfExists(unfinished);
        }
    }

    private static OutputFile writingTo(Path place, StandardOpenOption how) throws IOException {
        return new OutputFile(place, null, Files.newOutputStream(place, how));
    }

    private static OutputFile replacing(Path place) throws IOException {
        Path folder = place.getParent();
        Files.createDirectories(folder);
        // Not createTempFile: that makes files which only their owner can read.
        Path unfinished = folder.resolve("." + place.getFileName() + "."
                + ProcessHandle.current().pid() + "." + OPENED.incrementAndGet() + ".tmp");
        try {
            Files.createFile(unfinished);
        } catch (AccessDeniedException closed) {
            if (Files.isWritable(place)) {
                return new OutputFile(place, null, null); // a folder that takes no new files: written in place
            }
            throw closed;
        }
        // An interrupt (Ctrl-C) ends the program through its shutdown, which removes the unfinished file.
        unfinished.toFile().deleteOnExit();
        if (Files.exists(place)) {
            Files.setPosixFilePermissions(unfinished, Files.getPosixFilePermissions(place));
        }
        return new OutputFile(place, unfinished, null);
    }

    private static boolean isOfSystem(Path place) {
        return place.startsWith("/dev") || place.startsWith("/proc");
    }
}
