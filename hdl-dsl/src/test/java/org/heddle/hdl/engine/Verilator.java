package org.heddle.hdl.engine;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;

/** Verilator as an engine, with Verilog's own test bench around the design: rows as for {@link Icarus}. */
public final class Verilator {
    private Verilator() {}

    /** The outputs of every row. */
    public static List<Map<String, BigInteger>> run(Design<?> design, List<Map<String, BigInteger>> rows) {
        if (Tool.NONE) {
            return Reference.run(design, rows);
        }
        VerilogDesign verilog = design.verilog();
        return Tool.withFiles(verilog, folder -> {
            VerilogBench.write(folder, verilog, rows);
            List<String> command = Tool.command(
                    Tool.names(verilog),
                    "verilator",
                    "--binary",
                    "--timescale",
                    "1ns/1ns",
                    "-O0",
                    // Its makefile puts -Os behind what -CFLAGS asks for.
                    "-MAKEFLAGS",
                    "OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0",
                    "--x-initial",
                    "0",
                    "--x-assign",
                    "0",
                    "-Wno-fatal",
                    "--top-module",
                    "heddle_bench",
                    "bench.v");
            VerilogBench.succeed(folder, command);
            return VerilogBench.parse(
                    verilog, VerilogBench.succeed(folder, List.of("obj_dir/Vheddle_bench")), rows.size());
        });
    }
}
