package org.heddle.host.dimmnet2.layout;

import org.heddle.host.dimmnet2.driver.VectorAccess;

/**
 * Elements a fixed distance apart: VLS and VSS, or VL and VS where the distance is the element.
 *
 * @param dataType bytes of an element
 * @param iteration how many
 * @param offset displacement of the first
 * @param stride bytes from one to the next
 */
public record StrideParameters(int dataType, long iteration, long offset, long stride) implements AccessParameters {
    @Override
    public long offset(long index) {
        return offset + index * stride;
    }

    @Override
    public StrideParameters part(long first, int count) {
        return new StrideParameters(dataType, count, offset(first), stride);
    }

    /**
     * The hardware's access at a message's address.
     *
     * @throws ArithmeticException if there are more elements, or a longer stride, than a register holds; split first
     */
    public VectorAccess at(long address) {
        int count = Math.toIntExact(iteration);
        return stride == dataType || count == 1
                ? VectorAccess.contiguous(address + offset, dataType, count)
                : VectorAccess.stride(address + offset, dataType, count, Math.toIntExact(stride));
    }
}
