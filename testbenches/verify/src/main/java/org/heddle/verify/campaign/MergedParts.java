package org.heddle.verify.campaign;

import org.jspecify.annotations.Nullable;

/**
 * Result that a command would have given which was split into jobs.
 *
 * @param text on standard output
 * @param json what {@code --json} would have written; null where the command has no such option
 * @param exit status
 */
public record MergedParts(String text, @Nullable String json, int exit) {}
