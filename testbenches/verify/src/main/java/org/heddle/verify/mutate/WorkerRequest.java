package org.heddle.verify.mutate;

/**
 * Request to a worker, sent as one line of text.
 *
 * @param check the check to run
 * @param substitution folder of the pairs of modules; empty for the right hardware
 * @param record folder that keeps the modules that are read; empty for none
 * @param limitMillis time that a prover may take for each of its calls
 * @param chosen number of the mutant of a schema; 0 for none
 */
record WorkerRequest(MutantCheck check, String substitution, String record, long limitMillis, int chosen) {
    private static final String SEPARATOR = "\t";

    /** The right hardware, whose modules are recorded. */
    static WorkerRequest recording(MutantCheck check, String record, long limitMillis) {
        return new WorkerRequest(check, "", record, limitMillis, 0);
    }

    /** Modules that stand in for others. */
    static WorkerRequest substituting(MutantCheck check, String substitution, long limitMillis, int chosen) {
        return new WorkerRequest(check, substitution, "", limitMillis, chosen);
    }

    String line() {
        return String.join(
                SEPARATOR,
                check.toString(),
                substitution,
                record,
                Long.toString(limitMillis),
                Integer.toString(chosen));
    }

    static WorkerRequest parse(String line) {
        String[] parts = line.split(SEPARATOR, -1);
        return new WorkerRequest(
                MutantCheck.parse(parts[0]), parts[1], parts[2], Long.parseLong(parts[3]), Integer.parseInt(parts[4]));
    }
}
