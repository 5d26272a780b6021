package org.heddle.host.offload.driver;

import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.stage.arithmetic.BinnedLayout;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/**
 * A reduction as one node submits it; all nodes must submit the same but for the data.
 *
 * @param operation what to compute
 * @param type of the elements
 * @param mode in which order
 * @param count elements: values, or pairs of a value and its location; any number from 1 on
 * @param data words as a descriptor has them: 8-byte elements one each, 4-byte elements two, the first lower; pairs as in {@link
 *     DescriptorField}; for sums of floats in the mode REPRO the six words of a {@link BinnedSum} for each
 * @param terms what else must be the same
 */
public record Reduction(
        ReductionOperation operation, ElementType type, ReductionMode mode, int count, long[] data, Terms terms) {
    /** Checks that the elements are there. */
    public Reduction {
        if (!operation.allows(type)) {
            throw new IllegalArgumentException(
                    operation + " is not defined for " + type + ": bits of floating-point numbers have no meaning");
        }
        int words = isBinned(operation, type, mode)
                ? count * BinnedLayout.WORDS
                : ReductionCompletion.words(count, type.bytes() == 8, operation.hasLocation());
        if (count < 1 || data.length != words) {
            throw new IllegalArgumentException("a reduction needs elements, and as many words as they fill: count="
                    + count + ", type=" + type + ", words=" + data.length + " instead of " + words);
        }
    }

    /** One with no terms of its own. */
    public Reduction(ReductionOperation operation, ElementType type, ReductionMode mode, int count, long[] data) {
        this(operation, type, mode, count, data, Terms.NONE);
    }

    /** Whether elements are accumulators, one to a descriptor. */
    static boolean isBinned(ReductionOperation operation, ElementType type, ReductionMode mode) {
        return mode == ReductionMode.REPRO && operation == ReductionOperation.SUM && type.isFloating();
    }

    /** Elements of a full descriptor. */
    int elementsOfSegment() {
        if (isBinned(operation, type, mode)) {
            return 1;
        }
        int bytes = type.bytes() * (operation.hasLocation() ? 2 : 1);
        return DescriptorField.DATA_BYTES / bytes;
    }

    /** Descriptors that it takes. */
    public int segments() {
        return (count + elementsOfSegment() - 1) / elementsOfSegment();
    }

    /** Elements of one of them. */
    int elements(int segment) {
        return Math.min(elementsOfSegment(), count - segment * elementsOfSegment());
    }

    @Override
    public String toString() {
        return operation + " of " + count + " x " + type;
    }
}
