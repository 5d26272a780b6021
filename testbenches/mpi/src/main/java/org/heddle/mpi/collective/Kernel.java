package org.heddle.mpi.collective;

import java.nio.ByteBuffer;

/** Computes {@code inOut = in op inOut} on packed instances, little-endian. */
@FunctionalInterface
interface Kernel {
    void apply(ByteBuffer in, ByteBuffer inOut, int count);
}
