package org.heddle.nic.verbs.memory;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.SegmentFormat;
import org.heddle.nic.verbs.layout.KeyContext;

/**
 * Answer to a {@link VirtualRun}.
 *
 * @param isAllowed 1 if it may be touched
 * @param address 48 bits: physical address of its first byte
 * @param bytes 13 bits: as asked for
 * @param last 1 for the last run of a packet
 * @param isList 1 if the place of a list was asked for: it is told instead of an address
 * @param list 48 bits: physical address of the list
 * @param entries 17 bits: entries of the list
 */
public record ResolvedRun(Bool isAllowed, UInt address, UInt bytes, Bool last, Bool isList, UInt list, UInt entries)
        implements Bundle {
    /** Bits of the bytes of a run within a page. */
    public static final int BYTES_WIDTH = 13;

    /** Returns the type of answers. */
    public static BundleType<ResolvedRun> type() {
        return bundle(
                ResolvedRun.class,
                bool(),
                uint(SegmentFormat.PHYSICAL_MEMORY.addressWidth()),
                uint(BYTES_WIDTH),
                bool(),
                bool(),
                uint(SegmentFormat.PHYSICAL_MEMORY.addressWidth()),
                uint(KeyContext.LAYOUT.entries.width()));
    }
}
