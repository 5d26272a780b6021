package org.heddle.cosim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;

/** Small designs written by hand. Line n of each came from line 100 + n of {@code <Top>.java}. */
public final class Designs {
    private Designs() {}

    public static VerilogPort clock() {
        return new VerilogPort("clock", Direction.INPUT, 1, Role.CLOCK);
    }

    public static VerilogPort reset() {
        return new VerilogPort("reset", Direction.INPUT, 1, Role.RESET);
    }

    public static VerilogPort in(String name, int width) {
        return new VerilogPort(name, Direction.INPUT, width, Role.DATA);
    }

    public static VerilogPort out(String name, int width) {
        return new VerilogPort(name, Direction.OUTPUT, width, Role.DATA);
    }

    public static VerilogDesign of(String top, String text, VerilogPort... ports) {
        int lines = (int) text.lines().count();
        List<Optional<Site>> sites = new ArrayList<>();
        String java = Character.toUpperCase(top.charAt(0)) + top.substring(1) + ".java";
        for (int line = 1; line <= lines; line++) {
            sites.add(Optional.of(new Site(java, 100 + line)));
        }
        return new VerilogDesign(top, List.of(new VerilogFile(top + ".v", text, sites)), List.of(ports));
    }

    /** Counts enabled cycles in 8 bits; {@code next} is combinational. */
    public static VerilogDesign counter() {
        return of("counter", """
                module counter(input clock, input reset, input enable, output reg [7:0] count, output [7:0] next);
                  assign next = count + {7'd0, enable};
                  always @(posedge clock) begin
                    if (reset) count <= 8'd0;
                    else count <= next;
                  end
                endmodule
                """, clock(), reset(), in("enable", 1), out("count", 8), out("next", 8));
    }

    /** One register between two streams of 70 bits. */
    public static VerilogDesign registerStage() {
        return of(
                "one_stage",
                """
                module one_stage(input clock, input reset,
                  input [69:0] rx_data, input rx_valid, output rx_ready,
                  output reg [69:0] tx_data, output reg tx_valid, input tx_ready);
                  assign rx_ready = !tx_valid || tx_ready;
                  always @(posedge clock) begin
                    if (reset) tx_valid <= 1'b0;
                    else if (rx_ready) begin
                      tx_valid <= rx_valid;
                      tx_data <= rx_data;
                    end
                  end
                endmodule
                """,
                clock(),
                reset(),
                in("rx_data", 70),
                in("rx_valid", 1),
                out("rx_ready", 1),
                out("tx_data", 70),
                out("tx_valid", 1),
                in("tx_ready", 1));
    }

    static final int[] WIDE_WIDTHS = {1, 7, 8, 9, 16, 17, 32, 33, 63, 64, 65, 95, 96, 97, 127, 128, 129, 130, 256, 1000
    };

    /** Output n&lt;width&gt; is the inverse of input w&lt;width&gt;, for every one of {@link #WIDE_WIDTHS}. */
    public static VerilogDesign wide() {
        List<VerilogPort> ports = new ArrayList<>();
        StringBuilder header = new StringBuilder();
        StringBuilder body = new StringBuilder();
        for (int width : WIDE_WIDTHS) {
            ports.add(in("w" + width, width));
            ports.add(out("n" + width, width));
            header.append(header.isEmpty() ? "" : ", ")
                    .append("input [%d:0] w%d, output [%d:0] n%d".formatted(width - 1, width, width - 1, width));
            body.append("  assign n%d = ~w%d;\n".formatted(width, width));
        }
        return of("wide", "module wide(" + header + ");\n" + body + "endmodule\n", ports.toArray(new VerilogPort[0]));
    }
}
