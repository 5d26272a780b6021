package org.heddle.verify.mutate;

import java.util.List;

/**
 * Record of a check's run over the right hardware.
 *
 * @param check the check that ran
 * @param end how it ended; only one that passed can see a fault
 * @param millis of processor time that it took, tools not included; of a proof the time by the clock
 * @param modules the modules that tools read in it, as hash and file name
 */
record CheckRecord(MutantCheck check, WorkerAnswer.End end, long millis, List<String> modules) {
    private static final String SEPARATOR = "\t";

    CheckRecord {
        modules = List.copyOf(modules);
    }

    String line() {
        return String.join(SEPARATOR, check.toString(), end.name(), Long.toString(millis), String.join(",", modules));
    }

    static CheckRecord parse(String line) {
        String[] parts = line.split(SEPARATOR, -1);
        return new CheckRecord(
                MutantCheck.parse(parts[0]),
                WorkerAnswer.End.valueOf(parts[1]),
                Long.parseLong(parts[2]),
                parts[3].isEmpty() ? List.of() : List.of(parts[3].split(",")));
    }
}
