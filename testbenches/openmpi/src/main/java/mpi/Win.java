package mpi;

import java.nio.Buffer;

/** Windows for one-sided communication, which are not supported: making one says so. */
public final class Win {
    /** Always throws. */
    public Win(Buffer base, int size, int dispUnit, Info info, Comm comm) {
        throw new UnsupportedOperationException("mpi.Win: one-sided communication is not supported");
    }
}
