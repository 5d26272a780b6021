package org.heddle.mpi.operation;

import org.heddle.mpi.datatype.Datatype;

/** Finds the kernel of an operation for a type. */
@FunctionalInterface
interface KernelFactory {
    /** Throws ERR_OP if the operation is not defined for the type. */
    Kernel kernel(Datatype type);
}
