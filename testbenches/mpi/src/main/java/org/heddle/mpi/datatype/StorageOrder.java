package org.heddle.mpi.datatype;

/** Storage order of an array: the dimension that is contiguous. */
public enum StorageOrder {
    /** The last one. */
    C,
    /** The first one. */
    FORTRAN
}
