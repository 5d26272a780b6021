package org.heddle.mpi.offload;

import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.operation.Op;

/**
 * A reduction that might be offloaded.
 *
 * @param op what to compute
 * @param basic type of the values
 * @param located whether each value has an index of type INT behind it
 * @param elements values, or pairs
 * @param terms what else the ranks must have in common
 */
public record OffloadCall(Op op, Basic basic, boolean located, int elements, CallTerms terms) {
    /** Bytes of packed data. */
    public int bytes() {
        return elements * (basic.bytes() + (located ? Basic.INT.bytes() : 0));
    }
}
