package org.heddle.verify.mutate;

import java.util.List;

/**
 * Record of a check's run over the right hardware.
 *
 * @param check the check that ran
 * @param end how it ended; only one that passed can see a fault
 * @param millis of processor time that it took, tools not included; of a proof the time by the clock
 * @param modules the modules that tools read in it, as hash and file name
 * @param detail what failed in it; empty if nothing did
 */
record CheckRecord(MutantCheck check, WorkerAnswer.End end, long millis, List<String> modules, String detail) {
    private static final String SEPARATOR = "\t";

    CheckRecord {
        modules = List.copyOf(modules);
    }

    /** Whether something is wrong with the check itself, or with its surroundings. */
    boolean isBlind() {
        return end != WorkerAnswer.End.PASSED && end != WorkerAnswer.End.NOTHING;
    }

    /** Returns how it ended, a verb that has the check as its subject. */
    String ended() {
        return detail.isEmpty() ? end.inWords() : end.inWords() + " (" + detail + ")";
    }

    String line() {
        return String.join(
                SEPARATOR, check.toString(), end.name(), Long.toString(millis), String.join(",", modules), detail);
    }

    static CheckRecord parse(String line) {
        String[] parts = line.split(SEPARATOR, -1);
        return new CheckRecord(
                MutantCheck.parse(parts[0]),
                WorkerAnswer.End.valueOf(parts[1]),
                Long.parseLong(parts[2]),
                parts[3].isEmpty() ? List.of() : List.of(parts[3].split(",")),
                parts.length > 4 ? parts[4] : "");
    }
}
