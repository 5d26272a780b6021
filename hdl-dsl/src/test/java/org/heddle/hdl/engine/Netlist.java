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
        return run(design, rows, "synth -noabc -top %s");
    }

    /** The same for a netlist that keeps adders, multipliers and shifters whole: gates of wide ones take minutes. */
    public static List<Map<String, BigInteger>> words(Design<?> design, List<Map<String, BigInteger>> rows) {
        return run(design, rows, "hierarchy -top %s; proc; opt; wreduce; peepopt; opt; memory -nomap; memory_map; opt");
    }

    private static List<Map<String, BigInteger>> run(
            Design<?> design, List<Map<String, BigInteger>> rows, String synthesis) {
        if (Tool.NONE) {
            return Reference.run(design, rows);
        }
        VerilogDesign verilog = design.verilog();
        return Tool.withFiles(verilog, folder -> {
            VerilogBench.write(folder, verilog, rows);
            String script = "read_verilog " + String.join(" ", Tool.names(verilog)) + "; "
                    + synthesis.formatted(verilog.top()) + "; write_verilog -noattr netlist.v";
            VerilogBench.succeed(folder, List.of("yosys", "-q", "-p", script));
            VerilogBench.succeed(folder, List.of("iverilog", "-g2005", "-o", "netlist.vvp", "netlist.v", "bench.v"));
            return VerilogBench.parse(
                    verilog, VerilogBench.succeed(folder, List.of("vvp", "-n", "netlist.vvp")), rows.size());
        });
    }
}
