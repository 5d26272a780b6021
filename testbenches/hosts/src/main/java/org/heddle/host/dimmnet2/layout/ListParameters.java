package org.heddle.host.dimmnet2.layout;

import java.util.Arrays;

/**
 * Elements anywhere: VLI and VSI.
 *
 * @param dataType bytes of an element
 * @param offsets displacement of each element
 */
public record ListParameters(int dataType, long[] offsets) implements AccessParameters {
    @Override
    public long iteration() {
        return offsets.length;
    }

    @Override
    public long offset(long index) {
        return offsets[Math.toIntExact(index)];
    }

    @Override
    public ListParameters part(long first, int count) {
        int from = Math.toIntExact(first);
        return new ListParameters(dataType, Arrays.copyOfRange(offsets, from, from + count));
    }

    /** The addresses of all elements: what is written to SO-DIMM for the hardware to read. */
    public long[] addresses(long address) {
        return Arrays.stream(offsets).map(offset -> address + offset).toArray();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ListParameters list
                && list.dataType == dataType
                && Arrays.equals(list.offsets, offsets);
    }

    @Override
    public int hashCode() {
        return 31 * dataType + Arrays.hashCode(offsets);
    }

    @Override
    public String toString() {
        return "ListParameters[dataType=" + dataType + ", offsets=" + Arrays.toString(offsets) + "]";
    }
}
