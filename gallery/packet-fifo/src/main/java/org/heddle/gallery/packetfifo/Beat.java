package org.heddle.gallery.packetfifo;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * What the queue stores of a beat.
 *
 * @param data of the beat
 * @param keep bytes that belong to the packet
 * @param last the beat is the last of its packet
 */
record Beat(UInt data, UInt keep, Bool last) implements Bundle {
    static BundleType<Beat> type(int bytes) {
        return Types.bundle(Beat.class, Types.uint(Byte.SIZE * bytes), Types.uint(bytes), Types.bool());
    }
}
