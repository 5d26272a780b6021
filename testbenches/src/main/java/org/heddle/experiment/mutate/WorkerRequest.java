package org.heddle.experiment.mutate;

/**
 * What a worker is to do, as one line of text.
 *
 * @param check what to run
 * @param substitution folder of the pairs of modules; empty for the right hardware
 * @param record folder that keeps the modules that are read; empty for none
 * @param limitMillis time that a prover may take for each of its calls
 */
record WorkerRequest(Check check, String substitution, String record, long limitMillis) {
    private static final String SEPARATOR = "\t";

    String line() {
        return String.join(SEPARATOR, check.toString(), substitution, record, Long.toString(limitMillis));
    }

    static WorkerRequest parse(String line) {
        String[] parts = line.split(SEPARATOR, -1);
        return new WorkerRequest(Check.parse(parts[0]), parts[1], parts[2], Long.parseLong(parts[3]));
    }
}
