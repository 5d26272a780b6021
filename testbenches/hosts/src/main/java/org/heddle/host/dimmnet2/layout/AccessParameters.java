package org.heddle.host.dimmnet2.layout;

/** One side of a vector access, relative to a message's address, named as in the paper; any number of elements. */
public sealed interface AccessParameters permits StrideParameters, ListParameters {
    /** DType: bytes of an element, 4, 8, 16, 32, 64 or 128. */
    int dataType();

    /** Iteration: how many elements. */
    long iteration();

    /** Displacement of an element. */
    long offset(long index);

    /** Some of the elements. */
    AccessParameters part(long first, int count);
}
