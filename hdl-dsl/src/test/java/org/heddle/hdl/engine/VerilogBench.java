package org.heddle.hdl.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;

/** A Verilog test bench that reads rows of inputs from a file and prints rows of outputs. */
final class VerilogBench {
    private VerilogBench() {}

    /** Writes {@code bench.v} and {@code rows.hex}. */
    static void write(Path folder, VerilogDesign design, List<Map<String, BigInteger>> rows) {
        try {
            Files.writeString(folder.resolve("rows.hex"), stimulus(design, rows));
            Files.writeString(folder.resolve("bench.v"), bench(design, rows.size()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs a tool that must succeed. */
    static String succeed(Path folder, List<String> command) {
        Tool.Result result = Tool.run(folder, command);
        if (result.status() != 0) {
            throw new IllegalStateException(String.join(" ", command) + " failed:\n" + result.output());
        }
        return result.output();
    }

    private static List<VerilogPort> inputs(VerilogDesign design) {
        return design.ports().stream()
                .filter(port ->
                        port.direction() == VerilogPort.Direction.INPUT && port.role() != VerilogPort.Role.CLOCK)
                .toList();
    }

    private static List<VerilogPort> outputs(VerilogDesign design) {
        return design.ports().stream()
                .filter(port -> port.direction() == VerilogPort.Direction.OUTPUT)
                .toList();
    }

    private static int width(List<VerilogPort> ports) {
        return Math.max(1, ports.stream().mapToInt(VerilogPort::width).sum());
    }

    /** The reset row, then the given ones: the inputs side by side, the first port the most significant. */
    private static String stimulus(VerilogDesign design, List<Map<String, BigInteger>> rows) {
        StringBuilder text = new StringBuilder(hex(design, Map.of("reset", BigInteger.ONE)));
        for (Map<String, BigInteger> row : rows) {
            text.append(hex(design, row));
        }
        return text.toString();
    }

    private static String hex(VerilogDesign design, Map<String, BigInteger> row) {
        BigInteger word = BigInteger.ZERO;
        int known = 0;
        for (VerilogPort port : inputs(design)) {
            word = word.shiftLeft(port.width()).or(row.getOrDefault(port.name(), BigInteger.ZERO));
            known += row.containsKey(port.name()) ? 1 : 0;
        }
        boolean resetOnly = row.size() == 1 && row.containsKey("reset");
        if (known != row.size() && !resetOnly) {
            throw new IllegalArgumentException("no such inputs of " + design.top() + ": " + row.keySet());
        }
        return word.toString(16) + "\n";
    }

    private static String bench(VerilogDesign design, int rows) {
        List<VerilogPort> inputs = inputs(design);
        List<VerilogPort> outputs = outputs(design);
        StringBuilder text = new StringBuilder("module heddle_bench;\n  reg heddle_clock = 0;\n");
        text.append("  reg [%d:0] heddle_rows [0:%d];\n".formatted(width(inputs) - 1, rows));
        text.append("  reg [%d:0] heddle_row;\n  integer heddle_i;\n".formatted(width(inputs) - 1));
        text.append("  wire [%d:0] heddle_out;\n".formatted(width(outputs) - 1));
        List<String> connections = new ArrayList<>();
        int low = width(inputs);
        for (VerilogPort port : inputs) {
            low -= port.width();
            connections.add(".%s(heddle_row[%d:%d])".formatted(port.name(), low + port.width() - 1, low));
        }
        low = width(outputs);
        for (VerilogPort port : outputs) {
            low -= port.width();
            connections.add(".%s(heddle_out[%d:%d])".formatted(port.name(), low + port.width() - 1, low));
        }
        design.ports().stream()
                .filter(port -> port.role() == VerilogPort.Role.CLOCK)
                .forEach(port -> connections.add(".%s(heddle_clock)".formatted(port.name())));
        text.append(
                "  %s dut (%s);\n".formatted(design.top(), connections.stream().collect(Collectors.joining(", "))));
        text.append("  initial begin\n    $readmemh(\"rows.hex\", heddle_rows);\n");
        text.append("    for (heddle_i = 0; heddle_i <= %d; heddle_i = heddle_i + 1) begin\n".formatted(rows));
        text.append("      heddle_row = heddle_rows[heddle_i]; #1;\n");
        text.append("      if (heddle_i > 0) $display(\"row %b\", heddle_out);\n");
        text.append("      #1 heddle_clock = 1; #1 heddle_clock = 0;\n    end\n    $finish;\n  end\nendmodule\n");
        return text.toString();
    }

    /** The rows in what the bench printed; an output that is not all zeros and ones is left out. */
    static List<Map<String, BigInteger>> parse(VerilogDesign design, String output, int rows) {
        List<Map<String, BigInteger>> result = new ArrayList<>();
        for (String line : output.lines().toList()) {
            if (line.startsWith("- ")) {
                continue; // Verilator's note that $finish was reached
            }
            if (!line.startsWith("row ")) {
                throw new IllegalStateException("the simulator said: " + output);
            }
            result.add(row(design, line.substring(4)));
        }
        if (result.size() != rows) {
            throw new IllegalStateException("the simulator stopped after row " + (result.size() - 1) + ": " + output);
        }
        return result;
    }

    private static Map<String, BigInteger> row(VerilogDesign design, String bits) {
        Map<String, BigInteger> row = new LinkedHashMap<>();
        int from = 0;
        for (VerilogPort port : outputs(design)) {
            String value = bits.substring(from, from + port.width());
            from += port.width();
            if (value.matches("[01]+")) {
                row.put(port.name(), new BigInteger(value, 2));
            }
        }
        return row;
    }
}
