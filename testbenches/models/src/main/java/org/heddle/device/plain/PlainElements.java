package org.heddle.device.plain;

import java.util.List;

/** Some bytes of a memory in an order of their own, as an access names them. */
public interface PlainElements {
    /** Bytes that take part. */
    int bytes();

    /** Byte address of the first element, or of the list that says where the elements lie. */
    long base();

    /** Bytes of an element. */
    int elementBytes();

    /** The address of every byte that takes part, in order. */
    List<Long> addresses();

    /** The beat on a stream of checked accesses. */
    long[] beat();
}
