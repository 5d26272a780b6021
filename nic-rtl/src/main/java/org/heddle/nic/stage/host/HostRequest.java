package org.heddle.nic.stage.host;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One access of the host.
 *
 * @param write 1 to write, 0 to read
 * @param address 17 bits: byte address; its three lowest bits are ignored
 * @param data 64 bits to write
 */
public record HostRequest(Bool write, UInt address, UInt data) implements Bundle {
    /** Width of a byte address, in bits: 128 KiB, which a map may cut into pages. */
    public static final int ADDRESS_WIDTH = 17;

    public static BundleType<HostRequest> type() {
        return bundle(HostRequest.class, bool(), uint(ADDRESS_WIDTH), uint(64));
    }
}
