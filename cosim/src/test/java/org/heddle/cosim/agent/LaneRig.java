package org.heddle.cosim.agent;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Designs;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;

/** A design of lanes: each a register between a stream in and a stream out, with the same payload. */
final class LaneRig {
    /** One field of a payload. */
    record Field(String name, int width) {}

    private final List<VerilogPort> ports;
    private final String inReset;
    private final StringBuilder header = new StringBuilder("input clock, input reset");
    private final StringBuilder body = new StringBuilder();

    LaneRig() {
        this(Designs.reset(), "reset");
    }

    private LaneRig(VerilogPort reset, String inReset) {
        this.ports = new ArrayList<>(List.of(Designs.clock(), reset));
        this.inReset = inReset;
    }

    /** Returns lanes that are in reset while {@code reset} is 0. */
    static LaneRig withResetActiveLow() {
        return new LaneRig(new VerilogPort("reset", Direction.INPUT, 1, Role.RESET_ACTIVE_LOW), "!reset");
    }

    LaneRig lane(String from, String to, Field... fields) {
        add(true, from + "_valid", 1);
        add(false, from + "_ready", 1);
        add(false, to + "_valid", 1);
        add(true, to + "_ready", 1);
        StringBuilder moves = new StringBuilder();
        for (Field field : fields) {
            add(true, from + "_data_" + field.name(), field.width());
            add(false, to + "_data_" + field.name(), field.width());
            moves.append("      %s_data_%s <= %s_data_%s;\n".formatted(to, field.name(), from, field.name()));
        }
        body.append("""
                  assign %1$s_ready = !%2$s_valid || %2$s_ready;
                  always @(posedge clock) begin
                    if (%4$s) %2$s_valid <= 1'b0;
                    else if (%1$s_ready) begin
                      %2$s_valid <= %1$s_valid;
                %3$s    end
                  end
                """.formatted(from, to, moves, inReset));
        return this;
    }

    private void add(boolean input, String name, int width) {
        ports.add(input ? Designs.in(name, width) : Designs.out(name, width));
        boolean register = !input && !name.endsWith("_ready");
        header.append(
                ",\n  %s [%d:0] %s".formatted(input ? "input" : register ? "output reg" : "output", width - 1, name));
    }

    VerilogDesign design() {
        return Designs.of(
                "lanes", "module lanes(" + header + ");\n" + body + "endmodule\n", ports.toArray(new VerilogPort[0]));
    }
}
