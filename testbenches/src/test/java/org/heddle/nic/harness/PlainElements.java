package org.heddle.nic.harness;

import java.util.List;

/** Some bytes of a memory in an order of their own, as an access names them. */
public interface PlainElements {
    /** Bytes that take part. */
    int bytes();

    /** The address of every byte that takes part, in order. */
    List<Long> addresses();

    /** The beat on a stream of checked accesses. */
    long[] beat();
}
