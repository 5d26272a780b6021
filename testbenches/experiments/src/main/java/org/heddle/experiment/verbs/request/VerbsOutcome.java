package org.heddle.experiment.verbs.request;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Outcome of a job, whatever its time.
 *
 * @param requesterStatuses completions of node 0 by status
 * @param responderStatuses completions of node 1 by status
 * @param requesterState of queue pair 0 on node 0
 * @param responderState of queue pair 0 on node 1
 * @param events of both nodes by name
 * @param refusedPost first request that was refused when it was posted, or null
 * @param immediates that node 1 got, in their order
 * @param originals that atomics brought back, 16 digits each
 * @param finalWord of the atomics' word, 16 digits; null for other operations
 * @param destination all bytes of the destination, holes included
 */
public record VerbsOutcome(
        Map<String, Integer> requesterStatuses,
        Map<String, Integer> responderStatuses,
        String requesterState,
        String responderState,
        Map<String, Integer> events,
        VerbsJob.@Nullable RefusedPost refusedPost,
        List<Integer> immediates,
        List<String> originals,
        @Nullable String finalWord,
        byte[] destination) {
    /** Sorts the maps and copies all. */
    public VerbsOutcome {
        requesterStatuses = new TreeMap<>(requesterStatuses);
        responderStatuses = new TreeMap<>(responderStatuses);
        events = new TreeMap<>(events);
        immediates = List.copyOf(immediates);
        originals = List.copyOf(originals);
    }

    /** Returns the same with another destination, originals and final word. */
    VerbsOutcome with(byte[] otherDestination, List<String> otherOriginals, @Nullable String otherFinalWord) {
        return new VerbsOutcome(
                requesterStatuses,
                responderStatuses,
                requesterState,
                responderState,
                events,
                refusedPost,
                immediates,
                otherOriginals,
                otherFinalWord,
                otherDestination);
    }

    /** Returns a word as 16 digits. */
    static String hex(long word) {
        return "%016x".formatted(word);
    }

    /**
     * Returns the differences from what was expected, in words; none if there are none. Messages of several queue pairs have no order among each
     * other: then immediates and originals are compared without theirs.
     *
     * @param expected by the reference model
     * @param queuePairs of the job
     */
    public List<String> differencesFrom(VerbsOutcome expected, int queuePairs) {
        List<String> found = new ArrayList<>();
        compare(found, "requesterStatuses", expected.requesterStatuses, requesterStatuses);
        compare(found, "responderStatuses", expected.responderStatuses, responderStatuses);
        compare(found, "requesterState", expected.requesterState, requesterState);
        compare(found, "responderState", expected.responderState, responderState);
        compare(found, "events", expected.events, events);
        compare(found, "refusedPost", String.valueOf(expected.refusedPost), String.valueOf(refusedPost));
        compare(found, "immediates", comparable(expected.immediates, queuePairs), comparable(immediates, queuePairs));
        compare(found, "originals", comparable(expected.originals, queuePairs), comparable(originals, queuePairs));
        compare(found, "finalWord", String.valueOf(expected.finalWord), String.valueOf(finalWord));
        int mismatch = Arrays.mismatch(expected.destination, destination);
        if (mismatch >= 0) {
            found.add("destination: byte " + mismatch + " of " + expected.destination.length + " differs");
        }
        return found;
    }

    private static <T extends Comparable<T>> List<T> comparable(List<T> values, int queuePairs) {
        return queuePairs == 1 ? values : values.stream().sorted().toList();
    }

    private static void compare(List<String> found, String what, Object expected, Object got) {
        if (!expected.equals(got)) {
            found.add(what + ": expected " + expected + ", got " + got);
        }
    }
}
