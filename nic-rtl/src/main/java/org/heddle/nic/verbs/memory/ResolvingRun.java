package org.heddle.nic.verbs.memory;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.TranslationEntry;

/**
 * Run that was judged, and may still wait for its translation.
 *
 * @param unit whose it is
 * @param isAllowed 1 if it may be touched, once its page is there
 * @param waits 1 if it waits for a line of translations
 * @param offset 12 bits: its place in the page
 * @param bytes 13 bits
 * @param last 1 for the last run of a packet
 * @param isList 1 if the place of a list was wanted
 * @param place number of the physical page, or entries and place of the list
 */
record ResolvingRun(UInt unit, Bool isAllowed, Bool waits, UInt offset, UInt bytes, Bool last, Bool isList, UInt place)
        implements Bundle {
    static final int PLACE_WIDTH = AddressUnit.ADDRESS_WIDTH + KeyContext.LAYOUT.entries.width();

    static BundleType<ResolvingRun> type(int unitWidth) {
        return bundle(
                ResolvingRun.class,
                uint(unitWidth),
                bool(),
                bool(),
                uint(TranslationEntry.LOG_PAGE),
                uint(ResolvedRun.BYTES_WIDTH),
                bool(),
                bool(),
                uint(PLACE_WIDTH));
    }
}
