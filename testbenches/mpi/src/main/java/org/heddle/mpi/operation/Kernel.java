package org.heddle.mpi.operation;

import java.nio.ByteBuffer;

/** Computes {@code inOut = in op inOut} on packed instances, little-endian. */
@FunctionalInterface
public interface Kernel {
    void apply(ByteBuffer in, ByteBuffer inOut, int count);
}
