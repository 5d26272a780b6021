package org.heddle.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;

/** Words for what went wrong with a file; the messages of Java's file exceptions are mostly the file's name alone. */
public final class FileTrouble {
    private FileTrouble() {}

    /** Returns the words behind "cannot read FILE: " or "cannot write FILE: ". */
    public static String because(Exception trouble) {
        if (trouble instanceof UncheckedIOException unchecked) {
            return because(unchecked.getCause());
        }
        if (trouble instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (trouble instanceof AccessDeniedException) {
            return "its permissions forbid it";
        }
        if (trouble instanceof FileAlreadyExistsException existing) {
            return existing.getFile() + " is there already, and is no folder";
        }
        if (trouble instanceof NotDirectoryException) {
            return "it is no folder";
        }
        if (trouble instanceof FileSystemLoopException) {
            return "its links lead in a circle";
        }
        if (trouble instanceof CharacterCodingException) {
            return "it is no text in UTF-8";
        }
        if (trouble instanceof FileSystemException problem && problem.getReason() != null) {
            return lowerCase(problem.getReason());
        }
        return String.valueOf(trouble.getMessage());
    }

    /** Returns the same trouble with the file's name; what the system says of a full disk has none. */
    public static FileSystemException of(Path file, IOException trouble) {
        if (trouble instanceof FileSystemException named) {
            return named;
        }
        FileSystemException naming = new FileSystemException(file.toString(), null, trouble.getMessage());
        naming.initCause(trouble);
        return naming;
    }

    /** Returns a sentence that names the file, for a problem that nobody closer to the file has explained. */
    public static String sentence(FileSystemException trouble) {
        return "cannot use the file " + trouble.getFile() + ": " + because(trouble);
    }

    /** The system's own words begin with a capital: "No space left on device". */
    private static String lowerCase(String words) {
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }
}
