package org.heddle.verify.mutate;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Record of a check's run over the schemas of a block of mutants while none was chosen.
 *
 * @param check the check that ran
 * @param end how it ended; a check that does not pass cannot use the schemas
 * @param millis of processor time, tools not included
 * @param touched numbers of the mutants whose expressions had another value than the right ones at least once
 */
record SchemaRecord(MutantCheck check, WorkerAnswer.End end, long millis, Set<Integer> touched) {
    private static final String SEPARATOR = "\t";

    SchemaRecord {
        touched = Set.copyOf(touched);
    }

    String line() {
        return String.join(SEPARATOR, check.toString(), end.name(), Long.toString(millis), text(touched));
    }

    static SchemaRecord parse(String line) {
        String[] parts = line.split(SEPARATOR, -1);
        return new SchemaRecord(
                MutantCheck.parse(parts[0]),
                WorkerAnswer.End.valueOf(parts[1]),
                Long.parseLong(parts[2]),
                numbers(parts[3]));
    }

    /** Numbers as text, in order. */
    static String text(Set<Integer> numbers) {
        return new TreeSet<>(numbers)
                .stream().map(number -> Integer.toString(number)).collect(Collectors.joining(","));
    }

    /** The inverse of {@link #text}. */
    static Set<Integer> numbers(String text) {
        return text.isEmpty()
                ? Set.of()
                : Stream.of(text.split(",")).map(Integer::valueOf).collect(Collectors.toSet());
    }
}
