package org.heddle.host.dimmnet2.layout;

import java.util.List;
import org.heddle.mpi.datatype.Runs;

/**
 * Runs whose displacements the send request itself names.
 *
 * @param runs groups of them
 */
public record SourceRuns(List<Runs> runs) implements SourcePart {
    /** Takes a copy. */
    public SourceRuns {
        runs = List.copyOf(runs);
    }

    /** Moves runs to the end of a message's parts, as one part if there are any. */
    public static void addTo(List<SourcePart> parts, List<Runs> runs) {
        if (!runs.isEmpty()) {
            parts.add(new SourceRuns(runs));
            runs.clear();
        }
    }

    @Override
    public long bytes() {
        return runs.stream().mapToLong(Runs::bytes).sum();
    }

    @Override
    public List<AccessPair> commands(AccessPair pair) {
        return pair.commands();
    }
}
