package org.heddle.nic.dimmnet2.host;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.Access;

/**
 * One word for LLCM.
 *
 * @param word 11 bits: word number, those of process 0 first
 * @param data 64 bits
 */
public record LlcmWrite(UInt word, UInt data) implements Bundle {
    /** Width of a word number. */
    static final int WORD_WIDTH = 10 + Access.PROCESS_WIDTH;

    public static BundleType<LlcmWrite> type() {
        return bundle(LlcmWrite.class, uint(WORD_WIDTH), uint(64));
    }
}
