package org.heddle.nic.verbs.memory;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.InterleavedElement;
import org.heddle.nic.verbs.layout.ListElement;

/**
 * Change of an indirect key.
 *
 * @param isBind 1 to bind a list, 0 to take it away
 * @param key 32 bits
 * @param source 48 bits: physical address of the list, a multiple of 32
 * @param entries 32 bits: entries of the list
 * @param rounds 32 bits: rounds of a list of {@link InterleavedElement}s; 0 for one of {@link ListElement}s
 * @param domain protection domain of who asks
 */
public record BindOrder(Bool isBind, UInt key, UInt source, UInt entries, UInt rounds, UInt domain) implements Bundle {
    /** Returns the type. */
    public static BundleType<BindOrder> type() {
        return bundle(
                BindOrder.class,
                bool(),
                uint(32),
                uint(AddressUnit.ADDRESS_WIDTH),
                uint(32),
                uint(32),
                uint(VirtualRun.DOMAIN_WIDTH));
    }
}
