package org.heddle.host.offload.driver;

import java.util.Arrays;
import java.util.Optional;
import org.heddle.nic.offload.descriptor.DescriptorField;

/** A reduction that has been started. */
public final class PendingReduction {
    private final Reduction reduction;
    private final long[] result;
    private int submitted;
    private int ended;
    private int flags;
    private Optional<ReductionFailure> failure = Optional.empty();
    private boolean isGivenUp;

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

    /** Takes a part's result. */
    void completed(int segment, ReductionCompletion told) {
        ended++;
        flags |= (int) told.field(DescriptorField.ERRORS);
        System.arraycopy(told.data(), 0, result, segment * DescriptorField.DATA_WORDS, told.data().length);
    }

    /** Notes that a part has no result. */
    void failed(ReductionFailure reason) {
        ended++;
        flags |= reason.errors();
        if (failure.isEmpty()) {
            failure = Optional.of(reason);
        }
    }

    /** Gives the reduction up: the rest of it is not waited for. */
    void giveUp() {
        isGivenUp = true;
    }

    /** Forgets what has been done: all of it is submitted again. */
    void startOver() {
        submitted = 0;
        ended = 0;
        flags = 0;
        failure = Optional.empty();
    }

    /** Whether all of it is over. */
    public boolean isDone() {
        return isGivenUp || ended == reduction.segments();
    }

    /** Why it has no result, if it has none. */
    public Optional<ReductionFailure> failure() {
        return failure;
    }

    /** The arithmetic's exception flags of all nodes, and failures; an {@link org.heddle.nic.offload.reduce.ErrorVector}. */
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
        if (failure.isPresent()) {
            throw ReductionException.failed(reduction.toString(), failure.get());
        }
        return result.clone();
    }
}
