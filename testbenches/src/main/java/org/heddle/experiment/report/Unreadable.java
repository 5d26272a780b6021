package org.heddle.experiment.report;

import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Why a file that a user named could not be read, in words. */
public final class Unreadable {
    private Unreadable() {}

    /** The words behind "cannot read FILE: ". */
    public static String because(Exception trouble) {
        if (trouble instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (trouble instanceof AccessDeniedException) {
            return "its permissions forbid it";
        }
        if (trouble instanceof CharacterCodingException) {
            return "it is no text in UTF-8";
        }
        return String.valueOf(trouble.getMessage());
    }
}
