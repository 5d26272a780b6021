package org.heddle.host.verbs.mpi;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.heddle.host.verbs.transfer.TransferMethod;

/** Choices of all ranks, in their order: the first of them, and how many fell on each method. */
final class ChoiceLog {
    private static final int MOST_KEPT = 10_000;

    private final List<MethodChoice> first = new ArrayList<>();
    private final Map<TransferMethod, Long> counts = new EnumMap<>(TransferMethod.class);

    void add(MethodChoice choice) {
        counts.merge(choice.chosen().method(), 1L, Long::sum);
        if (first.size() < MOST_KEPT) {
            first.add(choice);
        }
    }

    List<MethodChoice> first() {
        return List.copyOf(first);
    }

    Map<TransferMethod, Long> counts() {
        return Map.copyOf(counts);
    }
}
