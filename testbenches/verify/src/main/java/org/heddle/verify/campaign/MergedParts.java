package org.heddle.verify.campaign;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Result that a command would have given which was split into jobs.
 *
 * @param text on standard output
 * @param json what {@code --json} would have written; null where the command has no such option
 * @param exit status
 * @param files that the command would have written besides, and what stands in them
 */
public record MergedParts(String text, @Nullable String json, int exit, Map<Path, String> files) {
    /** Copies the files. */
    public MergedParts {
        files = Map.copyOf(files);
    }

    /** Creates the result of a command that writes no files of its own. */
    public MergedParts(String text, @Nullable String json, int exit) {
        this(text, json, exit, Map.of());
    }
}
