package org.heddle.hdl.engine;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;

/** The gates that yosys makes of a design, simulated by Icarus: rows as for {@link Icarus}. */
public final class Netlist {
    private Netlist() {}

    /** The outputs of every row; one that is not all zeros and ones is left out. */
    public static List<Map<String, BigInteger>> run(Design<?> design, List<Map<String, BigInteger>> rows) {
        VerilogDesign verilog = design.verilog();
        return Tool.withFiles(verilog, folder -> {
            VerilogBench.write(folder, verilog, rows);
            String script = "read_verilog " + String.join(" ", Tool.names(verilog)) + "; synth -noabc -top "
                    + verilog.top() + "; write_verilog -noattr netlist.v";
            VerilogBench.succeed(folder, List.of("yosys", "-q", "-p", script));
            VerilogBench.succeed(folder, List.of("iverilog", "-g2005", "-o", "netlist.vvp", "netlist.v", "bench.v"));
            return VerilogBench.parse(
                    verilog, VerilogBench.succeed(folder, List.of("vvp", "-n", "netlist.vvp")), rows.size());
        });
    }
}
