package org.heddle.verify.synth;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * Shift registers around a design: one bit in and one bit out in place of all its ports, because a component has more of them
 * than a package has pins. Every path through the design begins and ends in a register, so that the clock is the design's own.
 */
final class Harness {
    static final String NAME = "heddle_harness";

    private Harness() {}

    static String around(VerilogDesign design) {
        List<String> connections = new ArrayList<>();
        int inputs = 0;
        int outputs = 0;
        for (VerilogPort port : design.ports()) {
            String bits;
            if (port.role() == VerilogPort.Role.CLOCK) {
                bits = "clock";
            } else if (port.direction() == VerilogPort.Direction.INPUT) {
                bits = "driven[%d:%d]".formatted(inputs + port.width() - 1, inputs);
                inputs += port.width();
            } else {
                bits = "answer[%d:%d]".formatted(outputs + port.width() - 1, outputs);
                outputs += port.width();
            }
            connections.add(".%s(%s)".formatted(port.name(), bits));
        }
        int in = Math.max(inputs, 2);
        int out = Math.max(outputs, 2);
        return """
                module %s (input clock, input shift_in, input load, output shift_out);
                  reg [%d:0] driven;
                  reg [%d:0] seen;
                  wire [%d:0] answer;
                  assign shift_out = seen[0];
                  always @(posedge clock) begin
                    driven <= {driven[%d:0], shift_in};
                    if (load) seen <= answer; else seen <= {1'b0, seen[%d:1]};
                  end
                  %s unit (%s);
                endmodule
                """.formatted(
                        NAME, in - 1, out - 1, out - 1, in - 2, out - 1, design.top(), String.join(", ", connections));
    }
}
