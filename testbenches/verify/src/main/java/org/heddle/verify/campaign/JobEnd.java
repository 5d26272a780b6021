package org.heddle.verify.campaign;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;

/**
 * The end of a job.
 *
 * @param exit status of the command, or of the process that crashed; null where there is none
 * @param result JSON that the command printed, or its text; a null value where there is none
 * @param seconds that the last attempt took
 */
public record JobEnd(JobStatus status, @Nullable Integer exit, JsonNode result, double seconds) {
    /** Returns the end of a command that came to its end. */
    public static JobEnd of(int exit, JsonNode result, double seconds) {
        return new JobEnd(exit == 0 ? JobStatus.DONE : JobStatus.FAILED, exit, result, seconds);
    }

    /** Returns the end of a job without a result. */
    public static JobEnd without(JobStatus status, @Nullable Integer exit, double seconds) {
        return new JobEnd(status, exit, NullNode.getInstance(), seconds);
    }
}
