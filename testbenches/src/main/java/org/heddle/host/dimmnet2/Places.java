package org.heddle.host.dimmnet2;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;

/** Where runs begin on one side. */
sealed interface Places {
    /** How many. */
    long count();

    /** Displacement of one. */
    long offset(long index);

    /** The access to one element of each run, {@code displacement} bytes into it. */
    AccessParameters parameters(int size, long displacement);

    /** At a fixed distance. */
    record Regular(long first, long stride, long count) implements Places {
        @Override
        public long offset(long index) {
            return first + index * stride;
        }

        @Override
        public AccessParameters parameters(int size, long displacement) {
            return new StrideParameters(size, count, first + displacement, count == 1 ? size : stride);
        }
    }

    /** Anywhere. */
    record Listed(long[] offsets) implements Places {
        @Override
        public long count() {
            return offsets.length;
        }

        @Override
        public long offset(long index) {
            return offsets[(int) index];
        }

        @Override
        public AccessParameters parameters(int size, long displacement) {
            return new ListParameters(
                    size,
                    Arrays.stream(offsets).map(offset -> offset + displacement).toArray());
        }
    }

    /** One side of some runs; regular if it happens to be. */
    static Places of(List<PairedRuns> runs, ToLongFunction<PairedRuns> first, ToLongFunction<PairedRuns> stride) {
        int count = Math.toIntExact(runs.stream().mapToLong(PairedRuns::count).sum());
        long[] offsets = new long[count];
        int next = 0;
        for (PairedRuns group : runs) {
            for (long i = 0; i < group.count(); i++) {
                offsets[next++] = first.applyAsLong(group) + i * stride.applyAsLong(group);
            }
        }
        long distance = offsets[1] - offsets[0];
        for (int i = 1; i < count; i++) {
            if (offsets[i] - offsets[i - 1] != distance) {
                return new Listed(offsets);
            }
        }
        return new Regular(offsets[0], distance, count);
    }
}
