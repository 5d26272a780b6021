package org.heddle.experiment.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Order of the mechanisms at each size of each program. */
final class StudyRanking {
    private final List<StudyRow> rows;
    /** Indices of verified rows, the fastest first, by view, program, nodes and bytes. */
    private final Map<List<Object>, List<Integer>> groups = new LinkedHashMap<>();

    StudyRanking(List<StudyRow> rows) {
        this.rows = rows;
        for (int i = 0; i < rows.size(); i++) {
            StudyRow row = rows.get(i);
            if (row.verified()) {
                groups.computeIfAbsent(
                                List.of(row.view(), row.program(), row.nodes(), row.bytes()), key -> new ArrayList<>())
                        .add(i);
            }
        }
        groups.values()
                .forEach(group -> group.sort(Comparator.comparingDouble(
                        i -> Objects.requireNonNull(rows.get(i).microseconds()))));
    }

    List<StudyWinner> winners() {
        List<StudyWinner> winners = new ArrayList<>();
        for (List<Integer> group : groups.values()) {
            StudyRow first = rows.get(group.get(0));
            Integer second = group.stream()
                    .skip(1)
                    .filter(each -> !isSame(first, rows.get(each)))
                    .findFirst()
                    .orElse(null);
            if (second == null) {
                continue;
            }
            StudyReason reason = new StudyReason(first, rows.get(second));
            winners.add(new StudyWinner(
                    first.view(),
                    first.program(),
                    first.nodes(),
                    first.bytes(),
                    group.get(0),
                    second,
                    reason.ratio(),
                    reason.isTie() ? null : reason.part().word(),
                    reason.sentence()));
        }
        return winners;
    }

    /** A mechanism that is still within a tie of the first has not been overtaken. */
    List<StudyCrossover> crossovers() {
        List<StudyCrossover> crossovers = new ArrayList<>();
        Map<List<Object>, String> leaders = new LinkedHashMap<>();
        for (List<Integer> group : groups.values()) {
            StudyRow first = rows.get(group.get(0));
            List<Object> key = List.of(first.view(), first.program(), first.nodes());
            String leader = leaders.get(key);
            if (leader == null) {
                leaders.put(key, first.label());
            } else if (!first.label().equals(leader) && !ties(first, row(group, leader))) {
                crossovers.add(new StudyCrossover(
                        first.view(), first.program(), first.nodes(), leader, first.label(), first.bytes()));
                leaders.put(key, first.label());
            }
        }
        return crossovers;
    }

    /** Settings of one interface that make no difference to a program are one mechanism. */
    private static boolean isSame(StudyRow one, StudyRow other) {
        return one.nic().equals(other.nic())
                && one.configuration().equals(other.configuration())
                && Objects.equals(one.cycles(), other.cycles());
    }

    private @Nullable StudyRow row(List<Integer> group, String label) {
        return group.stream()
                .map(rows::get)
                .filter(row -> row.label().equals(label))
                .findFirst()
                .orElse(null);
    }

    private static boolean ties(StudyRow first, @Nullable StudyRow former) {
        return former != null && new StudyReason(first, former).isTie();
    }
}
