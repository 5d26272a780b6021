package org.heddle.mpi.datatype;

/** Which dimension of an array is contiguous. */
public enum StorageOrder {
    /** The last one. */
    C,
    /** The first one. */
    FORTRAN
}
