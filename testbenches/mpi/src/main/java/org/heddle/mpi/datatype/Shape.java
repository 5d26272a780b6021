package org.heddle.mpi.datatype;

/** The structure of a flattened layout, as far as a single access of some hardware can express it. */
public sealed interface Shape {
    /** No bytes. */
    record Empty() implements Shape {}

    /** One run of bytes. */
    record Contiguous(long displacement, long length) implements Shape {}

    /** Blocks of one length at a fixed distance, which may be negative. */
    record Strided(long displacement, long blockLength, long count, long stride) implements Shape {}

    /** Anything else: go through the runs. */
    record Irregular() implements Shape {}
}
