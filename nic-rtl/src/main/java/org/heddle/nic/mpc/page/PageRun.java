package org.heddle.nic.mpc.page;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Bytes of a process whose pages are looked for.
 *
 * @param process 1 bit: whose they are
 * @param address 32 bits: virtual address of the first one
 * @param bytes 25 bits: how many, at least 1
 */
public record PageRun(UInt process, UInt address, UInt bytes) implements Bundle {
    static final int ADDRESS_WIDTH = 32;
    static final int BYTES_WIDTH = 25;

    /** Returns the type. */
    public static BundleType<PageRun> type() {
        return bundle(PageRun.class, uint(PageField.PROCESS_WIDTH), uint(ADDRESS_WIDTH), uint(BYTES_WIDTH));
    }
}
