package org.heddle.mpi.datatype;

/** The structure of a flattened layout, as far as a single access of some hardware can express it. */
public sealed interface TypeShape {
    /** No bytes. */
    record Empty() implements TypeShape {}

    /** One run of bytes. */
    record Contiguous(long displacement, long length) implements TypeShape {}

    /** Blocks of one length at a fixed distance, which may be negative. */
    record Strided(long displacement, long blockLength, long count, long stride) implements TypeShape {}

    /** Anything else: go through the runs. */
    record Irregular() implements TypeShape {}
}
