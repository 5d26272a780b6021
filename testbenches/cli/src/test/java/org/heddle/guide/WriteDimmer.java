package org.heddle.guide;

import java.io.IOException;
import java.nio.file.Path;
import org.heddle.hdl.Heddle;

/** Writes the Verilog of a component into a folder. */
final class WriteDimmer {
    private WriteDimmer() {}

    static void write() throws IOException {
        // write:
        Heddle.elaborate(Dimmer::new).verilog().writeTo(Path.of("rtl"));
        // :write
    }
}
