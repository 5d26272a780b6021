package org.heddle.host.offload.driver;

import java.util.ArrayList;
import java.util.List;
import org.heddle.nic.offload.reduce.Agreement;
import org.heddle.nic.offload.reduce.ErrorVector;

/**
 * Why a reduction has no result.
 *
 * @param errors the {@link ErrorVector}
 * @param thread that it is about: missing, or asking for something else than its parent
 * @param parent of that thread; of no meaning where the thread is not exact
 * @param isExact whether messages have room for the numbers of all threads; else the thread is known modulo {@value #TOLD_THREADS}
 */
public record ReductionFailure(int errors, int thread, int parent, boolean isExact) {
    /** Threads that a message can tell from each other in a failure. */
    public static final int TOLD_THREADS = 1 << Agreement.THREAD_WIDTH;

    private static final int DISAGREEMENTS = (1 << ErrorVector.MISSING) - (1 << ErrorVector.FIRST_FAILURE);

    /** Whether threads disagree, which all of them are told. */
    static boolean isDisagreement(int errors) {
        return (errors & DISAGREEMENTS) != 0;
    }

    boolean isMissing() {
        return has(ErrorVector.MISSING);
    }

    private boolean has(int bit) {
        return (errors >> bit & 1) != 0;
    }

    /** The reason as a sentence's end; {@code name} is what a thread is called. */
    public String reason(String name) {
        String who = name + " " + thread + (isExact ? "" : ", or a multiple of " + TOLD_THREADS + " above it,");
        if (isMissing()) {
            return who + " did not answer in time";
        }
        if (!isExact) {
            return who + " and its parent do not agree on " + matters();
        }
        if (thread == parent) {
            return name + " " + thread + " and who sends to it do not agree on the tree";
        }
        return name + "s " + parent + " and " + thread + " do not agree on " + matters();
    }

    private String matters() {
        if (has(ErrorVector.KIND)) {
            return "which operation is called";
        }
        List<String> matters = new ArrayList<>();
        if (has(ErrorVector.IN_SOFTWARE)) {
            matters.add("an operation, type or number of elements that network interfaces have");
        } else {
            name(ErrorVector.OPERATION, "the operation", matters);
            name(ErrorVector.TYPE, "the type", matters);
            name(ErrorVector.LENGTH, "the number of elements", matters);
        }
        name(ErrorVector.ROOT, "the root", matters);
        name(ErrorVector.BRANCH, "the tree", matters);
        name(ErrorVector.MODE, "the mode", matters);
        name(ErrorVector.SEGMENT, "the part of the payload", matters);
        return String.join(", ", matters);
    }

    private void name(int bit, String what, List<String> matters) {
        if (has(bit)) {
            matters.add(what);
        }
    }
}
