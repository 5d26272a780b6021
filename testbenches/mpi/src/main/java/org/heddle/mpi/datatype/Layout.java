package org.heddle.mpi.datatype;

import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;

/**
 * The bytes of a type, in pack order, as a tree in normal form: the first byte in pack order lies at 0, nothing is empty, nothing is
 * repeated once, and what lies together is one {@link Dense}.
 */
sealed interface Layout {
    /** Names of what may be beyond 64 bits. */
    String SIZE = "the bytes of all instances";

    String PLACE = "the displacement of a block's bytes";
    String LAST = "the displacement of the last instance";

    /** Bytes of data. */
    long size();

    /** The lowest byte. */
    long low();

    /** One past the highest byte. */
    long high();

    /** How many levels stand below, itself included. */
    int height();

    /** Bytes without a hole. */
    record Dense(long size) implements Layout {
        @Override
        public long low() {
            return 0;
        }

        @Override
        public long high() {
            return size;
        }

        @Override
        public int height() {
            return 1;
        }
    }

    /** The same thing {@code count} times, {@code stride} bytes apart. */
    record Repeat(long count, long stride, Layout child, long size, long low, long high, int height) implements Layout {
        static Repeat of(long count, long stride, Layout child) {
            long last = Exact.product(ErrorClass.ERR_COUNT, LAST, count - 1, stride);
            return new Repeat(
                    count,
                    stride,
                    child,
                    Exact.product(ErrorClass.ERR_COUNT, SIZE, count, child.size()),
                    Exact.sum(ErrorClass.ERR_COUNT, LAST, child.low(), Math.min(0, last)),
                    Exact.sum(ErrorClass.ERR_COUNT, LAST, child.high(), Math.max(0, last)),
                    child.height() + 1);
        }
    }

    /** Different things one after the other; {@code ends[i]} is the packed size of all up to and including number i. */
    record Sequence(long[] displacements, Layout[] children, long[] ends, long low, long high, int height)
            implements Layout {
        static Sequence of(long[] displacements, Layout[] children) {
            long[] ends = new long[children.length];
            long size = 0;
            long low = Long.MAX_VALUE;
            long high = Long.MIN_VALUE;
            int height = 0;
            for (int i = 0; i < children.length; i++) {
                size = Exact.sum(ErrorClass.ERR_COUNT, SIZE, size, children[i].size());
                ends[i] = size;
                low = Math.min(low, Exact.sum(ErrorClass.ERR_ARG, PLACE, displacements[i], children[i].low()));
                high = Math.max(high, Exact.sum(ErrorClass.ERR_ARG, PLACE, displacements[i], children[i].high()));
                height = Math.max(height, children[i].height());
            }
            return new Sequence(displacements, children, ends, low, high, height + 1);
        }

        @Override
        public long size() {
            return ends[ends.length - 1];
        }
    }
}
