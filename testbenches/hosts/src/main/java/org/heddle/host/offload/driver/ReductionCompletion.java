package org.heddle.host.offload.driver;

import org.heddle.hdl.option.Coded;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.stage.arithmetic.BinnedLayout;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/**
 * Completion that a node reports to its host.
 *
 * @param control the three control words
 * @param data of a result; zeros if there is none
 */
public record ReductionCompletion(long[] control, long[] data) {
    long field(DescriptorField field) {
        return field.of(control);
    }

    ReductionStatus status() {
        return Coded.of(ReductionStatus.class, field(DescriptorField.STATUS));
    }

    /** Words that its elements fill. */
    int dataWords() {
        int count = (int) field(DescriptorField.COUNT);
        boolean isWide = field(DescriptorField.WIDTH) == 8;
        ReductionOperation operation = Coded.of(ReductionOperation.class, field(DescriptorField.OPERATION));
        ElementType type = Coded.of(ElementType.class, field(DescriptorField.TYPE));
        ReductionMode mode = Coded.of(ReductionMode.class, field(DescriptorField.MODE));
        if (Reduction.isBinned(operation, type, mode)) {
            return BinnedLayout.WORDS;
        }
        boolean pairs = operation.hasLocation();
        return words(count, isWide, pairs);
    }

    /** Words that elements fill. */
    public static int words(int count, boolean isWide, boolean pairs) {
        if (isWide) {
            return pairs ? 2 * count : count;
        }
        return pairs ? count : (count + 1) / 2;
    }
}
