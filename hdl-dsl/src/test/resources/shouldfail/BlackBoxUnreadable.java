import java.io.*;
import java.nio.file.*;
import org.heddle.hdl.*;

/** A black box whose file cannot be read. */
class BlackBoxUnreadable extends BlackBox {
    Bool enable = in(bool());

    BlackBoxUnreadable() {
        super("counter", BlackBoxPorts.file("module counter (input [f(3):0] enable); endmodule"));
    }
}
/* reports
HDL029 (BlackBoxUnreadable.java:10) module counter of counter.v cannot be read: "f" is no number that can be read here: give it a Verilog-2001 header of numbers and parameters
*/
