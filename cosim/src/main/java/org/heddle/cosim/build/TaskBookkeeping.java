package org.heddle.cosim.build;

import java.util.regex.Pattern;

/**
 * Takes out of each evaluation what serves models with several threads only: three calls that reach for thread-local
 * variables, which costs a shared object some 3 ns each time. Ours have one thread, whose messages are never queued.
 */
final class TaskBookkeeping {
    /** Stands in the keys of models: change it with the removal. */
    static final String RULE = "none, 1";

    private static final Pattern CALLS =
            Pattern.compile("(?m)^ *Verilated::(?:mtaskId\\(0\\)|endOfThreadMTask\\(\\S+\\)|endOfEval\\(\\S+\\));\\n");

    private TaskBookkeeping() {}

    /** The C++ of a model without these calls. */
    static String removed(String source) {
        return source.contains("Verilated::mtaskId(") ? CALLS.matcher(source).replaceAll("") : source;
    }
}
