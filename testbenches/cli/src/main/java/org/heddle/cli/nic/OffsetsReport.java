package org.heddle.cli.nic;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The result of writes from and to every offset, or of a part of them.
 *
 * @param sweeps one for each configuration
 */
record OffsetsReport(List<Sweep> sweeps) {
    /**
     * Some offsets of one configuration.
     *
     * @param from first offset, in words
     * @param offsets number of them
     * @param transfers over them
     * @param mismatch what was seen; null if nothing was
     */
    record Sweep(
            String configuration,
            int from,
            int offsets,
            long transfers,
            @Nullable String mismatch) {
        /** Returns this one and another behind it as one. */
        Sweep and(Sweep next) {
            return new Sweep(
                    configuration,
                    from,
                    offsets + next.offsets,
                    transfers + next.transfers,
                    mismatch == null ? next.mismatch : mismatch);
        }

        boolean isFollowedBy(Sweep next) {
            return configuration.equals(next.configuration) && from + offsets == next.from;
        }
    }

    OffsetsReport {
        sweeps = List.copyOf(sweeps);
    }

    String text() {
        List<String> wrong = sweeps.stream()
                .filter(sweep -> sweep.mismatch() != null)
                .map(sweep -> "MISMATCH in configuration " + sweep.configuration() + ": " + sweep.mismatch() + "\n")
                .toList();
        String last = "Transfers: %d, Mismatches: %d\n"
                .formatted(sweeps.stream().mapToLong(Sweep::transfers).sum(), wrong.size());
        return String.join("", Stream.concat(wrong.stream(), Stream.of(last)).toList());
    }

    int exit() {
        return sweeps.stream().allMatch(sweep -> sweep.mismatch() == null) ? 0 : 1;
    }
}
