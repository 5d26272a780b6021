package org.heddle.verify.campaign;

import java.util.List;
import java.util.Optional;

/**
 * Makes the result of a command from those of the jobs that its option {@code --campaign} has split it into. Merges are found as services:
 * a public class with a constructor without parameters and a line in {@code META-INF/services}.
 */
public interface PartMerge {
    /**
     * Merges the results of all jobs of a campaign.
     *
     * @param parts in the order of the manifest, all done or failed
     * @return the result of the whole, byte for byte; empty if these jobs are not the parts of one command of this kind
     */
    Optional<MergedParts> merge(List<JobPart> parts);
}
