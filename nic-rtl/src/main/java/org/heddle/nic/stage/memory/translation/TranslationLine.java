package org.heddle.nic.stage.memory.translation;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * A line of four translations that has come from host memory.
 *
 * @param key number of the table
 * @param firstPage number of the virtual page of the first translation
 * @param place which of them was wanted, 2 bits
 * @param entries the line, 256 bits
 */
public record TranslationLine(UInt key, UInt firstPage, UInt place, UInt entries) implements Bundle {
    /** Returns the type of lines of a format. */
    public static BundleType<TranslationLine> type(TranslationFormat format) {
        return bundle(
                TranslationLine.class,
                uint(format.keyWidth()),
                uint(format.pageWidth()),
                uint(TranslationFormat.PLACE_WIDTH),
                uint(HostMemoryRequest.LINE_BITS));
    }
}
