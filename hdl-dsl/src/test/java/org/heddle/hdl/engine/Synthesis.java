package org.heddle.hdl.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;

/** Synthesizes a design for an FPGA family with yosys. */
public final class Synthesis {
    private static final Pattern MODULE = Pattern.compile("=== (.+) ===");
    private static final Pattern CELL = Pattern.compile("^ {5}(\\S+) +(\\d+)$");

    private Synthesis() {}

    /**
     * The cells of every module, by their type; nothing is flattened.
     *
     * @param target ice40, ecp5 or xilinx
     */
    public static Map<String, Map<String, Integer>> cells(Design<?> design, String target) {
        VerilogDesign verilog = design.verilog();
        return Tool.withFiles(verilog, folder -> {
            String flatten = target.equals("xilinx") ? "" : " -noflatten";
            String script = "read_verilog " + String.join(" ", Tool.names(verilog)) + "; synth_" + target + flatten
                    + " -top " + verilog.top() + "; tee -q -o /dev/stdout stat";
            return parse(VerilogBench.succeed(folder, List.of("yosys", "-q", "-p", script)));
        });
    }

    private static Map<String, Map<String, Integer>> parse(String statistics) {
        Map<String, Map<String, Integer>> modules = new TreeMap<>();
        Map<String, Integer> cells = new TreeMap<>();
        for (String line : statistics.lines().toList()) {
            Matcher module = MODULE.matcher(line);
            if (module.matches()) {
                cells = new TreeMap<>();
                modules.putIfAbsent(module.group(1), cells);
            }
            Matcher cell = CELL.matcher(line);
            if (cell.matches()) {
                cells.put(cell.group(1), Integer.parseInt(cell.group(2)));
            }
        }
        return modules;
    }
}
