package org.heddle.verify.campaign;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Result of a job, a line of the file of results.
 *
 * @param attempts how often it was begun, those counted whose process was killed
 * @param exit status of the command, or of the process that crashed; null where there is none
 * @param result JSON that the command printed, or its text; a null value where there is none
 */
public record JobResult(
        String job,
        JobStatus status,
        int attempts,
        @Nullable Integer exit,
        JsonNode result) {}
