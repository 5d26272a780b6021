package org.heddle.verify.campaign;

import org.jspecify.annotations.Nullable;

/**
 * What a command would have given that was split into jobs.
 *
 * @param text on standard output
 * @param json what {@code --json} would have written; null where the command has no such option
 * @param exit status
 */
public record MergedParts(String text, @Nullable String json, int exit) {}
