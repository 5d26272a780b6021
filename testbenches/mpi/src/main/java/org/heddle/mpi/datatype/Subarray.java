package org.heddle.mpi.datatype;

import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** The subarray constructor: nested rows, from the contiguous dimension outwards. */
final class Subarray {
    private Subarray() {}

    static Datatype of(int[] sizes, int[] subsizes, int[] starts, StorageOrder order, Datatype old) {
        Require.given(sizes, ErrorClass.ERR_ARG, "sizes");
        Require.given(subsizes, ErrorClass.ERR_ARG, "subsizes");
        Require.given(starts, ErrorClass.ERR_ARG, "starts");
        Require.given(order, ErrorClass.ERR_ARG, "the storage order");
        Require.given(old, ErrorClass.ERR_TYPE, "the datatype");
        int dimensions = sizes.length;
        if (dimensions == 0 || subsizes.length != dimensions || starts.length != dimensions) {
            throw new MpiException(
                    ErrorClass.ERR_ARG,
                    "sizes, subsizes and starts must have one entry for each of at least one dimension: they have "
                            + dimensions + ", " + subsizes.length + " and " + starts.length);
        }
        TypeMap part = old.map();
        long stride = old.getExtent();
        long start = 0;
        for (int i = 0; i < dimensions; i++) {
            int dimension = order == StorageOrder.C ? dimensions - 1 - i : i;
            check(dimension, sizes[dimension], subsizes[dimension], starts[dimension]);
            part = part.repeat(subsizes[dimension], stride);
            long before = Exact.product(ErrorClass.ERR_ARG, "the start of the subarray", starts[dimension], stride);
            start = Exact.sum(ErrorClass.ERR_ARG, "the start of the subarray", start, before);
            stride = Exact.product(ErrorClass.ERR_ARG, "the extent of the whole array", stride, sizes[dimension]);
        }
        return Datatype.derived("subarray", part.at(start).resized(0, stride));
    }

    private static void check(int dimension, int size, int subsize, int start) {
        if (size < 1 || subsize < 1 || start < 0 || start > size - subsize) {
            throw new MpiException(
                    ErrorClass.ERR_ARG,
                    "dimension " + dimension
                            + " of the subarray must satisfy 1 <= subsize and 0 <= start <= size - subsize:" + " size="
                            + size + ", subsize=" + subsize + ", start=" + start);
        }
    }
}
