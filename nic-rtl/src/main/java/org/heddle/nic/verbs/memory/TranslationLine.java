package org.heddle.nic.verbs.memory;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.TranslationEntry;

/**
 * A line of four translations that has come from host memory.
 *
 * @param key index of the key, 10 bits
 * @param firstPage number of the virtual page of the first translation, 36 bits
 * @param place which of them was wanted, 2 bits
 * @param entries the line, 256 bits
 */
record TranslationLine(UInt key, UInt firstPage, UInt place, UInt entries) implements Bundle {
    static final int PLACE_WIDTH = 2;

    static BundleType<TranslationLine> type() {
        return bundle(
                TranslationLine.class,
                uint(MemoryKey.LAYOUT.index.width()),
                uint(TranslationEntry.LAYOUT.page.width()),
                uint(PLACE_WIDTH),
                uint(HostMemoryRequest.LINE_BITS));
    }
}
