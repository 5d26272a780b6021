package org.heddle.nic.verbs.connection.response;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.PacketPlan;

/**
 * A read or an atomic of the other end that is to be answered, or answered again.
 *
 * @param isAtomic 1 for an atomic, which was carried out when it came
 * @param psn of the request
 * @param address virtual address; of an atomic the original value
 * @param key remote key
 * @param length bytes
 * @param messages requests that were carried out with it, modulo 2^24
 */
public record ReadResource(Bool isAtomic, UInt psn, UInt address, UInt key, UInt length, UInt messages)
        implements Bundle {
    /** Number of a queue pair's resources. */
    public static final int PLACES = 16;
    /** Bits of the number of a place. */
    public static final int PLACE_WIDTH = 4;

    /** Returns the type. */
    public static BundleType<ReadResource> type() {
        return bundle(
                ReadResource.class,
                bool(),
                uint(PacketPlan.PSN_WIDTH),
                uint(64),
                uint(32),
                uint(32),
                uint(PacketPlan.PSN_WIDTH));
    }
}
