package org.heddle.verify.mutate;

import java.util.Set;

/**
 * How a check ended, as one line of text.
 *
 * @param end the kind of its end
 * @param millis of processor time that it took, tools not included; of a proof, which is nothing but tools, the time by the clock
 * @param detail the test that failed and its message; empty if none did
 * @param touched numbers of the mutants in schemas whose expressions had another value than the right ones
 */
record WorkerAnswer(End end, long millis, String detail, Set<Integer> touched) {
    private static final String SEPARATOR = "\t";
    private static final int DETAIL = 300;

    /** Ends of a check. */
    enum End {
        /** Every test passed: the fault is not seen. */
        PASSED("passes"),
        /** A test failed, or the proof does not hold. */
        SEEN("fails"),
        /** The class has no test that ran. */
        NOTHING("has no test that ran"),
        /** The Verilog did not compile: the fault is none that hardware can have. */
        REFUSED("could not compile its Verilog"),
        /** It took longer than it may. */
        LATE("took too long"),
        /** The process died. */
        CRASHED("ended its process");

        private final String words;

        End(String words) {
            this.words = words;
        }

        /** Returns a verb that has a check as its subject. */
        String inWords() {
            return words;
        }
    }

    WorkerAnswer {
        touched = Set.copyOf(touched);
    }

    WorkerAnswer(End end, long millis, String detail) {
        this(end, millis, detail, Set.of());
    }

    static WorkerAnswer passed() {
        return new WorkerAnswer(End.PASSED, 0, "");
    }

    static WorkerAnswer nothing() {
        return new WorkerAnswer(End.NOTHING, 0, "");
    }

    static WorkerAnswer late() {
        return new WorkerAnswer(End.LATE, 0, "");
    }

    static WorkerAnswer seen(String detail) {
        return new WorkerAnswer(End.SEEN, 0, detail);
    }

    static WorkerAnswer refused(String detail) {
        return new WorkerAnswer(End.REFUSED, 0, detail);
    }

    WorkerAnswer after(long duration) {
        return new WorkerAnswer(end, duration, detail, touched);
    }

    WorkerAnswer touching(Set<Integer> mutants) {
        return new WorkerAnswer(end, millis, detail, mutants);
    }

    String line() {
        String oneLine = detail.replaceAll("\\s+", " ");
        return String.join(
                SEPARATOR,
                end.name(),
                Long.toString(millis),
                oneLine.substring(0, Math.min(DETAIL, oneLine.length())),
                SchemaRecord.text(touched));
    }

    static WorkerAnswer parse(String line) {
        String[] parts = line.split(SEPARATOR, -1);
        return new WorkerAnswer(
                End.valueOf(parts[0]), Long.parseLong(parts[1]), parts[2], SchemaRecord.numbers(parts[3]));
    }
}
