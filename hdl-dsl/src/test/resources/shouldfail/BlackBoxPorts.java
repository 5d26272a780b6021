import java.io.*;
import java.nio.file.*;
import org.heddle.hdl.*;

/** A black box whose ports are not those of its file. */
class BlackBoxPorts extends BlackBox {
    Bool enable = in(bool());
    UInt step = in(uint(4));
    UInt count = in(uint(8));
    Bool full = out(bool());

    BlackBoxPorts() {
        super("counter", file("module counter #(parameter W = 3) (input clk, input [W-1:0] step, output [7:0] count,"
                + " output reg full); endmodule"));
        verilogParameter("DEPTH", 4);
        clockPort("clk");
        enable.and(full);
        UInt kept = reg(uint(4)).init(0);
    }

    static Path file(String text) {
        try {
            return Files.writeString(Files.createTempDirectory("box").resolve("counter.v"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
/* reports
HDL029 (BlackBoxPorts.java:13) counter has no parameter DEPTH: it has [W]
HDL029 (BlackBoxPorts.java:13) counter of counter.v has no port reset: it has [clk, step, count, full]
HDL029 (BlackBoxPorts.java:7) counter of counter.v has no port enable: it has [clk, step, count, full]
HDL029 (BlackBoxPorts.java:8) input "step" of 4 bits is input step of 3 bits in counter.v: declare it like that
HDL029 (BlackBoxPorts.java:9) input "count" of 8 bits is output count of 8 bits in counter.v: declare it like that
HDL029 (BlackBoxPorts.java:13) a black box has ports only, its Verilog says the rest: remove registers, memories, statements and instances
*/
