package org.heddle.nic.stage.host;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.host.HostMap;

/**
 * One access of the host.
 *
 * @param write 1 to write, 0 to read
 * @param address 17 bits: byte address; its three lowest bits are ignored
 * @param data 64 bits to write
 */
public record HostRequest(Bool write, UInt address, UInt data) implements Bundle {
    public static BundleType<HostRequest> type() {
        return bundle(HostRequest.class, bool(), uint(HostMap.ADDRESS_WIDTH), uint(64));
    }
}
