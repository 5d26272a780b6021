package org.heddle.nic.verbs.memory;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.layout.code.AccessRight;

/**
 * Where a {@link ListCursor} begins.
 *
 * @param isList 1 for a list in host memory; 0 for a single element, which stands here
 * @param isPhysical 1 if the single element is in physical memory
 * @param list 48 bits: physical address of the list, a multiple of 16
 * @param elements 9 bits: elements of the list
 * @param address 64 bits: of the single element
 * @param key 32 bits: of the single element
 * @param length 32 bits: of the single element
 * @param skip 32 bits: bytes that are passed over
 * @param domain protection domain
 * @param rights mask of the {@link AccessRight}s that are needed
 */
public record CursorStart(
        Bool isList,
        Bool isPhysical,
        UInt list,
        UInt elements,
        UInt address,
        UInt key,
        UInt length,
        UInt skip,
        UInt domain,
        UInt rights)
        implements Bundle {
    /** Returns the type. */
    public static BundleType<CursorStart> type() {
        return bundle(
                CursorStart.class,
                bool(),
                bool(),
                uint(AddressUnit.ADDRESS_WIDTH),
                uint(ReceiveEntry.LAYOUT.elements.width()),
                uint(64),
                uint(32),
                uint(32),
                uint(32),
                uint(VirtualRun.DOMAIN_WIDTH),
                uint(AccessRight.WIDTH));
    }
}
