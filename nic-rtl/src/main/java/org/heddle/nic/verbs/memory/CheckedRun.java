package org.heddle.nic.verbs.memory;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.MemoryKey;

/**
 * Run that is compared with its key's region.
 *
 * @param isThere 1 if there is one
 * @param unit whose it is
 * @param key index of the key, 10 bits
 * @param address lowest 48 bits of its address
 * @param bytes 13 bits
 * @param last 1 for the last run of a packet
 * @param isList 1 if the place of a list is wanted
 * @param needsPage 1 if a translation is wanted
 * @param isPhysical 1 if the address is physical
 * @param isWrong 1 if there is no such run
 * @param mayTouch 1 if key, domain and rights are right
 * @param entry 48 bits: physical address of the region's translations, then of the page's, or of the list
 * @param entries 17 bits: entries of the list
 */
record CheckedRun(
        Bool isThere,
        UInt unit,
        UInt key,
        UInt address,
        UInt bytes,
        Bool last,
        Bool isList,
        Bool needsPage,
        Bool isPhysical,
        Bool isWrong,
        Bool mayTouch,
        UInt entry,
        UInt entries)
        implements Bundle {
    static BundleType<CheckedRun> type(int unitWidth) {
        return bundle(
                CheckedRun.class,
                bool(),
                uint(unitWidth),
                uint(MemoryKey.LAYOUT.index.width()),
                uint(AddressUnit.ADDRESS_WIDTH),
                uint(ResolvedRun.BYTES_WIDTH),
                bool(),
                bool(),
                bool(),
                bool(),
                bool(),
                bool(),
                uint(AddressUnit.ADDRESS_WIDTH),
                uint(KeyContext.LAYOUT.entries.width()));
    }

    /** Returns the same with another place. */
    CheckedRun withEntry(UInt other) {
        return new CheckedRun(
                isThere,
                unit,
                key,
                address,
                bytes,
                last,
                isList,
                needsPage,
                isPhysical,
                isWrong,
                mayTouch,
                other,
                entries);
    }
}
