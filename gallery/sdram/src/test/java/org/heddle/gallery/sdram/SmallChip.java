package org.heddle.gallery.sdram;

import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;

/** A chip of 16 rows of 8 words in each bank, so that all of them are written and kept in a short test. */
final class SmallChip {
    static final int RETENTION = 16 * 7812;

    /** The times are those of a real one but for a longer tRC, which else follows from tRAS and tRP. */
    static final SdramPart SMALL = part("SMALL", 20, 20, 44, 76, 15, 66, RETENTION, 10_000);

    private SmallChip() {}

    /** Returns one with times of its own, in nanoseconds. */
    static SdramPart part(
            String name, int trcd, int trp, int tras, int trc, int twr, int trfc, int retention, int powerUp) {
        return new SdramPart(name, 4, 3, trcd, trp, tras, trc, 15, twr, trfc, retention, powerUp, 2);
    }

    /** Returns the controller of a chip. */
    static VerilogDesign controller(SdramPart part, int megahertz, int casLatency) {
        return Heddle.elaborate(() -> new SdramController(part, megahertz, casLatency))
                .verilog();
    }
}
