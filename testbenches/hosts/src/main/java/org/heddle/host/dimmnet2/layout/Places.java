package org.heddle.host.dimmnet2.layout;

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

    /** How many from one on lie at a fixed distance. */
    long regularFrom(long first);

    /** Some of them. */
    Places part(long first, long length);

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

        @Override
        public long regularFrom(long index) {
            return count - index;
        }

        @Override
        public Places part(long index, long length) {
            return new Regular(offset(index), stride, length);
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

        @Override
        public long regularFrom(long first) {
            int next = (int) first + 1;
            while (next < offsets.length
                    && offsets[next] - offsets[next - 1] == offsets[(int) first + 1] - offsets[(int) first]) {
                next++;
            }
            return next - first;
        }

        @Override
        public Places part(long first, long length) {
            return Places.of(Arrays.copyOfRange(offsets, (int) first, (int) (first + length)));
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
        return of(offsets);
    }

    private static Places of(long[] offsets) {
        long distance = offsets.length == 1 ? 0 : offsets[1] - offsets[0];
        for (int i = 1; i < offsets.length; i++) {
            if (offsets[i] - offsets[i - 1] != distance) {
                return new Listed(offsets);
            }
        }
        return new Regular(offsets[0], distance, offsets.length);
    }
}
