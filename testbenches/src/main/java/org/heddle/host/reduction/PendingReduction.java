package org.heddle.host.reduction;

import java.util.Arrays;
import org.heddle.nic.reduce.DescriptorField;
import org.heddle.nic.reduce.ReductionStatus;
import org.jspecify.annotations.Nullable;

/** A reduction that has been started. */
public final class PendingReduction {
    private final Reduction reduction;
    private final long[] result;
    private int submitted;
    private int ended;
    private int flags;
    private @Nullable ReductionException failure;

    PendingReduction(Reduction reduction) {
        this.reduction = reduction;
        this.result = new long[reduction.data().length];
    }

    Reduction reduction() {
        return reduction;
    }

    int nextSegment() {
        return submitted++;
    }

    boolean isSubmitted() {
        return submitted == reduction.segments();
    }

    long[] data(int segment) {
        int first = segment * DescriptorField.DATA_WORDS;
        return Arrays.copyOfRange(
                reduction.data(), first, Math.min(first + DescriptorField.DATA_WORDS, reduction.data().length));
    }

    void completed(int segment, ReductionCompletion told) {
        ended++;
        int errors = (int) told.field(DescriptorField.ERRORS);
        flags |= errors;
        if (told.status() == ReductionStatus.FAILED) {
            if (failure == null) {
                String what = reduction.operation() + " of " + reduction.count() + " x " + reduction.type()
                        + (reduction.segments() > 1 ? ", part " + segment : "");
                failure = ReductionException.failed(what, errors, (int) told.field(DescriptorField.CHILD));
            }
        } else {
            System.arraycopy(told.data(), 0, result, segment * DescriptorField.DATA_WORDS, told.data().length);
        }
    }

    /** Whether all of it is over. */
    public boolean isDone() {
        return ended == reduction.segments();
    }

    /** The arithmetic's exception flags of all nodes, and failures; an {@link org.heddle.nic.reduce.ErrorVector}. */
    public int errors() {
        return flags;
    }

    /**
     * The result, in words as in {@link Reduction}.
     *
     * @throws ReductionException if there is none; of several parts, the reason of the first that ended without one
     * @throws IllegalStateException if it is not over
     */
    public long[] result() {
        if (!isDone()) {
            throw new IllegalStateException("the reduction is under way: wait until it is done");
        }
        if (failure != null) {
            throw failure;
        }
        return result.clone();
    }
}
