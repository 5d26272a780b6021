package org.heddle.hdl.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;

/**
 * Icarus Verilog as a four-state engine. Each row sets the inputs, reads the outputs once they have settled, and ends with a
 * rising clock edge. Inputs that a row leaves out are 0. A clocked design is reset for one cycle before the first row.
 */
public final class Icarus {
    private Icarus() {}

    /**
     * The outputs of every row; one that is not all zeros and ones is left out.
     *
     * @throws IllegalStateException if a tool complains
     */
    public static List<Map<String, BigInteger>> run(Design<?> design, List<Map<String, BigInteger>> rows) {
        if (Tool.NONE) {
            return Reference.run(design, rows);
        }
        VerilogDesign verilog = design.verilog();
        return Tool.withFiles(verilog, folder -> {
            VerilogBench.write(folder, verilog, rows);
            List<String> files = new ArrayList<>(Tool.names(verilog));
            files.add("bench.v");
            VerilogBench.succeed(
                    folder, Tool.command(files, "iverilog", "-g2005", "-DHEDDLE_SIMULATION", "-o", "bench.vvp"));
            String output = VerilogBench.succeed(folder, List.of("vvp", "-n", "bench.vvp"));
            return VerilogBench.parse(verilog, output, rows.size());
        });
    }
}
