package org.heddle.experiment.study;

import org.jspecify.annotations.Nullable;

/**
 * One thing to be measured over one mechanism.
 *
 * @param index its place in the default grid
 * @param view from which side
 * @param program what
 * @param transport over what
 * @param nodes a rank each
 * @param bytes of its data
 * @param seed of what is random in the nodes
 */
public record StudyJob(
        int index, StudyView view, StudyProgram program, StudyTransport transport, int nodes, long bytes, long seed) {
    /** Returns why it cannot be carried, or null if it can. */
    @Nullable
    String refusal() {
        if (transport.method() != null && program.kind() != StudyProgram.Kind.BLOCKS) {
            return "a method of non-contiguous data moves equal blocks at equal distances between two processes without"
                    + " MPI: " + program.name() + " is not that";
        }
        try {
            if (transport.method() == null) {
                transport.options(nodes, null, seed);
            }
            return null;
        } catch (IllegalArgumentException cannot) {
            return cannot.getMessage();
        }
    }

    /** Returns it in words. */
    public String label() {
        return StudyRow.without(this, "").what();
    }
}
